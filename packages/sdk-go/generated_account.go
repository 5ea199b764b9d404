// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

import "context"

// Account: Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing.
type Account struct{ client *Client }

// accountRoutes is method → how it is sent; paths are below /api/v1.
var accountRoutes = map[string]accountRoute{
	"listKeys":                  {"GET", "account/keys", "nothing", "always"},
	"createKey":                 {"POST", "account/keys", "body", "under_key"},
	"rotateKey":                 {"POST", "account/keys/{key_id}/rotate", "body", "never"},
	"revokeKey":                 {"DELETE", "account/keys/{key_id}", "nothing", "always"},
	"usage":                     {"GET", "account/usage", "query", "always"},
	"plan":                      {"GET", "account/plan", "nothing", "always"},
	"spendLimit":                {"GET", "account/spend-limit", "nothing", "always"},
	"setSpendLimit":             {"PUT", "account/spend-limit", "body", "always"},
	"formulaVersion":            {"GET", "account/formula-version", "nothing", "always"},
	"setFormulaVersion":         {"PUT", "account/formula-version", "body", "always"},
	"reportBrand":               {"GET", "account/report-brand", "nothing", "always"},
	"setReportBrand":            {"PUT", "account/report-brand", "body", "always"},
	"previewReportBrand":        {"POST", "account/report-brand/preview", "body", "never"},
	"autoTopUp":                 {"GET", "account/auto-top-up", "nothing", "always"},
	"listWebhooks":              {"GET", "account/webhooks", "nothing", "always"},
	"addWebhook":                {"POST", "account/webhooks", "body", "under_key"},
	"removeWebhook":             {"DELETE", "account/webhooks/{webhook_id}", "nothing", "always"},
	"testWebhook":               {"POST", "account/webhooks/{webhook_id}/test", "nothing", "never"},
	"listMessages":              {"GET", "account/webhook-messages", "query", "always"},
	"storeBirth":                {"POST", "births", "body", "under_key"},
	"listBirths":                {"GET", "births", "query", "always"},
	"readBirth":                 {"GET", "births/{birth_id}", "nothing", "always"},
	"replaceBirth":              {"PUT", "births/{birth_id}", "body", "always"},
	"eraseBirth":                {"DELETE", "births/{birth_id}", "nothing", "always"},
	"createSubscription":        {"POST", "subscriptions", "body", "under_key"},
	"listSubscriptions":         {"GET", "subscriptions", "query", "always"},
	"readSubscription":          {"GET", "subscriptions/{subscription_id}", "nothing", "always"},
	"changeSubscription":        {"PUT", "subscriptions/{subscription_id}", "body", "always"},
	"deleteSubscription":        {"DELETE", "subscriptions/{subscription_id}", "nothing", "always"},
	"listSubscriptionEvents":    {"GET", "subscriptions/{subscription_id}/events", "query", "always"},
	"openSubscriptionCalendar":  {"POST", "subscriptions/{subscription_id}/calendar", "nothing", "never"},
	"closeSubscriptionCalendar": {"DELETE", "subscriptions/{subscription_id}/calendar", "nothing", "always"},
}

// ListKeys: Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. GET /api/v1/account/keys, costs nothing.
func (account Account) ListKeys(ctx context.Context, options ...Option) (*Answer[AccountListKeysAnswer], error) {
	return Manage[AccountListKeysAnswer](ctx, account.client, "listKeys", nil, nil, options...)
}

// CreateKey: Creates a key. Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id without the text of a secret key; rotate that key to get a new text. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/account/keys, costs nothing.
func (account Account) CreateKey(ctx context.Context, input AccountCreateKeyInput, options ...Option) (*Answer[AccountCreateKeyAnswer], error) {
	return Manage[AccountCreateKeyAnswer](ctx, account.client, "createKey", nil, input, options...)
}

// RotateKey: Replaces a key by a new one with the same limits. The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. POST /api/v1/account/keys/{key_id}/rotate, costs nothing.
func (account Account) RotateKey(ctx context.Context, keyID string, input AccountRotateKeyInput, options ...Option) (*Answer[AccountRotateKeyAnswer], error) {
	return Manage[AccountRotateKeyAnswer](ctx, account.client, "rotateKey", []string{keyID}, input, options...)
}

