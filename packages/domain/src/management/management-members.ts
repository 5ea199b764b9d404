import { PAUSE_NAMES } from '../billing/auto-top-up.ts';
import { SpendLimit } from '../team/tenant.ts';
import { z } from 'zod';
import { BrowserLimits } from '../keys/api-key.ts';
import { KEY_ENVS, KEY_KINDS } from '../keys/key-format.ts';
import { ADDRESSES_MAX, CAP_MAX } from '../keys/limits.ts';
import { PLAN_IDS } from '../billing/plans.ts';
import { SCOPES_MAX } from '../keys/scopes.ts';
import { Text } from '../core/typed-text.ts';
import { PAUSE_REASONS } from '../webhooks/webhook.ts';
import { WEBHOOK_TYPE_NAMES, WEBHOOK_URL_LENGTH_MAX } from '../webhooks/webhook-types.ts';

/** Requests and responses of the Management API, as JSON. */
const Instant = z.iso.datetime();
const { origins, dailyCreditsMax, visitorCallsMax } = BrowserLimits.shape;

const Publishable = z.strictObject({
  origins: origins.describe('Pages of these origins may call, as browsers write them: scheme, host and port.'),
  daily_credits_max: dailyCreditsMax.describe('Credits that all visitors together may spend on one day, UTC.'),
  visitor_calls_max: visitorCallsMax.describe('Calls that one address may make in 24 hours.'),
});

const scopes = z.array(Text.min(1).max(100)).min(1).max(SCOPES_MAX);
const cidrs = z.array(Text.max(100)).max(ADDRESSES_MAX);
const name = z.string().describe('What the key is called in the portal.');

/** A key as the lists show it. */
export const ManagedKey = z.strictObject({
  key_id: z.uuid().describe('Names the key in this API; it is no secret.'),
  name,
  kind: z.enum(KEY_KINDS).describe('secret: for servers. publishable: for web pages.'),
  environment: z.enum(KEY_ENVS).describe('live: calls are charged. test: calls are free.'),
  prefix: z.string().describe('The part of the key that may be shown.'),
  last4: z.string().describe('The last four characters of the key.'),
  text: z.string().nullable().describe('The whole key, where it is publishable; null for a secret one.'),
  status: z.enum(['active', 'disabled', 'revoked']).describe('Disabled keys can be enabled in the portal.'),
  scopes: z.array(z.string()).describe('Families, operations and `manage`; `*` is every family.'),
  allowed_addresses: z.array(z.string()).describe('Addresses and ranges that may use the key; empty: any.'),
  monthly_credits_max: z.int().nullable().describe('Credits that the key may spend in a period; null: no cap.'),
  publishable: Publishable.nullable().describe('What bounds a publishable key; null for a secret one.'),
  expires_at: Instant.nullable().describe('From then on the key is refused; null: never.'),
  replaced_by: z.uuid().nullable().describe('The key that took its place; null: none.'),
  created_at: Instant.describe('When the key was created.'),
  last_used_at: Instant.nullable().describe('The last charged call, some seconds late; null: none.'),
});

export const NewKey = z.strictObject({
  name: Text.trim().min(1).max(100).describe('What the key is called in the portal.'),
  environment: z.enum(KEY_ENVS).default('live').describe('A test key creates test keys alone.'),
  scopes: scopes.default(['*']).describe('Families or operations, none that the calling key lacks; never `manage`.'),
  allowed_addresses: cidrs.default([]).describe('Addresses or ranges that may use the key; empty: any.'),
  monthly_credits_max: z.int().positive().max(CAP_MAX).nullable().default(null).describe('null: no cap.'),
  expires_at: Instant.nullable().default(null).describe('null: never.'),
  publishable: Publishable.nullable().default(null).describe('Makes the key publishable; null: a secret key.'),
});

/** `key` is the full text; a repeat with the same Idempotency-Key omits that of a secret key. */
export const CreatedKey = z.strictObject({
  key: z.string().nullable().describe('The whole key, this one time; null where the request was a repeat.'),
  ...ManagedKey.shape,
});

export const Rotation = z.strictObject({
  overlap_seconds: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0)
    .describe('How long the old key works beside the new one.'),
});
export const RotatedKey = z.strictObject({
  key: z.string().describe('The whole new key, this one time.'),
  key_id: z.uuid().describe('Of the new key, which has the name and the limits of the old one.'),
  old_valid_until: Instant.describe('From then on the old key is refused.'),
});
export const RevokedKey = z.strictObject({
  key_id: z.uuid().describe('Of the revoked key.'),
  status: z.literal('revoked').describe('It never works again.'),
});

