package graha

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"
)

// BatchCall is one call of many: an operation, such as "kundali/basic", and its input.
type BatchCall struct {
	Operation string
	Input     any
}

// BatchResult is what one call came to: Answer, or Err of the kind that the call alone would have given.
type BatchResult struct {
	// Index says which of the calls it answers: 0 is the first.
	Index int
	// Credits is what this call cost; 0 where it failed.
	Credits   int
	RequestID string
	IsReplay  bool
	// Answer is for json.Unmarshal into the answer type of the operation.
	Answer json.RawMessage
	Err    *Error
}

// What the API takes in one request.
const (
	batchCallsMax     = 100
	batchBodyBytesMax = 256 * 1024
	// {"calls":[]}
	batchFrameBytes = 12
)

type batchSent struct {
	ID        string          `json:"id"`
	Operation string          `json:"operation"`
	Input     json.RawMessage `json:"input"`
}

type batchWire struct {
	ID         string          `json:"id"`
	Status     int             `json:"status"`
	Credits    int             `json:"credits"`
	RequestID  string          `json:"request_id"`
	Replayed   bool            `json:"replayed"`
	RetryAfter *float64        `json:"retry_after"`
	Answer     json.RawMessage `json:"answer"`
	Error      json.RawMessage `json:"error"`
}

type batchAnswer struct {
	Results []batchWire `json:"results"`
}

// Batch makes any number of calls, a hundred in a request, and hands each result to use in the order of the calls, each
// request's as soon as it is answered. A call that failed for a reason that may pass is sent again, under the same name, so it
// costs once. An error of use ends the batch and is returned, as is what refuses a whole request; no further request is sent.
func Batch(ctx context.Context, client *Client, calls []BatchCall, use func(BatchResult) error, options ...Option) error {
	settings := client.settings.with(options)
	name := randomName()
	if settings.idempotencyKey != nil {
		name = *settings.idempotencyKey
	}
	if err := checkIdempotencyKey(name); err != nil {
		return err
	}
	requests, err := batchRequests(calls)
	if err != nil {
		return err
	}
	for requestIndex, request := range requests {
		own := append(append([]Option{}, options...), WithIdempotencyKey(fmt.Sprintf("%s-%d", name, requestIndex)))
		results, err := batchResults(ctx, client, request, settings.maxRetries, own)
		if err != nil {
			return err
		}
		for _, call := range request {
			if result, came := results[call.ID]; came {
				if err := use(result); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// batchRequests puts as many calls into each request as the API takes.
func batchRequests(calls []BatchCall) ([][]batchSent, error) {
	var requests [][]batchSent
	var request []batchSent
	bytes := batchFrameBytes
	for index, call := range calls {
		input, err := json.Marshal(call.Input)
		if err != nil {
			return nil, err
		}
		one := batchSent{strconv.Itoa(index), call.Operation, input}
		text, err := json.Marshal(one)
		if err != nil {
			return nil, err
		}
		more := len(text) + 1
		if len(request) == batchCallsMax || (len(request) > 0 && bytes+more > batchBodyBytesMax) {
			requests = append(requests, request)
			request, bytes = nil, batchFrameBytes
		}
		request = append(request, one)
		bytes += more
	}
	if len(request) > 0 {
		requests = append(requests, request)
	}
	return requests, nil
}

// batchResults sends one request, and again those of its calls that failed for a reason that may pass.
func batchResults(
	ctx context.Context, client *Client, open []batchSent, retriesMax int, options []Option,
) (map[string]BatchResult, error) {
	results := map[string]BatchResult{}
	for attemptIndex := 0; len(open) > 0; attemptIndex++ {
		answer, err := Call[batchAnswer](ctx, client, "batch", map[string]any{"calls": open}, options...)
		if err != nil {
			return nil, err
		}
		if !hasEach(answer.Data.Results, open) {
			return nil, &Error{
				Kind: ErrUnexpectedResponse, Status: 200, Code: "unexpected_response",
				Detail: "the answer has not one result for each call", RequestID: answer.RequestID,
			}
		}
		longest := time.Duration(0)
		again := map[string]bool{}
		for _, wire := range answer.Data.Results {
			result, err := batchResultOf(wire)
			if err != nil {
				return nil, err
			}
			results[wire.ID] = result
			if result.Err == nil || attemptIndex >= retriesMax {
				continue
			}
			if delay, isRetried := retryDelay(result.Err, attemptIndex); isRetried {
				again[wire.ID] = true
				if delay > longest {
					longest = delay
				}
			}
		}
		var left []batchSent
		for _, call := range open {
			if again[call.ID] {
				left = append(left, call)
			}
		}
		open = left
		if len(open) > 0 {
			if err := wait(ctx, longest); err != nil {
				return nil, err
			}
		}
	}
	return results, nil
}

// hasEach says whether there is one result for each call: a call that was lost would go unseen.
func hasEach(results []batchWire, open []batchSent) bool {
	came := map[string]bool{}
	for _, wire := range results {
		came[wire.ID] = true
	}
	for _, call := range open {
		if !came[call.ID] {
			return false
		}
	}
	return len(results) == len(open)
}

func batchResultOf(wire batchWire) (BatchResult, error) {
	index, err := strconv.Atoi(wire.ID)
	if err != nil {
		return BatchResult{}, &Error{
			Kind: ErrUnexpectedResponse, Code: "unexpected_response", Detail: "the answer has an id that was not sent", Cause: err,
		}
	}
	result := BatchResult{
		Index: index, Credits: wire.Credits, RequestID: wire.RequestID, IsReplay: wire.Replayed, Answer: wire.Answer,
	}
	if wire.Error != nil {
		var retryAfter *time.Duration
		if wire.RetryAfter != nil {
			seconds := secondsLong(*wire.RetryAfter)
			retryAfter = &seconds
		}
		result.Err = errorOfBody(wire.Error, wire.Status, wire.RequestID, retryAfter)
	}
	return result, nil
}
