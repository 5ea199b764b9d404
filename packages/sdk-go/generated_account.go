// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

import "context"

// Account: Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`. It costs nothing.
type Account struct{ client *Client }

// accountRoutes is method → how it is sent; paths are below /api/v1.
var accountRoutes = map[string]accountRoute{
	"listKeys":      {"GET", "account/keys", "nothing", "always"},
	"createKey":     {"POST", "account/keys", "body", "under_key"},
	"rotateKey":     {"POST", "account/keys/{key_id}/rotate", "body", "never"},
	"revokeKey":     {"DELETE", "account/keys/{key_id}", "nothing", "always"},
	"usage":         {"GET", "account/usage", "query", "always"},
	"plan":          {"GET", "account/plan", "nothing", "always"},
	"spendLimit":    {"GET", "account/spend-limit", "nothing", "always"},
	"setSpendLimit": {"PUT", "account/spend-limit", "body", "always"},
	"autoTopUp":     {"GET", "account/auto-top-up", "nothing", "always"},
	"listWebhooks":  {"GET", "account/webhooks", "nothing", "always"},
	"addWebhook":    {"POST", "account/webhooks", "body", "under_key"},
	"removeWebhook": {"DELETE", "account/webhooks/{webhook_id}", "nothing", "always"},
	"testWebhook":   {"POST", "account/webhooks/{webhook_id}/test", "nothing", "never"},
}

// ListKeys: Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. GET /api/v1/account/keys, costs nothing.
func (account Account) ListKeys(ctx context.Context, options ...Option) (*Answer[AccountListKeysAnswer], error) {
	return Manage[AccountListKeysAnswer](ctx, account.client, "listKeys", nil, nil, options...)
}

// CreateKey: Creates a key. It may have no more than the calling key: families, addresses, cap and expiry. Both spend from the monthly cap of the calling key, if that has one. `manage` is given in the portal alone. Send an Idempotency-Key: a repeat answers the same key_id without the text of a secret key, so rotate that one. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/account/keys, costs nothing.
func (account Account) CreateKey(ctx context.Context, input AccountCreateKeyInput, options ...Option) (*Answer[AccountCreateKeyAnswer], error) {
	return Manage[AccountCreateKeyAnswer](ctx, account.client, "createKey", nil, input, options...)
}

// RotateKey: Replaces a key by a new one with the same limits. The old key works on for the overlap, and both spend from one monthly cap. A key may replace itself, and keys that have no more than itself; with a monthly cap, only those that it made. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. POST /api/v1/account/keys/{key_id}/rotate, costs nothing.
func (account Account) RotateKey(ctx context.Context, keyID string, input AccountRotateKeyInput, options ...Option) (*Answer[AccountRotateKeyAnswer], error) {
	return Manage[AccountRotateKeyAnswer](ctx, account.client, "rotateKey", []string{keyID}, input, options...)
}

// RevokeKey: Revokes a key for good. Holds within a second. Revoking it again changes nothing. A key may revoke itself, and keys that have no more than itself. DELETE /api/v1/account/keys/{key_id}, costs nothing.
func (account Account) RevokeKey(ctx context.Context, keyID string, options ...Option) (*Answer[AccountRevokeKeyAnswer], error) {
	return Manage[AccountRevokeKeyAnswer](ctx, account.client, "revokeKey", []string{keyID}, nil, options...)
}

// Usage: Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. GET /api/v1/account/usage, costs nothing.
func (account Account) Usage(ctx context.Context, input AccountUsageInput, options ...Option) (*Answer[AccountUsageAnswer], error) {
	return Manage[AccountUsageAnswer](ctx, account.client, "usage", nil, input, options...)
}

// Plan: The plan, and the credits and calls of this period. As the overview of the portal shows them. GET /api/v1/account/plan, costs nothing.
func (account Account) Plan(ctx context.Context, options ...Option) (*Answer[AccountPlanAnswer], error) {
	return Manage[AccountPlanAnswer](ctx, account.client, "plan", nil, nil, options...)
}

// SpendLimit: The spend limit of the workspace. How many credits all keys together may spend in a period, and how many they have spent. GET /api/v1/account/spend-limit, costs nothing.
func (account Account) SpendLimit(ctx context.Context, options ...Option) (*Answer[AccountSpendLimitAnswer], error) {
	return Manage[AccountSpendLimitAnswer](ctx, account.client, "spendLimit", nil, nil, options...)
}

// SetSpendLimit: Sets or lowers the spend limit. Holds from the next call on. A live key may lower it; owners and admins raise and end it in the portal, so null is taken while there is no limit alone. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. PUT /api/v1/account/spend-limit, costs nothing.
func (account Account) SetSpendLimit(ctx context.Context, input AccountSetSpendLimitInput, options ...Option) (*Answer[AccountSetSpendLimitAnswer], error) {
	return Manage[AccountSetSpendLimitAnswer](ctx, account.client, "setSpendLimit", nil, input, options...)
}

// AutoTopUp: Whether top-ups are bought automatically. Owners and admins change it in the portal alone, because it spends money. GET /api/v1/account/auto-top-up, costs nothing.
func (account Account) AutoTopUp(ctx context.Context, options ...Option) (*Answer[AccountAutoTopUpAnswer], error) {
	return Manage[AccountAutoTopUpAnswer](ctx, account.client, "autoTopUp", nil, nil, options...)
}

// ListWebhooks: Every webhook of the workspace. Oldest first. Secrets are never shown again. GET /api/v1/account/webhooks, costs nothing.
func (account Account) ListWebhooks(ctx context.Context, options ...Option) (*Answer[AccountListWebhooksAnswer], error) {
	return Manage[AccountListWebhooksAnswer](ctx, account.client, "listWebhooks", nil, nil, options...)
}

// AddWebhook: Adds a webhook. Ten at most, with a live key. Send an Idempotency-Key: a repeat answers the same webhook_id without the secret, so remove that one. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/account/webhooks, costs nothing.
func (account Account) AddWebhook(ctx context.Context, input AccountAddWebhookInput, options ...Option) (*Answer[AccountAddWebhookAnswer], error) {
	return Manage[AccountAddWebhookAnswer](ctx, account.client, "addWebhook", nil, input, options...)
}

// RemoveWebhook: Removes a webhook. Its deliveries go with it. Removing it again changes nothing. DELETE /api/v1/account/webhooks/{webhook_id}, costs nothing.
func (account Account) RemoveWebhook(ctx context.Context, webhookID string, options ...Option) (*Answer[AccountRemoveWebhookAnswer], error) {
	return Manage[AccountRemoveWebhookAnswer](ctx, account.client, "removeWebhook", []string{webhookID}, nil, options...)
}

// TestWebhook: Sends a test message to a webhook. Its `type` is `webhook.test`. It is tried like every other message. The client does not send it again where its answer may have been lost. POST /api/v1/account/webhooks/{webhook_id}/test, costs nothing.
func (account Account) TestWebhook(ctx context.Context, webhookID string, options ...Option) (*Answer[AccountTestWebhookAnswer], error) {
	return Manage[AccountTestWebhookAnswer](ctx, account.client, "testWebhook", []string{webhookID}, nil, options...)
}
