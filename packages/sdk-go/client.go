// Package graha is the client of the Graha astrology API: one typed method for every operation.
package graha

import (
	"net/http"
	"strings"
	"time"
)

// Client makes calls with one key. Several goroutines may use it at once.
type Client struct {
	Operations
	// Account is the Management API.
	Account  Account
	apiKey   string
	baseURL  string
	settings settings
}

type settings struct {
	httpClient *http.Client
	timeout    time.Duration
	maxRetries int
	bytesMax   int64
	// idempotencyKey is nil where the client makes one.
	idempotencyKey *string
	onResponse     func(operation string, response *http.Response, attemptNumber int)
}

// Option changes how calls are made: all calls where it is given to New, one call where it is given to a method.
type Option func(*settings)

// WithTimeout says how long one attempt may take; 30 seconds where nothing is said.
func WithTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// WithMaxRetries says how often a call is sent again after a failure that may pass; 2 where nothing is said, 0 for never.
func WithMaxRetries(count int) Option {
	return func(s *settings) { s.maxRetries = count }
}

// WithMaxAnswerBytes says how many bytes of an answer are read; 64 MB where nothing is said. A longer one is an error of the
// kind ErrAnswerTooLarge.
func WithMaxAnswerBytes(count int64) Option {
	return func(s *settings) { s.bytesMax = count }
}

// WithIdempotencyKey names a call for 24 hours: repeated under the same name it is answered again and costs nothing.
// Without it every call gets a name of its own, so a retry costs nothing. It is for a call, not for New; methods of the
// Management API that take no name return an error.
func WithIdempotencyKey(key string) Option {
	return func(s *settings) { s.idempotencyKey = &key }
}

// WithHTTPClient sends with a client of yours, for proxies, tracing and tests. Redirects are never followed.
func WithHTTPClient(client *http.Client) Option {
	return func(s *settings) { s.httpClient = withoutRedirects(client) }
}

// OnResponse hears of every answer, those to attempts that failed included. The operation is such as "kundali/basic" or
// "account/listKeys".
func OnResponse(listen func(operation string, response *http.Response, attemptNumber int)) Option {
	return func(s *settings) { s.onResponse = listen }
}

// New gives the client for the API at an address such as https://api.example.com; a path after the host is kept.
// Keep the key on a server: its holder can spend your credits.
func New(apiKey, baseURL string, options ...Option) *Client {
	client := &Client{
		apiKey:  strings.TrimSpace(apiKey), // Read from a file, it ends with a line break.
		baseURL: strings.TrimRight(baseURL, "/"),
		settings: settings{
			httpClient: withoutRedirects(http.DefaultClient), timeout: 30 * time.Second, maxRetries: 2, bytesMax: answerBytesMax,
		},
	}
	client.settings = client.settings.with(options)
	client.Operations = newOperations(client)
	client.Account = Account{client}
	return client
}

// Ptr is for members of an input that may be left out.
func Ptr[T any](value T) *T { return &value }

func (s settings) with(options []Option) settings {
	for _, option := range options {
		option(&s)
	}
	return s
}

// withoutRedirects: a redirect that is followed would carry the key to another address.
func withoutRedirects(client *http.Client) *http.Client {
	own := *client
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &own
}
