package graha

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// SignedAnswer is an answer as it was received, and the request that it answers.
type SignedAnswer struct {
	Status int
	Header http.Header
	// Body is the content, byte for byte.
	Body []byte
	// Method and URL are those of the request; host and scheme are not signed.
	Method string
	URL    string
	// RequestDigest is needed if the request had Content-Digest, which the signature then covers.
	RequestDigest string
}

// VerifiedAnswer has what the signature proves. EngineVersion is empty and LedgerEntry 0 if they are not covered, as in some batches.
type VerifiedAnswer struct {
	RequestID     string
	At            time.Time
	EngineVersion string
	LedgerEntry   int64
	KeyID         string
}

// ReceiptError means that the answer cannot be proved. Problem is one of header_missing, header_malformed, content_changed,
// not_covered, key_unknown, signature_wrong and time_ahead.
type ReceiptError struct{ Problem, Message string }

func (e *ReceiptError) Error() string { return e.Problem + ": " + e.Message }

const (
	directoryPath     = "/.well-known/http-message-signatures-directory"
	keysKept          = time.Hour
	keysAgain         = time.Minute
	headerBytesMax    = 16_384
	directoryBytesMax = 1 << 20
	clockTolerance    = 5 * time.Minute
)

var (
	inputForm = regexp.MustCompile(`(?:^|,)\s*graha=(\(((?:"[a-z0-9@-]+"(?:;req)?)?(?: "[a-z0-9@-]+"(?:;req)?)*)\);created=(\d{1,11});keyid="([\w-]{1,100})";alg="ed25519";tag="graha-answer")\s*(?:,|$)`)
	signForm  = regexp.MustCompile(`(?:^|,)\s*graha=:([A-Za-z0-9+/]{86}==):\s*(?:,|$)`)
	fieldForm = regexp.MustCompile(`^"([a-z0-9-]+)"$`)
	hostForm  = regexp.MustCompile(`^https?://[^/]*`)
	mustCover = []string{`"@status"`, `"content-digest"`, `"x-request-id"`, `"@method";req`, `"@path";req`, `"@query";req`}
)

// keyDirectory has the keys of one address. It is locked while they are read or replaced, never while they are fetched.
type keyDirectory struct {
	sync.Mutex
	// fetching holds one fetch at a time, for which only those wait whose key is not known.
	fetching chan struct{}
	// at is read by its monotonic part, so a clock that is set changes no age.
	at   time.Time
	keys map[string]ed25519.PublicKey
}

var directories sync.Map

func directoryAt(address string) *keyDirectory {
	kept, _ := directories.LoadOrStore(address, &keyDirectory{fetching: make(chan struct{}, 1)})
	return kept.(*keyDirectory)
}

func (d *keyDirectory) fresh(within time.Duration) (map[string]ed25519.PublicKey, bool) {
	d.Lock()
	defer d.Unlock()
	return d.keys, d.keys != nil && time.Since(d.at) < within
}

// Verify checks that an answer is of this API and unchanged, and that it answers this request. Keys are fetched once an hour, and
// again for an unknown key, at most once a minute. An answer that cannot be proved is a *ReceiptError.
func (c *Client) Verify(ctx context.Context, answer SignedAnswer) (VerifiedAnswer, error) {
	var none VerifiedAnswer
	input, err := matched(inputForm, answer.Header, "Signature-Input")
	if err != nil {
		return none, err
	}
	signed, err := matched(signForm, answer.Header, "Signature")
	if err != nil {
		return none, err
	}
	digest, err := fieldOf(answer.Header, "Content-Digest")
	if err != nil {
		return none, err
	}
	sum := sha256.Sum256(answer.Body)
	if digest != "sha-256=:"+base64.StdEncoding.EncodeToString(sum[:])+":" {
		return none, &ReceiptError{"content_changed", "the content is not the one whose digest was signed"}
	}
	covered := strings.Split(input[2], " ")
	for _, identifier := range mustCover {
		if !contains(covered, identifier) {
			return none, &ReceiptError{"not_covered", "the signature does not cover " + identifier}
		}
	}
	var base strings.Builder
	for _, identifier := range covered {
		value, err := componentOf(identifier, answer)
		if err != nil {
			return none, err
		}
		base.WriteString(identifier + ": " + value + "\n")
	}
	base.WriteString(`"@signature-params": ` + input[1])
	key, err := c.keyOf(ctx, input[4])
	if err != nil {
		return none, err
	}
	signature, err := base64.StdEncoding.DecodeString(signed[1])
	if err != nil || !ed25519.Verify(key, []byte(base.String()), signature) {
		return none, &ReceiptError{"signature_wrong", "a signed header, the status, the method or the address was changed"}
	}
	seconds, _ := strconv.ParseInt(input[3], 10, 64)
	verified := VerifiedAnswer{At: time.Unix(seconds, 0).UTC(), KeyID: input[4]}
	if verified.At.After(time.Now().Add(clockTolerance)) {
		return none, &ReceiptError{"time_ahead", "the answer was signed in the future, or this clock is slow"}
	}
	verified.RequestID = answer.Header.Get("X-Request-Id")
	if contains(covered, `"x-engine-version"`) {
		verified.EngineVersion = answer.Header.Get("X-Engine-Version")
	}
	if contains(covered, `"x-ledger-entry"`) {
		verified.LedgerEntry, _ = strconv.ParseInt(answer.Header.Get("X-Ledger-Entry"), 10, 64)
	}
	return verified, nil
}

