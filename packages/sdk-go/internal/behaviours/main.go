// Command behaviours reads a call from each line and prints its outcome. The list is in packages/sdk-behaviours.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"os"
	"time"

	"graha.example/graha-go"
)

type sent struct {
	BaseURL   string         `json:"baseUrl"`
	APIKey    string         `json:"apiKey"`
	Operation string         `json:"operation"`
	Input     map[string]any `json:"input"`
	Calls     []struct {
		Operation string         `json:"operation"`
		Input     map[string]any `json:"input"`
	} `json:"calls"`
	Birth  *graha.Birth `json:"birth"`
	Routes []struct {
		Route string         `json:"route"`
		IDs   []string       `json:"ids"`
		Input map[string]any `json:"input"`
	} `json:"routes"`
	Verify *struct {
		Status        int               `json:"status"`
		Headers       map[string]string `json:"headers"`
		Body          []byte            `json:"body"`
		Method        string            `json:"method"`
		URL           string            `json:"url"`
		RequestDigest string            `json:"requestDigest"`
	} `json:"verify"`
	Options struct {
		IdempotencyKey *string `json:"idempotencyKey"`
		MaxRetries     *int    `json:"maxRetries"`
		TimeoutMs      *int    `json:"timeoutMs"`
		MaxAnswerBytes *int64  `json:"maxAnswerBytes"`
	} `json:"options"`
}

var names = map[error]string{
	graha.ErrAnswerTooLarge:     "AnswerTooLargeError",
	graha.ErrAuthentication:     "AuthenticationError",
	graha.ErrBadRequest:         "BadRequestError",
	graha.ErrCreditsExhausted:   "CreditsExhaustedError",
	graha.ErrIdempotency:        "IdempotencyError",
	graha.ErrNetwork:            "NetworkError",
	graha.ErrNotFound:           "NotFoundError",
	graha.ErrPermission:         "PermissionError",
	graha.ErrRateLimit:          "RateLimitError",
	graha.ErrServer:             "ServerError",
	graha.ErrTimeout:            "TimeoutError",
	graha.ErrUnexpectedResponse: "GrahaError",
	graha.ErrValidation:         "ValidationError",
}

func orNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}

func failure(err error) map[string]any {
	var refusal *graha.Error
	if !errors.As(err, &refusal) {
		log.Fatal(err)
	}
	fields := refusal.Fields
	if fields == nil {
		fields = []graha.Field{}
	}
	return map[string]any{
		"error": names[refusal.Kind], "status": refusal.Status, "code": refusal.Code, "fields": fields,
		"retryable": refusal.Retryable, "requestId": orNull(refusal.RequestID),
	}
}

func batchOf(one sent, client *graha.Client, options []graha.Option) any {
	var calls []graha.BatchCall
	for _, call := range one.Calls {
		calls = append(calls, graha.BatchCall{Operation: call.Operation, Input: call.Input})
	}
	results := []any{}
	err := graha.Batch(context.Background(), client, calls, func(result graha.BatchResult) error {
		outcome := map[string]any{"value": result.Answer}
		if result.Err != nil {
			outcome = failure(result.Err)
		}
		outcome["index"], outcome["cost"] = result.Index, result.Credits
		outcome["requestId"], outcome["isReplay"] = result.RequestID, result.IsReplay
		results = append(results, outcome)
		return nil
	}, options...)
	if err != nil {
		return failure(err)
	}
	return map[string]any{"results": results}
}

// birthOf hands one birth to several operations and to a batch, and counts the answers.
func birthOf(birth graha.Birth, client *graha.Client) int {
	ctx, count := context.Background(), 0
	check := func(err error) {
		if err != nil {
			log.Fatal(err)
		}
		count++
	}
	chart := graha.VedicChartRequest{Birth: birth}
	natal := graha.WesternNatalInput{Birth: birth}
	_, err := client.Kundali.Basic(ctx, chart)
	check(err)
	_, err = client.Western.Natal(ctx, natal)
	check(err)
	_, err = client.Panchang.Full(ctx, graha.PanchangRequest{Birth: birth})
	check(err)
	couple := graha.Couple{Bride: birth, Groom: birth}
	_, err = client.Matchmaking.Ashtakoot(ctx, graha.MatchmakingAshtakootInput{Couple: couple})
	check(err)
	calls := []graha.BatchCall{{Operation: "kundali/basic", Input: birth}, {Operation: "western/natal", Input: birth}}
	err = graha.Batch(ctx, client, calls, func(result graha.BatchResult) error {
		if result.Err == nil {
			count++
		}
		return nil
	})
	if err != nil {
		log.Fatal(err)
	}
	return count
}

func verifyOf(one sent, client *graha.Client) any {
	header := http.Header{}
	for name, value := range one.Verify.Headers {
		header.Set(name, value)
	}
	answer, err := client.Verify(context.Background(), graha.SignedAnswer{
		Status: one.Verify.Status, Header: header, Body: one.Verify.Body,
		Method: one.Verify.Method, URL: one.Verify.URL, RequestDigest: one.Verify.RequestDigest,
	})
	var refusal *graha.ReceiptError
	if errors.As(err, &refusal) {
		return map[string]any{"problem": refusal.Problem}
	}
	if err != nil {
		log.Fatal(err)
	}
	return map[string]any{
		"requestId": answer.RequestID, "atSeconds": answer.At.Unix(), "engineVersion": answer.EngineVersion,
		"ledgerEntry": answer.LedgerEntry, "keyId": answer.KeyID,
	}
}

func outcomeOf(one sent) any {
	options := []graha.Option{}
	if one.Options.IdempotencyKey != nil {
		options = append(options, graha.WithIdempotencyKey(*one.Options.IdempotencyKey))
	}
	if one.Options.MaxRetries != nil {
		options = append(options, graha.WithMaxRetries(*one.Options.MaxRetries))
	}
	if one.Options.TimeoutMs != nil {
		options = append(options, graha.WithTimeout(time.Duration(*one.Options.TimeoutMs)*time.Millisecond))
	}
	if one.Options.MaxAnswerBytes != nil {
		options = append(options, graha.WithMaxAnswerBytes(*one.Options.MaxAnswerBytes))
	}
	client := graha.New(one.APIKey, one.BaseURL)
	if one.Verify != nil {
		return verifyOf(one, client)
	}
	if one.Birth != nil {
		return birthOf(*one.Birth, client)
	}
	if one.Calls != nil {
		return batchOf(one, client, options)
	}
	if one.Routes != nil {
		return accountOf(one, client, options)
	}
	return outcome(graha.Call[any](context.Background(), client, one.Operation, one.Input, options...))
}

// accountOf makes calls of the Management API one after another; the outcome is that of the last.
func accountOf(one sent, client *graha.Client, options []graha.Option) any {
	var answer *graha.Answer[any]
	var err error
	for _, call := range one.Routes {
		if answer, err = graha.Manage[any](context.Background(), client, call.Route, call.IDs, call.Input, options...); err != nil {
			break
		}
	}
	return outcome(answer, err)
}

func outcome(answer *graha.Answer[any], err error) any {
	if err != nil {
		return failure(err)
	}
	return map[string]any{
		"value": answer.Raw, "cost": answer.Credits.Cost, "remaining": answer.Credits.Remaining,
		"requestId": orNull(answer.RequestID), "isReplay": answer.IsReplay,
	}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20) // A batch is one line.
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var one sent
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			log.Fatal(err)
		}
		if err := out.Encode(outcomeOf(one)); err != nil {
			log.Fatal(err)
		}
	}
}
