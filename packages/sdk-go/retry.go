package graha

import (
	"math/rand"
	"net/http"
	"time"
)

const (
	firstDelay = 500 * time.Millisecond
	delayMax   = 8 * time.Second
	// A caller who would have to wait longer gets the refusal instead.
	retryAfterMax = time.Minute
)

// repeat says when a request may be sent again after its answer may have been lost.
type repeat string

const (
	// underKey carries an Idempotency-Key.
	underKey repeat = "under_key"
	never    repeat = "never"
)

// mayRepeat: after a 429 nothing was done, so that what must not be done twice may be sent again too.
func mayRepeat(repeat repeat, refusal *Error) bool {
	return repeat != never || refusal.Status == http.StatusTooManyRequests
}

// retryDelay says how long to wait before the next attempt, and whether there is to be one.
func retryDelay(refusal *Error, attemptIndex int) (time.Duration, bool) {
	if !refusal.Retryable {
		return 0, false
	}
	if refusal.RetryAfter != nil {
		return *refusal.RetryAfter, *refusal.RetryAfter <= retryAfterMax
	}
	delay := delayMax
	if attemptIndex < 4 {
		delay = firstDelay << attemptIndex
	}
	// Half of it by chance, so that clients which failed together do not come back together.
	return delay/2 + time.Duration(rand.Int63n(int64(delay/2))), true
}
