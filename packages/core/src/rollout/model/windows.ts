/** A weekly range of time on the clocks of a place. */
export interface Window {
  /** Days on which it begins, 0 is Sunday; none: every day. */
  readonly days: readonly number[];
  /** Minutes of the day. An end that is not after the start is on the next day. */
  readonly from: number;
  readonly to: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** When targets may be released: within one of `allow`, if there is any, and within none of `deny`. */
export interface Windows {
  readonly allow: readonly Window[];
  readonly deny: readonly Window[];
}

/** A window as a strategy gives it. */
export interface WindowSpec {
  readonly days?: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}
