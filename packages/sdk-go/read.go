package graha

import (
	"fmt"
	"io"
	"net/http"
)

// answerBytesMax is far above the largest answer of the API.
const answerBytesMax = 64 << 20

// readLimited reads a whole answer; one with more bytes is an error of the kind ErrAnswerTooLarge, also where they came
// compressed. The connection is closed with the body.
func readLimited(response *http.Response, bytesMax int64) ([]byte, error) {
	tooLarge := &Error{
		Kind: ErrAnswerTooLarge, Status: response.StatusCode, Code: "answer_too_large",
		Detail:    fmt.Sprintf("the answer has more than %d bytes, so it was not read", bytesMax),
		RequestID: response.Header.Get("X-Request-Id"),
	}
	if response.ContentLength > bytesMax {
		return nil, tooLarge
	}
	limited := &io.LimitedReader{R: response.Body, N: bytesMax}
	text, err := io.ReadAll(limited)
	if err != nil || limited.N > 0 {
		return text, err
	}
	if _, err := io.ReadFull(response.Body, make([]byte, 1)); err != io.EOF {
		if err != nil {
			return nil, err
		}
		return nil, tooLarge
	}
	return text, nil
}
