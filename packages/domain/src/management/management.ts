import { z } from 'zod';
import {
  AddedWebhook,
  CreatedKey,
  ManagedAutoTopUp,
  ManagedKey,
  ManagedPlan,
  ManagedSpendLimit,
  ManagedUsage,
  ManagedWebhook,
  NewKey,
  NewSpendLimit,
  NewWebhook,
  RemovedWebhook,
  RevokedKey,
  RotatedKey,
  Rotation,
  SentTest,
  UsageQuery,
} from './management-members.ts';

export const MANAGEMENT_PATH = '/api/v1/account';
/** Requests per minute to the Management API, by all keys of a workspace together. */
export const MANAGEMENT_PER_MINUTE = 60;

export type ManagementRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `MANAGEMENT_PATH`, with id parameters in braces. */
  path: string;
  summary: string;
  description: string;
  /** Schema of the body of a POST or PUT, or of the query of a GET. */
  input?: z.ZodObject;
  output: z.ZodType;
  /** Idempotent: a repeat with the same Idempotency-Key creates nothing again. */
  isRepeatable?: true;
  status: 200 | 201 | 202;
};

/** The Management API, defined once: the server's routes, the OpenAPI document and the docs use it. */
export const MANAGEMENT_ROUTES = {
  listKeys: {
    method: 'GET',
    path: '/keys',
    summary: 'Every key of the workspace.',
    description: 'Newest first, revoked ones too. Secret keys are never shown again.',
    output: z.strictObject({ keys: z.array(ManagedKey).describe('Newest first.') }),
    status: 200,
  },
  createKey: {
    method: 'POST',
    path: '/keys',
    summary: 'Creates a key.',
    description:
      'It may have no more than the calling key: families, addresses, cap and expiry. Both spend from the monthly cap of the ' +
      'calling key, if that has one. `manage` is given in the portal alone. ' +
      'Send an Idempotency-Key: a repeat answers the same key_id without the text of a secret key, so rotate that one.',
    input: NewKey,
    output: CreatedKey,
    isRepeatable: true,
    status: 201,
  },
  rotateKey: {
    method: 'POST',
    path: '/keys/{key_id}/rotate',
    summary: 'Replaces a key by a new one with the same limits.',
    description:
      'The old key works on for the overlap, and both spend from one monthly cap. A key may replace itself, and keys that ' +
      'have no more than itself; with a monthly cap, only those that it made. A key is replaced once: a second request ' +
      'answers 409.',
    input: Rotation,
    output: RotatedKey,
    status: 201,
  },
  revokeKey: {
    method: 'DELETE',
    path: '/keys/{key_id}',
    summary: 'Revokes a key for good.',
    description:
      'Holds within a second. Revoking it again changes nothing. A key may revoke itself, and keys that have no more than ' +
      'itself.',
    output: RevokedKey,
    status: 200,
  },
  usage: {
    method: 'GET',
    path: '/usage',
    summary: 'Calls and credits by day and operation.',
    description: 'Up to 92 days, UTC, of all keys or of one.',
    input: UsageQuery,
    output: ManagedUsage,
    status: 200,
  },
  plan: {
    method: 'GET',
    path: '/plan',
    summary: 'The plan, and the credits and calls of this period.',
    description: 'As the overview of the portal shows them.',
    output: ManagedPlan,
    status: 200,
  },
  spendLimit: {
    method: 'GET',
    path: '/spend-limit',
    summary: 'The spend limit of the workspace.',
    description: 'How many credits all keys together may spend in a period, and how many they have spent.',
    output: ManagedSpendLimit,
    status: 200,
  },
  setSpendLimit: {
    method: 'PUT',
    path: '/spend-limit',
    summary: 'Sets or lowers the spend limit.',
    description:
      'Holds from the next call on. A live key may lower it; owners and admins raise and end it in the portal, so null is ' +
      'taken while there is no limit alone. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail.',
    input: NewSpendLimit,
    output: ManagedSpendLimit,
    status: 200,
  },
  autoTopUp: {
    method: 'GET',
    path: '/auto-top-up',
    summary: 'Whether top-ups are bought automatically.',
    description: 'Owners and admins change it in the portal alone, because it spends money.',
    output: ManagedAutoTopUp,
    status: 200,
  },
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    summary: 'Every webhook of the workspace.',
    description: 'Oldest first. Secrets are never shown again.',
    output: z.strictObject({ webhooks: z.array(ManagedWebhook).describe('Oldest first.') }),
    status: 200,
  },
  addWebhook: {
    method: 'POST',
    path: '/webhooks',
    summary: 'Adds a webhook.',
    description:
      'Ten at most, with a live key. Send an Idempotency-Key: a repeat answers the same webhook_id without the secret, so remove that one.',
    input: NewWebhook,
    output: AddedWebhook,
    isRepeatable: true,
    status: 201,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/webhooks/{webhook_id}',
    summary: 'Removes a webhook.',
    description: 'Its deliveries go with it. Removing it again changes nothing.',
    output: RemovedWebhook,
    status: 200,
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/{webhook_id}/test',
    summary: 'Sends a test message to a webhook.',
    description: 'Its `type` is `webhook.test`. It is tried like every other message.',
    output: SentTest,
    status: 202,
  },
} as const satisfies Record<string, ManagementRoute>;

export type ManagementRouteId = keyof typeof MANAGEMENT_ROUTES;