/** Maximum number of days in one response. */
export const MANAGED_USAGE_DAYS_MAX = 92;
export const UsageQuery = z.strictObject({
  from: z.iso.date().optional().describe('First day, UTC; thirty days back where it is left out.'),
  to: z.iso.date().optional().describe('Last day, UTC; today where it is left out.'),
  key_id: z.uuid().optional().describe('Calls of this key alone.'),
});
export const ManagedUsage = z.strictObject({
  from: z.iso.date().describe('First day, UTC.'),
  to: z.iso.date().describe('Last day, UTC.'),
  credits: z.int().describe('Of all rows together.'),
  calls: z.int().describe('Of all rows together.'),
  rows: z
    .array(
      z.strictObject({
        day: z.iso.date().describe('UTC.'),
        operation: z.string().describe('Id of the operation.'),
        calls: z.int().describe('Calls of test keys are counted.'),
        credits: z.int().describe('Less what was reversed.'),
      }),
    )
    .describe('By day and operation, some seconds late.'),
});

export const ManagedPlan = z.strictObject({
  plan: z.enum(PLAN_IDS).describe('The plan of the workspace.'),
  period: z
    .strictObject({
      start: Instant.describe('When the period begins.'),
      end: Instant.describe('When the period ends.'),
    })
    .describe('Of the credits below.'),
  credits: z
    .strictObject({
      limit: z.int().describe('Credits granted for the period.'),
      used: z.int().describe('Credits that calls have cost.'),
      remaining: z.int().describe('Credits left.'),
    })
    .describe('Of this period.'),
  calls: z
    .strictObject({
      limit: z.int().nullable().describe('Calls that the plan counts in the period.'),
      used: z.int().describe('Calls made in the period.'),
      remaining: z.int().nullable().describe('Calls left.'),
    })
    .describe('limit and remaining are null on plans that do not count calls.'),
  rate_limit_per_minute: z.int().nullable().describe('null: no limit.'),
});

const spendLimit = SpendLimit.nullable();
export const NewSpendLimit = z.strictObject({
  credits_max: spendLimit.describe('Credits that all keys together may spend in a period; null ends the limit.'),
});
export const ManagedSpendLimit = z.strictObject({
  credits_max: spendLimit.describe('null: none is set.'),
  credits_used: z.int().describe('In this period.'),
  resets_at: Instant.describe('When the period ends, and the limit begins anew.'),
});

export const ManagedAutoTopUp = z.strictObject({
  is_on: z.boolean().describe('Whether top-ups are bought automatically.'),
  below_credits: z.int().nullable().describe('A top-up is bought when fewer credits are left; null while it is off.'),
  packs_max: z.int().nullable().describe('At most so many in a calendar month, UTC; null while it is off.'),
  packs_bought: z.int().describe('In this calendar month, with the one under way.'),
  paused_because: z.enum(PAUSE_NAMES).nullable().describe('Why nothing is bought until a person turns it on again.'),
});

const types = z.array(z.enum(WEBHOOK_TYPE_NAMES)).min(1).max(WEBHOOK_TYPE_NAMES.length);
export const ManagedWebhook = z.strictObject({
  webhook_id: z.uuid().describe('Names the webhook in this API.'),
  url: z.string().describe('Where messages go.'),
  types: types.describe('The messages that it gets.'),
  status: z.enum(['active', 'paused']).describe('While it is paused nothing is queued for it.'),
  paused_because: z.enum(PAUSE_REASONS).nullable().describe('null while it is active.'),
  created_at: Instant.describe('When it was added.'),
});
export const NewWebhook = z.strictObject({
  url: Text.trim().max(WEBHOOK_URL_LENGTH_MAX).describe('Begins with https://, and leads to a public address.'),
  types: types.describe('The messages that it gets.'),
});
export const AddedWebhook = z.strictObject({
  secret: z.string().nullable().describe('Signs its messages, this one time; null where the request was a repeat.'),
  ...ManagedWebhook.shape,
});
export const RemovedWebhook = z.strictObject({
  webhook_id: z.uuid().describe('Of the removed webhook.'),
  status: z.literal('removed').describe('Its messages have ended.'),
});
export const SentTest = z.strictObject({
  delivery_id: z.uuid().describe('Stands in the list of deliveries of the portal.'),
});
