// Command kstatus times sigs.k8s.io/cli-utils' status.Compute on decoded objects.
//
// usage: kstatus FILE.jsonl ROUNDS
//
// Each round computes every object once, and prints its nanoseconds per object on a line of its own. The last
// line holds a count of each status, so that the caller can compare answers.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/cli-utils/pkg/kstatus/status"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: kstatus FILE.jsonl ROUNDS")
	}
	rounds, err := strconv.Atoi(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	objects, err := readObjects(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	counts := map[string]int{}
	for round := 0; round < rounds; round++ {
		clear(counts)
		start := time.Now()
		for _, object := range objects {
			result, err := status.Compute(object)
			if err != nil {
				counts["error"]++
				continue
			}
			counts[string(result.Status)]++
		}
		fmt.Println(float64(time.Since(start).Nanoseconds()) / float64(len(objects)))
	}
	text, err := json.Marshal(counts)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
}

func readObjects(path string) ([]*unstructured.Unstructured, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var objects []*unstructured.Unstructured
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<26)
	for scanner.Scan() {
		object := &unstructured.Unstructured{}
		if err := object.UnmarshalJSON(scanner.Bytes()); err != nil {
			return nil, err
		}
		objects = append(objects, object)
	}
	return objects, scanner.Err()
}
