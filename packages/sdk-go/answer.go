package graha

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// Credits says what a call cost and what is left; nil where the answer did not say.
type Credits struct {
	Cost      *int
	Remaining *int
	Limit     *int
	ResetsAt  *time.Time
}

// Answer is what a call came to.
type Answer[T any] struct {
	Data T
	// Raw is the answer as it came, with members that Data does not know.
	Raw     json.RawMessage
	Credits Credits
	// RequestID is empty where the answer did not say.
	RequestID string
	// IsReplay says whether an idempotency key repeated an earlier call.
	IsReplay bool
	Header   http.Header
}

func readAnswer[T any](response *http.Response, text []byte) (*Answer[T], error) {
	header := response.Header
	answer := &Answer[T]{
		Raw:       text,
		RequestID: header.Get("X-Request-Id"),
		IsReplay:  header.Get("Idempotency-Replayed") == "true",
		Header:    header,
		Credits: Credits{
			Cost:      count(header.Get("X-Credits-Cost")),
			Remaining: count(header.Get("X-Credits-Remaining")),
			Limit:     count(header.Get("X-Credits-Limit")),
		},
	}
	if reset, err := time.Parse(time.RFC3339, header.Get("X-Credits-Reset")); err == nil {
		answer.Credits.ResetsAt = &reset
	}
	if err := json.Unmarshal(text, &answer.Data); err != nil {
		detail := fmt.Sprintf("the answer does not fit %T", answer.Data)
		return answer, &Error{
			Kind: ErrUnexpectedResponse, Status: response.StatusCode, Code: "unexpected_response", Detail: detail,
			RequestID: answer.RequestID, Cause: err,
		}
	}
	return answer, nil
}

func count(text string) *int {
	number, err := strconv.Atoi(text)
	if err != nil {
		return nil
	}
	return &number
}
