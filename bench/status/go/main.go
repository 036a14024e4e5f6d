// Command kstatus times sigs.k8s.io/cli-utils' status.Compute on decoded objects.
//
// usage: kstatus FILE.jsonl
//
// For each line of the standard input, a number of rounds, it computes every object once per round, and prints the
// nanoseconds per object of each round on one line. After the last line it prints a count of each status of the last
// round as JSON, so that the caller can compare answers.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/cli-utils/pkg/kstatus/status"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: kstatus FILE.jsonl")
	}
	objects, err := readObjects(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	counts := map[string]int{}
	turns := bufio.NewScanner(os.Stdin)
	for turns.Scan() {
		rounds, err := strconv.Atoi(turns.Text())
		if err != nil {
			log.Fatal(err)
		}
		times := make([]string, rounds)
		for round := range times {
			clear(counts)
			times[round] = strconv.FormatFloat(timeRound(objects, counts), 'f', 1, 64)
		}
		fmt.Println(strings.Join(times, " "))
	}
	text, err := json.Marshal(counts)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
}

// timeRound computes every object once, counts the statuses, and returns the nanoseconds per object.
func timeRound(objects []*unstructured.Unstructured, counts map[string]int) float64 {
	start := time.Now()
	for _, object := range objects {
		result, err := status.Compute(object)
		if err != nil {
			counts["error"]++
			continue
		}
		counts[string(result.Status)]++
	}
	return float64(time.Since(start).Nanoseconds()) / float64(len(objects))
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
