import { PAUSE_NAMES } from '../billing/auto-top-up.ts';
import { BrandSchema } from '../team/brand-schema.ts';
import { FormulaVersionDate, SpendLimit } from '../team/tenant-events.ts';
import { z } from 'zod';
import { KEY_NAME_LENGTH_MAX, ROTATION_OVERLAP_DAYS_MAX } from '../keys/api-key.ts';
import { KEY_ENVS, KEY_KINDS } from '../keys/key-format.ts';
import { PLAN_IDS } from '../billing/plans.ts';
import { ManagedLimits, NewLimits } from './limit-members.ts';
import { LoggedDay, nameSchema, Text } from '../core/typed-text.ts';
import { PAUSE_REASONS } from '../webhooks/webhook.ts';
import { WEBHOOK_TYPE_NAMES, WEBHOOK_URL_LENGTH_MAX } from '../webhooks/webhook-types.ts';

/** Requests and responses of the Management API, as JSON. */
const Instant = z.iso.datetime();
const name = z.string().describe('Name of the key in the portal.');

/** A key as the lists show it. */
export const ManagedKey = z.strictObject({
  key_id: z.uuid().describe('Id of the key in this API; not secret.'),
  name,
  kind: z.enum(KEY_KINDS).describe('secret: for servers. publishable: for web pages.'),
  environment: z.enum(KEY_ENVS).describe('live: calls are charged. test: calls are free.'),
  prefix: z.string().describe('The part of the key that may be shown.'),
  last4: z.string().describe('The last four characters of the key.'),
  text: z.string().nullable().describe('Full text of a publishable key; null for a secret one.'),
  status: z.enum(['active', 'disabled', 'revoked']).describe('Disabled keys can be enabled in the portal.'),
  ...ManagedLimits.shape,
  replaced_by: z.uuid().nullable().describe('Id of the key that replaced it; null: none.'),
  created_at: Instant.describe('When the key was created.'),
  last_used_at: Instant.nullable().describe(
    'Instant of the last charged call, updated with a delay of some seconds; null: none.',
  ),
});

export const NewKey = z.strictObject({
  name: nameSchema(KEY_NAME_LENGTH_MAX).describe('Name of the key in the portal.'),
  environment: z.enum(KEY_ENVS).default('live').describe('A test key can create only test keys.'),
  ...NewLimits.shape,
});

/** `key` is the full text; a repeat with the same Idempotency-Key omits that of a secret key. */
export const CreatedKey = z.strictObject({
  key: z
    .string()
    .nullable()
    .describe('Full text of the key, returned only once; null for a secret key if the request was a repeat.'),
  ...ManagedKey.shape,
});

export const Rotation = z.strictObject({
  overlap_seconds: z
    .int()
    .min(0)
    .max(ROTATION_OVERLAP_DAYS_MAX * 86_400)
    .default(0)
    .describe('Seconds for which the old key keeps working alongside the new one.'),
});
export const RotatedKey = z.strictObject({
  key: z.string().describe('Full text of the new key, returned only once.'),
  key_id: z.uuid().describe('Id of the new key, which has the name and the limits of the old one.'),
  old_valid_until: Instant.describe('Instant from which the old key is refused.'),
});
export const RevokedKey = z.strictObject({
  key_id: z.uuid().describe('Id of the revoked key.'),
  status: z.literal('revoked').describe('The key never works again.'),
});

/** Maximum number of days in one response. */
export const MANAGED_USAGE_DAYS_MAX = 92;
export const UsageQuery = z.strictObject({
  from: LoggedDay.optional().describe('First day, UTC; thirty days back if omitted.'),
  to: LoggedDay.optional().describe('Last day, UTC; today if omitted.'),
  key_id: z.uuid().optional().describe('Id of a key, if only its calls are to be counted.'),
});
export const ManagedUsage = z.strictObject({
  from: z.iso.date().describe('First day, UTC.'),
  to: z.iso.date().describe('Last day, UTC.'),
  credits: z.int().describe('Credits of all rows together.'),
  calls: z.int().describe('Calls of all rows together.'),
  rows: z
    .array(
      z.strictObject({
        day: z.iso.date().describe('Day of the calls, UTC.'),
        operation: z.string().describe('Id of the operation.'),
        calls: z.int().describe('Number of calls, those of test keys included.'),
        credits: z.int().describe('Credits charged, less refunds.'),
      }),
    )
    .describe('Calls and credits by day and operation, updated with a delay of some seconds.'),
});

export const ManagedPlan = z.strictObject({
  plan: z.enum(PLAN_IDS).describe('The plan of the workspace.'),
  period: z
    .strictObject({
      start: Instant.describe('Start of the period.'),
      end: Instant.describe('End of the period.'),
    })
    .describe('Period in which the credits and calls below are counted.'),
  credits: z
    .strictObject({
      limit: z.int().describe('Credits granted for the period.'),
      used: z.int().describe('Credits that calls have cost.'),
      remaining: z.int().describe('Credits left.'),
    })
    .describe('Credits of this period.'),
  calls: z
    .strictObject({
      limit: z.int().nullable().describe('Calls that the plan includes in the period.'),
      used: z.int().describe('Calls made in the period.'),
      remaining: z.int().nullable().describe('Calls left.'),
    })
    .describe('Calls of this period; limit and remaining are null on plans that do not count calls.'),
  rate_limit_per_minute: z.int().nullable().describe('Requests allowed per minute; null: no limit.'),
});

