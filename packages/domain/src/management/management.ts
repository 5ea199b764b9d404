import { z } from 'zod';
import {
  AddedWebhook,
  BrandPreview,
  CreatedKey,
  ManagedAutoTopUp,
  ManagedFormulaVersion,
  ManagedKey,
  ManagedPlan,
  ManagedReportBrand,
  ManagedSpendLimit,
  ManagedUsage,
  ManagedWebhook,
  MessagesQuery,
  NewFormulaVersion,
  NewKey,
  NewReportBrand,
  NewSpendLimit,
  NewWebhook,
  PreviewedBrand,
  RemovedWebhook,
  RevokedKey,
  RotatedKey,
  Rotation,
  SentMessages,
  SentTest,
  UsageQuery,
} from './management-members.ts';

/** Previews of a brand per minute, of all keys of a workspace and its members together. */
export const BRAND_PREVIEWS_PER_MINUTE = 20;

/** Largest body with a logo in it. */
const BRAND_BODY_BYTES_MAX = 288 * 1024;

export const MANAGEMENT_PATH = '/api/v1/account';
/** Requests per minute to the Management API, by all keys of a workspace together. */
export const MANAGEMENT_PER_MINUTE = 60;

export type ManagementRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base in `routePath`, with id parameters in braces. */
  path: string;
  summary: string;
  description: string;
  /** Schema of the body of a POST or PUT, or of the query of a GET. */
  input?: z.ZodObject;
  output: z.ZodType;
  /** The scope that opens it; `manage` if omitted. */
  scope?: 'births';
  /** Idempotent: a repeat with the same Idempotency-Key creates nothing again. */
  isRepeatable?: true;
  status: 200 | 201 | 202;
  /** Largest body, if a small one does not do. */
  bodyBytesMax?: number;
};

/** The path of a route. Stored births are beside the Management API, because their scope manages nothing. */
export const routePath = ({ scope, path }: Pick<ManagementRoute, 'scope' | 'path'>): string =>
  (scope === 'births' ? '/api/v1' : MANAGEMENT_PATH) + path;

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
      'Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, ' +
      'both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id ' +
      'without the text of a secret key; rotate that key to get a new text.',
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
      'The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys ' +
      'whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second ' +
      'request answers 409.',
    input: Rotation,
    output: RotatedKey,
    status: 201,
  },
  revokeKey: {
    method: 'DELETE',
    path: '/keys/{key_id}',
    summary: 'Revokes a key for good.',
    description:
      'Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not ' +
      'exceed its own.',
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
    description: 'The same figures as in the overview of the portal.',
    output: ManagedPlan,
    status: 200,
  },
  spendLimit: {
    method: 'GET',
    path: '/spend-limit',
    summary: 'The spend limit of the workspace.',
    description: 'Credits that all keys together may spend in a period, and credits spent so far.',
    output: ManagedSpendLimit,
    status: 200,
  },
  setSpendLimit: {
    method: 'PUT',
    path: '/spend-limit',
    summary: 'Sets or lowers the spend limit.',
    description:
      'Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the ' +
      'portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail.',
    input: NewSpendLimit,
    output: ManagedSpendLimit,
    status: 200,
  },
  formulaVersion: {
    method: 'GET',
    path: '/formula-version',
    summary: 'The version of the formulas for calls that name none.',
    description: 'The default of the workspace, and the versions that are served.',
    output: ManagedFormulaVersion,
    status: 200,
  },
  setFormulaVersion: {
    method: 'PUT',
    path: '/formula-version',
    summary: 'Sets the version of the formulas for calls that name none.',
    description:
      'Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that ' +
      'is not served answers 400 unknown_formula_version.',
    input: NewFormulaVersion,
    output: ManagedFormulaVersion,
    status: 200,
  },
  reportBrand: {
    method: 'GET',
    path: '/report-brand',
    summary: 'The brand that reports print if their request has none.',
    description: 'Name, logo, colours, footer and contact, as the member `brand` of a request for a report.',
    output: ManagedReportBrand,
    status: 200,
  },
  setReportBrand: {
    method: 'PUT',
    path: '/report-brand',
    summary: 'Sets or removes the brand of reports.',
    description:
      'Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a ' +
      'letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes ' +
      'the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first.',
    input: NewReportBrand,
    output: ManagedReportBrand,
    bodyBytesMax: BRAND_BODY_BYTES_MAX,
    status: 200,
  },
  previewReportBrand: {
    method: 'POST',
    path: '/report-brand/preview',
    summary: 'Prints the first page of an example report with a brand.',
    description: `Stores nothing and costs nothing. At most ${BRAND_PREVIEWS_PER_MINUTE} pages a minute.`,
    input: PreviewedBrand,
    output: BrandPreview,
    bodyBytesMax: BRAND_BODY_BYTES_MAX,
    status: 200,
  },
  autoTopUp: {
    method: 'GET',
    path: '/auto-top-up',
    summary: 'Whether top-ups are bought automatically.',
    description: 'Only owners and admins can change this, in the portal, because it spends money.',
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
      'At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the ' +
      'secret; remove that webhook and add it again to get a new secret.',
    input: NewWebhook,
    output: AddedWebhook,
    isRepeatable: true,
    status: 201,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/webhooks/{webhook_id}',
    summary: 'Removes a webhook.',
    description: 'Also deletes its deliveries. Removing it again changes nothing.',
    output: RemovedWebhook,
    status: 200,
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/{webhook_id}/test',
    summary: 'Sends a test message to a webhook.',
    description: 'The message has the `type` `webhook.test` and is retried like every other message.',
    output: SentTest,
    status: 202,
  },
  listMessages: {
    method: 'GET',
    path: '/webhook-messages',
    summary: 'Messages to the webhooks of the workspace, as they are made.',
    description:
      'For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without ' +
      '`after` it begins now. Messages are without signatures, because secrets are never shown again.',
    input: MessagesQuery,
    output: SentMessages,
    status: 200,
  },
} as const satisfies Record<string, ManagementRoute>;

export type ManagementRouteId = keyof typeof MANAGEMENT_ROUTES;