// RevokeKey: Revokes a key for good. Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not exceed its own. DELETE /api/v1/account/keys/{key_id}, costs nothing.
func (account Account) RevokeKey(ctx context.Context, keyID string, options ...Option) (*Answer[AccountRevokeKeyAnswer], error) {
	return Manage[AccountRevokeKeyAnswer](ctx, account.client, "revokeKey", []string{keyID}, nil, options...)
}

// Usage: Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. GET /api/v1/account/usage, costs nothing.
func (account Account) Usage(ctx context.Context, input AccountUsageInput, options ...Option) (*Answer[AccountUsageAnswer], error) {
	return Manage[AccountUsageAnswer](ctx, account.client, "usage", nil, input, options...)
}

// Plan: The plan, and the credits and calls of this period. The same figures as in the overview of the portal. GET /api/v1/account/plan, costs nothing.
func (account Account) Plan(ctx context.Context, options ...Option) (*Answer[AccountPlanAnswer], error) {
	return Manage[AccountPlanAnswer](ctx, account.client, "plan", nil, nil, options...)
}

// SpendLimit: The spend limit of the workspace. Credits that all keys together may spend in a period, and credits spent so far. GET /api/v1/account/spend-limit, costs nothing.
func (account Account) SpendLimit(ctx context.Context, options ...Option) (*Answer[AccountSpendLimitAnswer], error) {
	return Manage[AccountSpendLimitAnswer](ctx, account.client, "spendLimit", nil, nil, options...)
}

// SetSpendLimit: Sets or lowers the spend limit. Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. PUT /api/v1/account/spend-limit, costs nothing.
func (account Account) SetSpendLimit(ctx context.Context, input AccountSetSpendLimitInput, options ...Option) (*Answer[AccountSetSpendLimitAnswer], error) {
	return Manage[AccountSetSpendLimitAnswer](ctx, account.client, "setSpendLimit", nil, input, options...)
}

// FormulaVersion: The version of the formulas for calls that name none. The default of the workspace, and the versions that are served. GET /api/v1/account/formula-version, costs nothing.
func (account Account) FormulaVersion(ctx context.Context, options ...Option) (*Answer[AccountFormulaVersionAnswer], error) {
	return Manage[AccountFormulaVersionAnswer](ctx, account.client, "formulaVersion", nil, nil, options...)
}

// SetFormulaVersion: Sets the version of the formulas for calls that name none. Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that is not served answers 400 unknown_formula_version. PUT /api/v1/account/formula-version, costs nothing.
func (account Account) SetFormulaVersion(ctx context.Context, input AccountSetFormulaVersionInput, options ...Option) (*Answer[AccountSetFormulaVersionAnswer], error) {
	return Manage[AccountSetFormulaVersionAnswer](ctx, account.client, "setFormulaVersion", nil, input, options...)
}

// ReportBrand: The brand that reports print if their request has none. Name, logo, colours, footer and contact, as the member `brand` of a request for a report. GET /api/v1/account/report-brand, costs nothing.
func (account Account) ReportBrand(ctx context.Context, options ...Option) (*Answer[AccountReportBrandAnswer], error) {
	return Manage[AccountReportBrandAnswer](ctx, account.client, "reportBrand", nil, nil, options...)
}

// SetReportBrand: Sets or removes the brand of reports. Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first. PUT /api/v1/account/report-brand, costs nothing.
func (account Account) SetReportBrand(ctx context.Context, input AccountSetReportBrandInput, options ...Option) (*Answer[AccountSetReportBrandAnswer], error) {
	return Manage[AccountSetReportBrandAnswer](ctx, account.client, "setReportBrand", nil, input, options...)
}

// PreviewReportBrand: Prints the first page of an example report with a brand. Stores nothing and costs nothing. At most 20 pages a minute. The client does not send it again where its answer may have been lost. POST /api/v1/account/report-brand/preview, costs nothing.
func (account Account) PreviewReportBrand(ctx context.Context, input AccountPreviewReportBrandInput, options ...Option) (*Answer[AccountPreviewReportBrandAnswer], error) {
	return Manage[AccountPreviewReportBrandAnswer](ctx, account.client, "previewReportBrand", nil, input, options...)
}

// AutoTopUp: Whether top-ups are bought automatically. Only owners and admins can change this, in the portal, because it spends money. GET /api/v1/account/auto-top-up, costs nothing.
func (account Account) AutoTopUp(ctx context.Context, options ...Option) (*Answer[AccountAutoTopUpAnswer], error) {
	return Manage[AccountAutoTopUpAnswer](ctx, account.client, "autoTopUp", nil, nil, options...)
}