func contains(list []string, one string) bool {
	for _, each := range list {
		if each == one {
			return true
		}
	}
	return false
}

func componentOf(identifier string, answer SignedAnswer) (string, error) {
	address, query := answer.URL, "?"
	if mark := strings.IndexByte(address, '?'); mark >= 0 {
		address, query = address[:mark], strings.SplitN(address[mark:], "#", 2)[0]
	}
	switch identifier {
	case `"@status"`:
		return strconv.Itoa(answer.Status), nil
	case `"@method";req`:
		return strings.ToUpper(answer.Method), nil
	case `"@path";req`:
		return hostForm.ReplaceAllString(address, ""), nil
	case `"@query";req`:
		return query, nil
	case `"content-digest";req`:
		if answer.RequestDigest == "" {
			return "", &ReceiptError{"header_missing", "the signature covers Content-Digest of the request, which is not given"}
		}
		return answer.RequestDigest, nil
	}
	name := fieldForm.FindStringSubmatch(identifier)
	if name == nil {
		return "", &ReceiptError{"header_malformed", "the signature covers " + identifier + ", which is unknown"}
	}
	return fieldOf(answer.Header, name[1])
}

func fieldOf(header http.Header, name string) (string, error) {
	values := header.Values(name)
	if len(values) != 1 || values[0] == "" {
		return "", &ReceiptError{"header_missing", strings.ToLower(name) + " is missing"}
	}
	if len(values[0]) > headerBytesMax || strings.ContainsAny(values[0], "\r\n") {
		return "", &ReceiptError{"header_malformed", strings.ToLower(name) + " is malformed"}
	}
	return strings.TrimSpace(values[0]), nil
}

func matched(form *regexp.Regexp, header http.Header, name string) ([]string, error) {
	value, err := fieldOf(header, name)
	if err != nil {
		return nil, err
	}
	found := form.FindStringSubmatch(value)
	if found == nil {
		return nil, &ReceiptError{"header_malformed", strings.ToLower(name) + " has no signature of this API"}
	}
	return found, nil
}

func (c *Client) keyOf(ctx context.Context, id string) (ed25519.PublicKey, error) {
	for _, fresh := range []time.Duration{keysKept, keysAgain} {
		keys, err := c.directory(ctx, fresh)
		if err != nil {
			return nil, err
		}
		if key, ok := keys[id]; ok {
			return key, nil
		}
	}
	return nil, &ReceiptError{"key_unknown", "the directory has no key " + id + ": it was revoked, or never ours"}
}

func (c *Client) directory(ctx context.Context, fresh time.Duration) (map[string]ed25519.PublicKey, error) {
	address := strings.TrimRight(c.baseURL, "/") + directoryPath
	own := directoryAt(address)
	if keys, isFresh := own.fresh(fresh); isFresh {
		return keys, nil
	}
	select {
	case own.fetching <- struct{}{}:
		defer func() { <-own.fetching }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	// Another verification may have fetched them meanwhile.
	if keys, isFresh := own.fresh(fresh); isFresh {
		return keys, nil
	}
	keys, err := c.fetchKeys(ctx, address)
	if err != nil {
		return nil, err
	}
	own.Lock()
	defer own.Unlock()
	own.at, own.keys = time.Now(), keys
	return keys, nil
}

func (c *Client) fetchKeys(ctx context.Context, address string) (map[string]ed25519.PublicKey, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	response, err := c.settings.httpClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var read struct {
		Keys []struct{ Crv, X, Kid string }
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the keys of %s could not be fetched: status %d", c.baseURL, response.StatusCode)
	}
	text, err := readLimited(response, directoryBytesMax)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &read); err != nil {
		return nil, err
	}
	keys := map[string]ed25519.PublicKey{}
	for _, key := range read.Keys {
		bytes, err := base64.RawURLEncoding.DecodeString(key.X)
		if key.Crv == "Ed25519" && err == nil && len(bytes) == ed25519.PublicKeySize {
			keys[key.Kid] = bytes
		}
	}
	return keys, nil
}
