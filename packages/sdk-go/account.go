package graha

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
)

type accountRoute struct {
	verb string
	// path is below /api/v1, with the names of ids in braces.
	path string
	// sends says where the input is sent: "body", "query" or "nothing".
	sends  string
	repeat repeat
}

var (
	inPath = regexp.MustCompile(`\{(\w+)\}`)
	idForm = regexp.MustCompile(`^[A-Za-z0-9_-]+$`)
)

// Manage makes one call of the Management API by the name of its method in lower case, such as "rotateKey", and reads its answer
// into a T. The methods of Client.Account are this with their types. A nil input stands for one without members.
func Manage[T any](
	ctx context.Context, client *Client, method string, ids []string, input any, options ...Option,
) (*Answer[T], error) {
	one, err := accountSending(method, ids, input)
	if err != nil {
		return nil, err
	}
	return exchange[T](ctx, client, one, options)
}

func accountSending(method string, ids []string, input any) (sending, error) {
	route, isKnown := accountRoutes[method]
	if !isKnown {
		return sending{}, fmt.Errorf("graha: the Management API has no %s", method)
	}
	names := inPath.FindAllStringSubmatch(route.path, -1)
	if len(names) != len(ids) {
		return sending{}, fmt.Errorf("graha: %s takes %d ids, not %d", method, len(names), len(ids))
	}
	for index, id := range ids {
		if err := checkID(names[index][1], id); err != nil {
			return sending{}, err
		}
	}
	idIndex := -1
	path := inPath.ReplaceAllStringFunc(route.path, func(string) string {
		idIndex++
		return ids[idIndex]
	})
	body, err := json.Marshal(input)
	if err != nil {
		return sending{}, err
	}
	if string(body) == "null" {
		body = []byte("{}")
	}
	one := sending{operation: "account/" + method, verb: route.verb, path: path, repeat: route.repeat}
	switch route.sends {
	case "body":
		one.body = body
	case "query":
		query, err := queryOf(body)
		if err != nil {
			return sending{}, err
		}
		one.path += query
	}
	return one, nil
}

// checkID: an id with a / or .. in it would be sent to another path.
func checkID(name, id string) error {
	if idForm.MatchString(id) {
		return nil
	}
	detail := name + " must be an id of letters, digits, - and _; nothing was sent"
	return &Error{Kind: ErrBadRequest, Code: "invalid_id", Detail: detail}
}

// queryOf writes the members of a JSON object as a query: texts as they are, all else as JSON.
func queryOf(object []byte) (string, error) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(object, &members); err != nil {
		return "", err
	}
	query := url.Values{}
	for name, member := range members {
		var text *string
		if err := json.Unmarshal(member, &text); err != nil {
			query.Set(name, string(member))
		} else if text != nil {
			query.Set(name, *text)
		}
	}
	if len(query) == 0 {
		return "", nil
	}
	return "?" + query.Encode(), nil
}