// ListWebhooks: Every webhook of the workspace. Oldest first. Secrets are never shown again. GET /api/v1/account/webhooks, costs nothing.
func (account Account) ListWebhooks(ctx context.Context, options ...Option) (*Answer[AccountListWebhooksAnswer], error) {
	return Manage[AccountListWebhooksAnswer](ctx, account.client, "listWebhooks", nil, nil, options...)
}

// AddWebhook: Adds a webhook. At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the secret; remove that webhook and add it again to get a new secret. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/account/webhooks, costs nothing.
func (account Account) AddWebhook(ctx context.Context, input AccountAddWebhookInput, options ...Option) (*Answer[AccountAddWebhookAnswer], error) {
	return Manage[AccountAddWebhookAnswer](ctx, account.client, "addWebhook", nil, input, options...)
}

// RemoveWebhook: Removes a webhook. Also deletes its deliveries. Removing it again changes nothing. DELETE /api/v1/account/webhooks/{webhook_id}, costs nothing.
func (account Account) RemoveWebhook(ctx context.Context, webhookID string, options ...Option) (*Answer[AccountRemoveWebhookAnswer], error) {
	return Manage[AccountRemoveWebhookAnswer](ctx, account.client, "removeWebhook", []string{webhookID}, nil, options...)
}

// TestWebhook: Sends a test message to a webhook. The message has the `type` `webhook.test` and is retried like every other message. The client does not send it again where its answer may have been lost. POST /api/v1/account/webhooks/{webhook_id}/test, costs nothing.
func (account Account) TestWebhook(ctx context.Context, webhookID string, options ...Option) (*Answer[AccountTestWebhookAnswer], error) {
	return Manage[AccountTestWebhookAnswer](ctx, account.client, "testWebhook", []string{webhookID}, nil, options...)
}

// ListMessages: Messages to the webhooks of the workspace, as they are made. For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without `after` it begins now. Messages are without signatures, because secrets are never shown again. GET /api/v1/account/webhook-messages, costs nothing.
func (account Account) ListMessages(ctx context.Context, input AccountListMessagesInput, options ...Option) (*Answer[AccountListMessagesAnswer], error) {
	return Manage[AccountListMessagesAnswer](ctx, account.client, "listMessages", nil, input, options...)
}

// StoreBirth: Stores a birth. Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/births, costs nothing.
func (account Account) StoreBirth(ctx context.Context, input AccountStoreBirthInput, options ...Option) (*Answer[AccountStoreBirthAnswer], error) {
	return Manage[AccountStoreBirthAnswer](ctx, account.client, "storeBirth", nil, input, options...)
}

// ListBirths: Stored births, newest first. In pages, by tag, or the one with a reference. GET /api/v1/births, costs nothing.
func (account Account) ListBirths(ctx context.Context, input AccountListBirthsInput, options ...Option) (*Answer[AccountListBirthsAnswer], error) {
	return Manage[AccountListBirthsAnswer](ctx, account.client, "listBirths", nil, input, options...)
}

// ReadBirth: One stored birth. As it was stored; a `place_id` is written out. GET /api/v1/births/{birth_id}, costs nothing.
func (account Account) ReadBirth(ctx context.Context, birthID string, options ...Option) (*Answer[AccountReadBirthAnswer], error) {
	return Manage[AccountReadBirthAnswer](ctx, account.client, "readBirth", []string{birthID}, nil, options...)
}

// ReplaceBirth: Replaces a stored birth. Members that are left out are emptied. The next call reads the new birth. PUT /api/v1/births/{birth_id}, costs nothing.
func (account Account) ReplaceBirth(ctx context.Context, birthID string, input AccountReplaceBirthInput, options ...Option) (*Answer[AccountReplaceBirthAnswer], error) {
	return Manage[AccountReplaceBirthAnswer](ctx, account.client, "replaceBirth", []string{birthID}, input, options...)
}

// EraseBirth: Erases a stored birth. Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing. DELETE /api/v1/births/{birth_id}, costs nothing.
func (account Account) EraseBirth(ctx context.Context, birthID string, options ...Option) (*Answer[AccountEraseBirthAnswer], error) {
	return Manage[AccountEraseBirthAnswer](ctx, account.client, "eraseBirth", []string{birthID}, nil, options...)
}

