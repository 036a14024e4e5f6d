import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { bitString, der, integer, octetString, oid, pem, sequence, TRUE, utcTime, utf8 } from "./der.ts";

/** A certificate and its private key, as PEM. */
export interface KeyAndCertificate {
  readonly certificate: string;
  readonly key: string;
}

/** The subject of a certificate: a user (name and groups), or a server on loopback. */
export interface CertificateSubject {
  readonly name: string;
  readonly groups?: readonly string[];
  /** The end of validity. Default: a day from now. */
  readonly until?: Date;
}

/**
 * A certificate authority for the lifetime of the environment; issues the certificates of the API server's clients and
 * servers.
 */
export interface Authority {
  readonly certificate: string;
  /** Issues a client certificate: its common name is the user, its organizations are the groups. */
  issueClient(subject: CertificateSubject): KeyAndCertificate;
  /** Issues a certificate for 127.0.0.1 and localhost. */
  issueServer(name: string): KeyAndCertificate;
}

const ECDSA_SHA256 = sequence(oid("1.2.840.10045.4.3.2"));
const SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
const CLIENT_AUTH = "1.3.6.1.5.5.7.3.2";
const HOUR = 3_600_000;

/** Creates an authority with a key of its own. */
export function newAuthority(name = "landfall-envtest"): Authority {
  const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const issuer = distinguishedName({ name });
  const sign = (subject: CertificateSubject, publicKey: KeyObject, extensions: readonly Buffer[]): string =>
    signCertificate({ issuer, subject, publicKey, extensions, signer: root.privateKey });
  const certificate = sign({ name, until: new Date(Date.now() + 365 * 24 * HOUR) }, root.publicKey, [
    extension("2.5.29.19", sequence(TRUE), true),
    extension("2.5.29.15", bitString(Buffer.from([0b1000_0110]), 1), true),
    extension("2.5.29.14", octetString(keyIdOf(root.publicKey))),
  ]);
  const signedBy = extension("2.5.29.35", sequence(der(0x80, keyIdOf(root.publicKey))));
  const issue = (subject: CertificateSubject, extensions: readonly Buffer[]): KeyAndCertificate => {
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const key = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    return { certificate: sign(subject, pair.publicKey, [signedBy, ...extensions]), key };
  };
  return {
    certificate,
    issueClient: (subject) => issue(subject, [extension("2.5.29.37", sequence(oid(CLIENT_AUTH)))]),
    issueServer: (server) =>
      issue({ name: server }, [extension("2.5.29.37", sequence(oid(SERVER_AUTH))), alternativeNames()]),
  };
}

function signCertificate(request: {
  readonly issuer: Buffer;
  readonly subject: CertificateSubject;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Buffer[];
  readonly signer: KeyObject;
}): string {
  const until = request.subject.until ?? new Date(Date.now() + 24 * HOUR);
  const toBeSigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    request.issuer,
    sequence(utcTime(new Date(Date.now() - HOUR)), utcTime(until)),
    distinguishedName(request.subject),
    request.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...request.extensions)),
  );
  const signature = sign("sha256", toBeSigned, request.signer);
  return pem("CERTIFICATE", sequence(toBeSigned, ECDSA_SHA256, bitString(signature)));
}

function distinguishedName({ name, groups = [] }: CertificateSubject): Buffer {
  const attribute = (type: string, value: string): Buffer => der(0x31, sequence(oid(type), utf8(value)));
  return sequence(...groups.map((group) => attribute("2.5.4.10", group)), attribute("2.5.4.3", name));
}

function extension(type: string, value: Buffer, critical = false): Buffer {
  return sequence(oid(type), ...(critical ? [TRUE] : []), octetString(value));
}

function alternativeNames(): Buffer {
  const names = ["localhost", "kubernetes", "kubernetes.default", "kubernetes.default.svc"];
  const addresses = [
    [127, 0, 0, 1],
    [10, 0, 0, 1],
  ];
  const dns = names.map((name) => der(0x82, Buffer.from(name)));
  const ips = addresses.map((address) => der(0x87, Buffer.from(address)));
  return extension("2.5.29.17", sequence(...dns, ...ips));
}

function keyIdOf(key: KeyObject): Buffer {
  return createHash("sha1")
    .update(key.export({ type: "spki", format: "der" }))
    .digest();
}
