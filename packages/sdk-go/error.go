package graha

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ErrNetwork: the API could not be reached, or the connection ended before the answer. Whether the call was charged is not known.
var ErrNetwork = errors.New("network")

// ErrTimeout: no answer in time. Whether the call was charged is not known.
var ErrTimeout = errors.New("timeout")

// ErrUnexpectedResponse: something answered that is not the API, or not as this client knows it.
var ErrUnexpectedResponse = errors.New("unexpected response")

// ErrAnswerTooLarge: the answer has more bytes than the client reads. The call may have been charged; it is not sent again.
var ErrAnswerTooLarge = errors.New("answer too large")

// Field says what is wrong with which member of the input, such as settings.ayanamsa.
type Field struct {
	Name    string `json:"name"`
	Message string `json:"message"`
	Type    string `json:"type"`
}

// Error is a call that gave no result, after every retry. A refusal costs nothing. errors.Is(err, graha.ErrRateLimit) asks
// for its kind; errors.As with *graha.Error gives the rest.
type Error struct {
	Kind error
	// Status is 0 where there was no answer.
	Status int
	// Code is the API's; network_error, timeout, unexpected_response, answer_too_large and invalid_id are the client's own.
	Code   string
	Detail string
	// Fields has every problem of a 422 by member; empty on all others.
	Fields     []Field
	RequestID  string
	Retryable  bool
	RetryAfter *time.Duration
	Cause      error
}

func (e *Error) Error() string { return "graha: " + e.Code + ": " + e.Detail }

// Is makes errors.Is answer for the kind.
func (e *Error) Is(target error) bool { return target == e.Kind }

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Cause }

type refusalBody struct {
	Code      *string         `json:"code"`
	Detail    json.RawMessage `json:"detail"`
	Retryable bool            `json:"retryable"`
}

type problem struct {
	Loc  []any   `json:"loc"`
	Msg  *string `json:"msg"`
	Type string  `json:"type"`
}

// errorOf is the error that any answer but a 2xx describes.
func errorOf(response *http.Response, text []byte) *Error {
	header := response.Header
	return errorOfBody(text, response.StatusCode, header.Get("X-Request-Id"), untilRetry(header.Get("Retry-After")))
}

func errorOfBody(text []byte, status int, requestID string, retryAfter *time.Duration) *Error {
	found := &Error{
		Kind:       ErrUnexpectedResponse,
		Status:     status,
		Code:       "unexpected_response",
		Detail:     fmt.Sprintf("the answer %d is not the API's", status),
		RequestID:  requestID,
		Retryable:  status >= 500 || status == http.StatusTooManyRequests,
		RetryAfter: retryAfter,
	}
	var body refusalBody
	if json.Unmarshal(text, &body) != nil || body.Code == nil {
		return found
	}
	detail, fields, err := readDetail(body.Detail)
	if err != nil {
		return found
	}
	if kind, isKnown := errorKinds[status]; isKnown {
		found.Kind = kind
	}
	found.Code, found.Detail, found.Fields, found.Retryable = *body.Code, detail, fields, body.Retryable
	return found
}

// readDetail: a sentence, or every problem of a 422.
func readDetail(detail json.RawMessage) (string, []Field, error) {
	var sentence string
	if json.Unmarshal(detail, &sentence) == nil {
		return sentence, nil, nil
	}
	var problems []problem
	if err := json.Unmarshal(detail, &problems); err != nil {
		return "", nil, err
	}
	fields := make([]Field, len(problems))
	sentences := make([]string, len(problems))
	for index, one := range problems {
		if one.Loc == nil || one.Msg == nil {
			return "", nil, errors.New("a problem of another form")
		}
		var names []string
		for _, part := range one.Loc[min(1, len(one.Loc)):] {
			names = append(names, fmt.Sprint(part))
		}
		fields[index] = Field{strings.Join(names, "."), *one.Msg, one.Type}
		sentences[index] = *one.Msg
	}
	return strings.Join(sentences, "; "), fields, nil
}

func min(one, other int) int {
	if one < other {
		return one
	}
	return other
}

var secondsForm = regexp.MustCompile(`^[0-9]+(\.[0-9]+)?$`)

// secondsLong is at most the longest duration: a greater one would wrap to a negative one, and be over at once.
func secondsLong(seconds float64) time.Duration {
	if seconds >= math.MaxInt64/float64(time.Second) {
		return math.MaxInt64
	}
	return time.Duration(seconds * float64(time.Second))
}

// parseTime reads the dates of HTTP, and the zone in figures that mail has.
func parseTime(text string) (time.Time, error) {
	if at, err := http.ParseTime(text); err == nil {
		return at, nil
	}
	return time.Parse(time.RFC1123Z, text)
}

// untilRetry reads Retry-After in seconds or as a date.
func untilRetry(text string) *time.Duration {
	if secondsForm.MatchString(text) {
		seconds, err := strconv.ParseFloat(text, 64)
		if err != nil {
			seconds = math.MaxFloat64
		}
		delay := secondsLong(seconds)
		return &delay
	}
	at, err := parseTime(text)
	if err != nil {
		return nil
	}
	delay := time.Until(at)
	if delay < 0 {
		delay = 0
	}
	return &delay
}