// CreateSubscription: Subscribes to events. Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are stored later are included within minutes. Send an Idempotency-Key. The client sends an Idempotency-Key, the same for each attempt. POST /api/v1/subscriptions, costs nothing.
func (account Account) CreateSubscription(ctx context.Context, input AccountCreateSubscriptionInput, options ...Option) (*Answer[AccountCreateSubscriptionAnswer], error) {
	return Manage[AccountCreateSubscriptionAnswer](ctx, account.client, "createSubscription", nil, input, options...)
}

// ListSubscriptions: Subscriptions, newest first. In pages. GET /api/v1/subscriptions, costs nothing.
func (account Account) ListSubscriptions(ctx context.Context, input AccountListSubscriptionsInput, options ...Option) (*Answer[AccountListSubscriptionsAnswer], error) {
	return Manage[AccountListSubscriptionsAnswer](ctx, account.client, "listSubscriptions", nil, input, options...)
}

// ReadSubscription: One subscription. With the credits that it has spent in this month. GET /api/v1/subscriptions/{subscription_id}, costs nothing.
func (account Account) ReadSubscription(ctx context.Context, subscriptionID string, options ...Option) (*Answer[AccountReadSubscriptionAnswer], error) {
	return Manage[AccountReadSubscriptionAnswer](ctx, account.client, "readSubscription", []string{subscriptionID}, nil, options...)
}

// ChangeSubscription: Pauses or resumes a subscription, or changes its cap. Events that were due during a pause or a stop are not delivered late. PUT /api/v1/subscriptions/{subscription_id}, costs nothing.
func (account Account) ChangeSubscription(ctx context.Context, subscriptionID string, input AccountChangeSubscriptionInput, options ...Option) (*Answer[AccountChangeSubscriptionAnswer], error) {
	return Manage[AccountChangeSubscriptionAnswer](ctx, account.client, "changeSubscription", []string{subscriptionID}, input, options...)
}

// DeleteSubscription: Deletes a subscription. With all its planned and delivered events. Deleting it again changes nothing. DELETE /api/v1/subscriptions/{subscription_id}, costs nothing.
func (account Account) DeleteSubscription(ctx context.Context, subscriptionID string, options ...Option) (*Answer[AccountDeleteSubscriptionAnswer], error) {
	return Manage[AccountDeleteSubscriptionAnswer](ctx, account.client, "deleteSubscription", []string{subscriptionID}, nil, options...)
}

// ListSubscriptionEvents: Delivered events of a subscription, newest first. Events of the last three months, also those whose message was lost. GET /api/v1/subscriptions/{subscription_id}/events, costs nothing.
func (account Account) ListSubscriptionEvents(ctx context.Context, subscriptionID string, input AccountListSubscriptionEventsInput, options ...Option) (*Answer[AccountListSubscriptionEventsAnswer], error) {
	return Manage[AccountListSubscriptionEventsAnswer](ctx, account.client, "listSubscriptionEvents", []string{subscriptionID}, input, options...)
}

// OpenSubscriptionCalendar: Makes a private calendar address of a subscription. A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it costs nothing: each event was charged when it was delivered. The client does not send it again where its answer may have been lost. POST /api/v1/subscriptions/{subscription_id}/calendar, costs nothing.
func (account Account) OpenSubscriptionCalendar(ctx context.Context, subscriptionID string, options ...Option) (*Answer[AccountOpenSubscriptionCalendarAnswer], error) {
	return Manage[AccountOpenSubscriptionCalendarAnswer](ctx, account.client, "openSubscriptionCalendar", []string{subscriptionID}, nil, options...)
}

// CloseSubscriptionCalendar: Revokes the calendar address of a subscription. The address answers 404 from then on. Revoking it again changes nothing. DELETE /api/v1/subscriptions/{subscription_id}/calendar, costs nothing.
func (account Account) CloseSubscriptionCalendar(ctx context.Context, subscriptionID string, options ...Option) (*Answer[AccountCloseSubscriptionCalendarAnswer], error) {
	return Manage[AccountCloseSubscriptionCalendarAnswer](ctx, account.client, "closeSubscriptionCalendar", []string{subscriptionID}, nil, options...)
}
