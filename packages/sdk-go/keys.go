package graha

import "regexp"

var (
	// Other characters end a header or cannot be in one. An empty key is for an HTTP client that adds its own.
	apiKeyForm         = regexp.MustCompile(`^[\x21-\x7e]*$`)
	idempotencyKeyForm = regexp.MustCompile(`^[\x21-\x7e]{1,255}$`)
)

// checkAPIKey refuses a key that no header can carry. The error does not contain it.
func checkAPIKey(key string) error {
	if apiKeyForm.MatchString(key) {
		return nil
	}
	detail := "the API key has a space, a line break or a character that no key has; nothing was sent"
	return &Error{Kind: ErrAuthentication, Code: "invalid_api_key", Detail: detail}
}

// checkIdempotencyKey refuses a key that the API would refuse, or that would add a header.
func checkIdempotencyKey(key string) error {
	if idempotencyKeyForm.MatchString(key) {
		return nil
	}
	detail := "an idempotency key is 1 to 255 visible ASCII characters; nothing was sent"
	return &Error{Kind: ErrBadRequest, Code: "invalid_idempotency_key", Detail: detail}
}
