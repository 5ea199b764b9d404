package graha

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"
)

// Call makes one operation, such as "kundali/basic", and reads its answer into a T. It sends again where that may help,
// under one name, so that the call costs once. The methods of Client are this with the types of their operation.
//
// Where an answer came that T cannot hold, both are returned: the answer, whose Raw is whole, and the error.
func Call[T any](ctx context.Context, client *Client, operation string, input any, options ...Option) (*Answer[T], error) {
	body, err := json.Marshal(input)
	if err != nil {
		return nil, err
	}
	one := sending{operation: operation, verb: http.MethodPost, path: operation, body: body, repeat: underKey}
	return exchange[T](ctx, client, one, options)
}

// sending is one request as it is sent.
type sending struct {
	// operation is what OnResponse hears.
	operation string
	verb      string
	// path is below /api/v1, with its query.
	path string
	// body is nil where nothing is sent.
	body   []byte
	repeat repeat
}

func exchange[T any](ctx context.Context, client *Client, one sending, options []Option) (*Answer[T], error) {
	settings := client.settings.with(options)
	if settings.idempotencyKey != nil && one.repeat != underKey {
		return nil, fmt.Errorf("graha: %s takes no idempotency key", one.operation)
	}
	if settings.idempotencyKey == nil {
		name := randomName()
		settings.idempotencyKey = &name
	}
	if err := checkIdempotencyKey(*settings.idempotencyKey); err != nil {
		return nil, err
	}
	if err := checkAPIKey(client.apiKey); err != nil {
		return nil, err
	}
	for attemptIndex := 0; ; attemptIndex++ {
		response, text, err := client.attempt(ctx, one, settings, attemptIndex+1)
		if err == nil {
			return readAnswer[T](response, text)
		}
		var refusal *Error
		if attemptIndex >= settings.maxRetries || !errors.As(err, &refusal) || !mayRepeat(one.repeat, refusal) {
			return nil, err
		}
		delay, again := retryDelay(refusal, attemptIndex)
		if !again {
			return nil, err
		}
		if err := wait(ctx, delay); err != nil {
			return nil, err
		}
	}
}

// attempt gives the answer of a 2xx with its text, else the error that it describes.
func (client *Client) attempt(
	ctx context.Context, one sending, settings settings, attemptNumber int,
) (*http.Response, []byte, error) {
	timed, cancel := context.WithTimeout(ctx, settings.timeout)
	defer cancel()
	url := client.baseURL + "/api/v1/" + one.path
	request, err := http.NewRequestWithContext(timed, one.verb, url, bytes.NewReader(one.body))
	if err != nil {
		return nil, nil, err
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("X-Api-Key", client.apiKey)
	if one.body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if one.repeat == underKey {
		request.Header.Set("Idempotency-Key", *settings.idempotencyKey)
	}
	response, err := settings.httpClient.Do(request)
	if err != nil {
		return nil, nil, withoutAnswer(ctx, err, one.repeat != never)
	}
	defer response.Body.Close()
	if settings.onResponse != nil {
		settings.onResponse(one.operation, response, attemptNumber)
	}
	text, err := readLimited(response, settings.bytesMax)
	if errors.Is(err, ErrAnswerTooLarge) {
		return nil, nil, err
	}
	if err != nil {
		return nil, nil, withoutAnswer(ctx, err, one.repeat != never)
	}
	if response.StatusCode/100 != 2 || !json.Valid(text) || string(bytes.TrimSpace(text)) == "null" {
		return nil, nil, errorOf(response, text)
	}
	return response, text, nil
}

// withoutAnswer is the error for an attempt that no answer came to; it is not retryable where a repeat could do the same twice.
// A caller who gave up gets the reason of the context.
func withoutAnswer(ctx context.Context, cause error, retryable bool) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var timeout net.Error
	if errors.As(cause, &timeout) && timeout.Timeout() {
		return &Error{Kind: ErrTimeout, Code: "timeout", Detail: "there was no answer in time", Retryable: retryable, Cause: cause}
	}
	return &Error{
		Kind: ErrNetwork, Code: "network_error", Detail: "the API could not be reached", Retryable: retryable, Cause: cause,
	}
}

func wait(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// randomName is unique, not secret.
func randomName() string {
	bytes := make([]byte, 16)
	if _, err := rand.Read(bytes); err != nil {
		panic(err) // The system has no random numbers: nothing that needs them can go on.
	}
	return "sdk-" + hex.EncodeToString(bytes)
}
