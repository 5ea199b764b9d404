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
  AccountAutoTopUpAnswer,
  AccountListWebhooksAnswer,
  AccountAddWebhookInput,
  AccountAddWebhookAnswer,
  AccountRemoveWebhookAnswer,
  AccountTestWebhookAnswer,
} from './types.ts';

/** Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`. It costs nothing. */
export interface Account {
  /** Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. `GET /api/v1/account/keys`, costs nothing. */
  listKeys(options?: UnnamedCallOptions): Call<AccountListKeysAnswer>;
  /** Creates a key. It may have no more than the calling key: families, addresses, cap and expiry. Both spend from the monthly cap of the calling key, if that has one. `manage` is given in the portal alone. Send an Idempotency-Key: a repeat answers the same key_id without the text of a secret key, so rotate that one. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/keys`, costs nothing. */
  createKey(input: AccountCreateKeyInput, options?: CallOptions): Call<AccountCreateKeyAnswer>;
  /** Replaces a key by a new one with the same limits. The old key works on for the overlap, and both spend from one monthly cap. A key may replace itself, and keys that have no more than itself; with a monthly cap, only those that it made. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. `POST /api/v1/account/keys/{key_id}/rotate`, costs nothing. */
  rotateKey(keyId: string, input?: AccountRotateKeyInput, options?: UnnamedCallOptions): Call<AccountRotateKeyAnswer>;
  /** Revokes a key for good. Holds within a second. Revoking it again changes nothing. A key may revoke itself, and keys that have no more than itself. `DELETE /api/v1/account/keys/{key_id}`, costs nothing. */
  revokeKey(keyId: string, options?: UnnamedCallOptions): Call<AccountRevokeKeyAnswer>;
  /** Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. `GET /api/v1/account/usage`, costs nothing. */
  usage(input?: AccountUsageInput, options?: UnnamedCallOptions): Call<AccountUsageAnswer>;
  /** The plan, and the credits and calls of this period. As the overview of the portal shows them. `GET /api/v1/account/plan`, costs nothing. */
  plan(options?: UnnamedCallOptions): Call<AccountPlanAnswer>;
  /** The spend limit of the workspace. How many credits all keys together may spend in a period, and how many they have spent. `GET /api/v1/account/spend-limit`, costs nothing. */
  spendLimit(options?: UnnamedCallOptions): Call<AccountSpendLimitAnswer>;
  /** Sets or lowers the spend limit. Holds from the next call on. A live key may lower it; owners and admins raise and end it in the portal, so null is taken while there is no limit alone. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. `PUT /api/v1/account/spend-limit`, costs nothing. */
  setSpendLimit(input: AccountSetSpendLimitInput, options?: UnnamedCallOptions): Call<AccountSetSpendLimitAnswer>;
  /** Whether top-ups are bought automatically. Owners and admins change it in the portal alone, because it spends money. `GET /api/v1/account/auto-top-up`, costs nothing. */
  autoTopUp(options?: UnnamedCallOptions): Call<AccountAutoTopUpAnswer>;
  /** Every webhook of the workspace. Oldest first. Secrets are never shown again. `GET /api/v1/account/webhooks`, costs nothing. */
  listWebhooks(options?: UnnamedCallOptions): Call<AccountListWebhooksAnswer>;
  /** Adds a webhook. Ten at most, with a live key. Send an Idempotency-Key: a repeat answers the same webhook_id without the secret, so remove that one. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/webhooks`, costs nothing. */
  addWebhook(input: AccountAddWebhookInput, options?: CallOptions): Call<AccountAddWebhookAnswer>;
  /** Removes a webhook. Its deliveries go with it. Removing it again changes nothing. `DELETE /api/v1/account/webhooks/{webhook_id}`, costs nothing. */
  removeWebhook(webhookId: string, options?: UnnamedCallOptions): Call<AccountRemoveWebhookAnswer>;
  /** Sends a test message to a webhook. Its `type` is `webhook.test`. It is tried like every other message. The client does not send it again where its answer may have been lost. `POST /api/v1/account/webhooks/{webhook_id}/test`, costs nothing. */
  testWebhook(webhookId: string, options?: UnnamedCallOptions): Call<AccountTestWebhookAnswer>;
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
  autoTopUp: { verb: 'GET', path: 'account/auto-top-up', sends: 'nothing', repeat: 'always' },
  listWebhooks: { verb: 'GET', path: 'account/webhooks', sends: 'nothing', repeat: 'always' },
  addWebhook: { verb: 'POST', path: 'account/webhooks', sends: 'body', repeat: 'under_key' },
  removeWebhook: { verb: 'DELETE', path: 'account/webhooks/{webhook_id}', sends: 'nothing', repeat: 'always' },
  testWebhook: { verb: 'POST', path: 'account/webhooks/{webhook_id}/test', sends: 'nothing', repeat: 'never' },
} as const;
