// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

import type { Call, CallOptions, UnnamedCallOptions } from '../call.ts';
import type {
  AccountListKeysAnswer,
  AccountCreateKeyInput,
  AccountCreateKeyAnswer,
  AccountRotateKeyInput,
  AccountRotateKeyAnswer,
  AccountRevokeKeyAnswer,
  AccountUsageInput,
  AccountUsageAnswer,
  AccountPlanAnswer,
  AccountSpendLimitAnswer,
  AccountSetSpendLimitInput,
  AccountSetSpendLimitAnswer,
  AccountFormulaVersionAnswer,
  AccountSetFormulaVersionInput,
  AccountSetFormulaVersionAnswer,
  AccountReportBrandAnswer,
  AccountSetReportBrandInput,
  AccountSetReportBrandAnswer,
  AccountPreviewReportBrandInput,
  AccountPreviewReportBrandAnswer,
  AccountAutoTopUpAnswer,
  AccountListWebhooksAnswer,
  AccountAddWebhookInput,
  AccountAddWebhookAnswer,
  AccountRemoveWebhookAnswer,
  AccountTestWebhookAnswer,
  AccountListMessagesInput,
  AccountListMessagesAnswer,
  AccountStoreBirthInput,
  AccountStoreBirthAnswer,
  AccountListBirthsInput,
  AccountListBirthsAnswer,
  AccountReadBirthAnswer,
  AccountReplaceBirthInput,
  AccountReplaceBirthAnswer,
  AccountEraseBirthAnswer,
  AccountCreateSubscriptionInput,
  AccountCreateSubscriptionAnswer,
  AccountListSubscriptionsInput,
  AccountListSubscriptionsAnswer,
  AccountReadSubscriptionAnswer,
  AccountChangeSubscriptionInput,
  AccountChangeSubscriptionAnswer,
  AccountDeleteSubscriptionAnswer,
  AccountListSubscriptionEventsInput,
  AccountListSubscriptionEventsAnswer,
  AccountOpenSubscriptionCalendarAnswer,
  AccountCloseSubscriptionCalendarAnswer,
} from './types.ts';

/** Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing. */
export interface Account {
  /** Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. `GET /api/v1/account/keys`, costs nothing. */
  listKeys(options?: UnnamedCallOptions): Call<AccountListKeysAnswer>;
  /** Creates a key. Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id without the text of a secret key; rotate that key to get a new text. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/keys`, costs nothing. */
  createKey(input: AccountCreateKeyInput, options?: CallOptions): Call<AccountCreateKeyAnswer>;
  /** Replaces a key by a new one with the same limits. The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. `POST /api/v1/account/keys/{key_id}/rotate`, costs nothing. */
  rotateKey(keyId: string, input?: AccountRotateKeyInput, options?: UnnamedCallOptions): Call<AccountRotateKeyAnswer>;
  /** Revokes a key for good. Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not exceed its own. `DELETE /api/v1/account/keys/{key_id}`, costs nothing. */
  revokeKey(keyId: string, options?: UnnamedCallOptions): Call<AccountRevokeKeyAnswer>;
  /** Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. `GET /api/v1/account/usage`, costs nothing. */
  usage(input?: AccountUsageInput, options?: UnnamedCallOptions): Call<AccountUsageAnswer>;
  /** The plan, and the credits and calls of this period. The same figures as in the overview of the portal. `GET /api/v1/account/plan`, costs nothing. */
  plan(options?: UnnamedCallOptions): Call<AccountPlanAnswer>;
  /** The spend limit of the workspace. Credits that all keys together may spend in a period, and credits spent so far. `GET /api/v1/account/spend-limit`, costs nothing. */
  spendLimit(options?: UnnamedCallOptions): Call<AccountSpendLimitAnswer>;
  /** Sets or lowers the spend limit. Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. `PUT /api/v1/account/spend-limit`, costs nothing. */
  setSpendLimit(input: AccountSetSpendLimitInput, options?: UnnamedCallOptions): Call<AccountSetSpendLimitAnswer>;
  /** The version of the formulas for calls that name none. The default of the workspace, and the versions that are served. `GET /api/v1/account/formula-version`, costs nothing. */
  formulaVersion(options?: UnnamedCallOptions): Call<AccountFormulaVersionAnswer>;
  /** Sets the version of the formulas for calls that name none. Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that is not served answers 400 unknown_formula_version. `PUT /api/v1/account/formula-version`, costs nothing. */
  setFormulaVersion(input: AccountSetFormulaVersionInput, options?: UnnamedCallOptions): Call<AccountSetFormulaVersionAnswer>;
  /** The brand that reports print if their request has none. Name, logo, colours, footer and contact, as the member `brand` of a request for a report. `GET /api/v1/account/report-brand`, costs nothing. */
  reportBrand(options?: UnnamedCallOptions): Call<AccountReportBrandAnswer>;
  /** Sets or removes the brand of reports. Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first. `PUT /api/v1/account/report-brand`, costs nothing. */
  setReportBrand(input: AccountSetReportBrandInput, options?: UnnamedCallOptions): Call<AccountSetReportBrandAnswer>;
  /** Prints the first page of an example report with a brand. Stores nothing and costs nothing. At most 20 pages a minute. The client does not send it again where its answer may have been lost. `POST /api/v1/account/report-brand/preview`, costs nothing. */
  previewReportBrand(input: AccountPreviewReportBrandInput, options?: UnnamedCallOptions): Call<AccountPreviewReportBrandAnswer>;
  /** Whether top-ups are bought automatically. Only owners and admins can change this, in the portal, because it spends money. `GET /api/v1/account/auto-top-up`, costs nothing. */
  autoTopUp(options?: UnnamedCallOptions): Call<AccountAutoTopUpAnswer>;
  /** Every webhook of the workspace. Oldest first. Secrets are never shown again. `GET /api/v1/account/webhooks`, costs nothing. */
  listWebhooks(options?: UnnamedCallOptions): Call<AccountListWebhooksAnswer>;
  /** Adds a webhook. At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the secret; remove that webhook and add it again to get a new secret. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/webhooks`, costs nothing. */
  addWebhook(input: AccountAddWebhookInput, options?: CallOptions): Call<AccountAddWebhookAnswer>;
  /** Removes a webhook. Also deletes its deliveries. Removing it again changes nothing. `DELETE /api/v1/account/webhooks/{webhook_id}`, costs nothing. */
  removeWebhook(webhookId: string, options?: UnnamedCallOptions): Call<AccountRemoveWebhookAnswer>;
  /** Sends a test message to a webhook. The message has the `type` `webhook.test` and is retried like every other message. The client does not send it again where its answer may have been lost. `POST /api/v1/account/webhooks/{webhook_id}/test`, costs nothing. */
  testWebhook(webhookId: string, options?: UnnamedCallOptions): Call<AccountTestWebhookAnswer>;
  /** Messages to the webhooks of the workspace, as they are made. For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without `after` it begins now. Messages are without signatures, because secrets are never shown again. `GET /api/v1/account/webhook-messages`, costs nothing. */
  listMessages(input?: AccountListMessagesInput, options?: UnnamedCallOptions): Call<AccountListMessagesAnswer>;
  /** Stores a birth. Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/births`, costs nothing. */
  storeBirth(input: AccountStoreBirthInput, options?: CallOptions): Call<AccountStoreBirthAnswer>;
  /** Stored births, newest first. In pages, by tag, or the one with a reference. `GET /api/v1/births`, costs nothing. */
  listBirths(input?: AccountListBirthsInput, options?: UnnamedCallOptions): Call<AccountListBirthsAnswer>;
  /** One stored birth. As it was stored; a `place_id` is written out. `GET /api/v1/births/{birth_id}`, costs nothing. */
  readBirth(birthId: string, options?: UnnamedCallOptions): Call<AccountReadBirthAnswer>;
  /** Replaces a stored birth. Members that are left out are emptied. The next call reads the new birth. `PUT /api/v1/births/{birth_id}`, costs nothing. */
  replaceBirth(birthId: string, input: AccountReplaceBirthInput, options?: UnnamedCallOptions): Call<AccountReplaceBirthAnswer>;
  /** Erases a stored birth. Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing. `DELETE /api/v1/births/{birth_id}`, costs nothing. */
  eraseBirth(birthId: string, options?: UnnamedCallOptions): Call<AccountEraseBirthAnswer>;
  /** Subscribes to events. Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are stored later are included within minutes. Send an Idempotency-Key. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/subscriptions`, costs nothing. */
  createSubscription(input: AccountCreateSubscriptionInput, options?: CallOptions): Call<AccountCreateSubscriptionAnswer>;
  /** Subscriptions, newest first. In pages. `GET /api/v1/subscriptions`, costs nothing. */
  listSubscriptions(input?: AccountListSubscriptionsInput, options?: UnnamedCallOptions): Call<AccountListSubscriptionsAnswer>;
  /** One subscription. With the credits that it has spent in this month. `GET /api/v1/subscriptions/{subscription_id}`, costs nothing. */
  readSubscription(subscriptionId: string, options?: UnnamedCallOptions): Call<AccountReadSubscriptionAnswer>;
  /** Pauses or resumes a subscription, or changes its cap. Events that were due during a pause or a stop are not delivered late. `PUT /api/v1/subscriptions/{subscription_id}`, costs nothing. */
  changeSubscription(subscriptionId: string, input?: AccountChangeSubscriptionInput, options?: UnnamedCallOptions): Call<AccountChangeSubscriptionAnswer>;
  /** Deletes a subscription. With all its planned and delivered events. Deleting it again changes nothing. `DELETE /api/v1/subscriptions/{subscription_id}`, costs nothing. */
  deleteSubscription(subscriptionId: string, options?: UnnamedCallOptions): Call<AccountDeleteSubscriptionAnswer>;
  /** Delivered events of a subscription, newest first. Events of the last three months, also those whose message was lost. `GET /api/v1/subscriptions/{subscription_id}/events`, costs nothing. */
  listSubscriptionEvents(subscriptionId: string, input?: AccountListSubscriptionEventsInput, options?: UnnamedCallOptions): Call<AccountListSubscriptionEventsAnswer>;
  /** Makes a private calendar address of a subscription. A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it costs nothing: each event was charged when it was delivered. The client does not send it again where its answer may have been lost. `POST /api/v1/subscriptions/{subscription_id}/calendar`, costs nothing. */
  openSubscriptionCalendar(subscriptionId: string, options?: UnnamedCallOptions): Call<AccountOpenSubscriptionCalendarAnswer>;
  /** Revokes the calendar address of a subscription. The address answers 404 from then on. Revoking it again changes nothing. `DELETE /api/v1/subscriptions/{subscription_id}/calendar`, costs nothing. */
  closeSubscriptionCalendar(subscriptionId: string, options?: UnnamedCallOptions): Call<AccountCloseSubscriptionCalendarAnswer>;
}