const spendLimit = SpendLimit.nullable();
export const NewSpendLimit = z.strictObject({
  credits_max: spendLimit.describe('Credits that all keys together may spend in a period; null removes the limit.'),
});
export const ManagedSpendLimit = z.strictObject({
  credits_max: spendLimit.describe('Credits that all keys together may spend in a period; null: no limit.'),
  credits_used: z.int().describe('Credits spent in this period.'),
  resets_at: Instant.describe('End of the period, when the count restarts at 0.'),
});

const formulaVersion = FormulaVersionDate.nullable();
export const NewFormulaVersion = z.strictObject({
  formula_version: formulaVersion.describe(
    'One of `live_versions`, for calls without the header Graha-Version; null: the current version at each call.',
  ),
});
export const ManagedFormulaVersion = z.strictObject({
  formula_version: formulaVersion.describe(
    'Version of the formulas for calls without the header Graha-Version; null: the current version at each call.',
  ),
  current_version: z.iso.date().describe('The current version.'),
  live_versions: z
    .array(
      z.strictObject({
        version: z.iso.date().describe('Date of the version, as Graha-Version takes it.'),
        served_until: z.iso
          .date()
          .nullable()
          .describe('First day on which it may be refused; null: it is the current one.'),
        summary: z.string().describe('Its changes in one sentence.'),
      }),
    )
    .describe('The versions that are served, oldest first.'),
});

export const NewReportBrand = z.strictObject({
  brand: BrandSchema.nullable().describe('Name, logo, colours and footer of the seller; null: none.'),
});
export const ManagedReportBrand = z.strictObject({
  brand: BrandSchema.nullable().describe('The brand of reports whose request has none; null: none.'),
});
export const PreviewedBrand = z.strictObject({
  brand: BrandSchema.describe('Name, logo, colours and footer of the seller.'),
});
export const BrandPreview = z.strictObject({
  svg: z.string().describe('The first page of an example, as SVG whose texts are outlines.'),
});

export const ManagedAutoTopUp = z.strictObject({
  is_on: z.boolean().describe('Whether top-ups are bought automatically.'),
  below_credits: z.int().nullable().describe('A top-up is bought when fewer credits are left; null while it is off.'),
  packs_max: z.int().nullable().describe('Maximum number of packs per calendar month (UTC); null while it is off.'),
  packs_bought: z.int().describe('Packs bought in this calendar month (UTC), including one that is being paid.'),
  paused_because: z
    .enum(PAUSE_NAMES)
    .nullable()
    .describe('Reason of a pause, which lasts until a person turns auto top-up on again; null: not paused.'),
});

const types = z.array(z.enum(WEBHOOK_TYPE_NAMES)).min(1).max(WEBHOOK_TYPE_NAMES.length);
export const ManagedWebhook = z.strictObject({
  webhook_id: z.uuid().describe('Id of the webhook in this API.'),
  url: z.string().describe('Address that receives the messages.'),
  types: types.describe('Types of the messages that it receives.'),
  status: z.enum(['active', 'paused']).describe('No message is queued for a paused webhook.'),
  paused_because: z.enum(PAUSE_REASONS).nullable().describe('Reason of the pause; null while it is active.'),
  created_at: Instant.describe('When the webhook was added.'),
});
export const NewWebhook = z.strictObject({
  url: Text.trim()
    .max(WEBHOOK_URL_LENGTH_MAX)
    .describe('Address that receives the messages: https://, on a public host.'),
  types: types.describe('Types of the messages that it receives.'),
});
export const AddedWebhook = z.strictObject({
  secret: z
    .string()
    .nullable()
    .describe('Secret that signs the messages, returned only once; null if the request was a repeat.'),
  ...ManagedWebhook.shape,
});
export const RemovedWebhook = z.strictObject({
  webhook_id: z.uuid().describe('Id of the removed webhook.'),
  status: z.literal('removed').describe('The webhook receives no more messages.'),
});
export const MessagesQuery = z.strictObject({
  limit: z.int().min(1).max(100).default(50).describe('Messages in the answer, at most.'),
  after: z.string().max(100).optional().describe('`next` of the page before; omitted: from now on.'),
});
export const SentMessages = z.strictObject({
  messages: z
    .array(
      z.strictObject({
        delivery_id: z.uuid().describe('Id of the delivery.'),
        webhook_id: z.uuid().describe('The webhook that gets it.'),
        message_id: z.string().describe('`webhook-id` of the message, the same in every attempt.'),
        type: z.string().describe('Type of the message, as in its body.'),
        created_at: z.iso.datetime().describe('Instant of the message.'),
        body: z.string().describe('The body as it is sent, byte for byte; signatures are over these bytes.'),
      }),
    )
    .describe('Oldest first.'),
  next: z.string().describe('Send it as `after` for the messages that come later.'),
});

export const SentTest = z.strictObject({
  delivery_id: z.uuid().describe('Id of the delivery in the list of deliveries in the portal.'),
});