/** method → how it is sent; paths are below `/api/v1`. */
export const ACCOUNT_ROUTES = {
  listKeys: { verb: 'GET', path: 'account/keys', sends: 'nothing', repeat: 'always' },
  createKey: { verb: 'POST', path: 'account/keys', sends: 'body', repeat: 'under_key' },
  rotateKey: { verb: 'POST', path: 'account/keys/{key_id}/rotate', sends: 'body', repeat: 'never' },
  revokeKey: { verb: 'DELETE', path: 'account/keys/{key_id}', sends: 'nothing', repeat: 'always' },
  usage: { verb: 'GET', path: 'account/usage', sends: 'query', repeat: 'always' },
  plan: { verb: 'GET', path: 'account/plan', sends: 'nothing', repeat: 'always' },
  spendLimit: { verb: 'GET', path: 'account/spend-limit', sends: 'nothing', repeat: 'always' },
  setSpendLimit: { verb: 'PUT', path: 'account/spend-limit', sends: 'body', repeat: 'always' },
  formulaVersion: { verb: 'GET', path: 'account/formula-version', sends: 'nothing', repeat: 'always' },
  setFormulaVersion: { verb: 'PUT', path: 'account/formula-version', sends: 'body', repeat: 'always' },
  reportBrand: { verb: 'GET', path: 'account/report-brand', sends: 'nothing', repeat: 'always' },
  setReportBrand: { verb: 'PUT', path: 'account/report-brand', sends: 'body', repeat: 'always' },
  previewReportBrand: { verb: 'POST', path: 'account/report-brand/preview', sends: 'body', repeat: 'never' },
  autoTopUp: { verb: 'GET', path: 'account/auto-top-up', sends: 'nothing', repeat: 'always' },
  listWebhooks: { verb: 'GET', path: 'account/webhooks', sends: 'nothing', repeat: 'always' },
  addWebhook: { verb: 'POST', path: 'account/webhooks', sends: 'body', repeat: 'under_key' },
  removeWebhook: { verb: 'DELETE', path: 'account/webhooks/{webhook_id}', sends: 'nothing', repeat: 'always' },
  testWebhook: { verb: 'POST', path: 'account/webhooks/{webhook_id}/test', sends: 'nothing', repeat: 'never' },
  listMessages: { verb: 'GET', path: 'account/webhook-messages', sends: 'query', repeat: 'always' },
  storeBirth: { verb: 'POST', path: 'births', sends: 'body', repeat: 'under_key' },
  listBirths: { verb: 'GET', path: 'births', sends: 'query', repeat: 'always' },
  readBirth: { verb: 'GET', path: 'births/{birth_id}', sends: 'nothing', repeat: 'always' },
  replaceBirth: { verb: 'PUT', path: 'births/{birth_id}', sends: 'body', repeat: 'always' },
  eraseBirth: { verb: 'DELETE', path: 'births/{birth_id}', sends: 'nothing', repeat: 'always' },
  createSubscription: { verb: 'POST', path: 'subscriptions', sends: 'body', repeat: 'under_key' },
  listSubscriptions: { verb: 'GET', path: 'subscriptions', sends: 'query', repeat: 'always' },
  readSubscription: { verb: 'GET', path: 'subscriptions/{subscription_id}', sends: 'nothing', repeat: 'always' },
  changeSubscription: { verb: 'PUT', path: 'subscriptions/{subscription_id}', sends: 'body', repeat: 'always' },
  deleteSubscription: { verb: 'DELETE', path: 'subscriptions/{subscription_id}', sends: 'nothing', repeat: 'always' },
  listSubscriptionEvents: { verb: 'GET', path: 'subscriptions/{subscription_id}/events', sends: 'query', repeat: 'always' },
  openSubscriptionCalendar: { verb: 'POST', path: 'subscriptions/{subscription_id}/calendar', sends: 'nothing', repeat: 'never' },
  closeSubscriptionCalendar: { verb: 'DELETE', path: 'subscriptions/{subscription_id}/calendar', sends: 'nothing', repeat: 'always' },
} as const;
