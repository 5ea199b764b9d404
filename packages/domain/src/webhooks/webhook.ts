import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import { secret, type EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { webhookStream } from '../core/streams.ts';
import { WEBHOOK_TYPE_NAMES, WEBHOOK_URL_LENGTH_MAX, type WebhookType } from './webhook-types.ts';

const WebhookId = z.uuid();
/** Ciphertext: the secret itself is needed for signing, and is never in the log. */
const Sealed = secret(z.string().min(1).max(500));

/** Time for which messages carry the signatures of both a replaced secret and its successor. */
export const WEBHOOK_SECRET_OVERLAP_MS = 24 * 3_600_000;

/** Delays between the attempts of a delivery, in seconds: ten attempts within three days. */
export const WEBHOOK_RESTS_S = [30, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 57_600, 86_400] as const;

const Target = {
  url: z.url().max(WEBHOOK_URL_LENGTH_MAX),
  types: z.array(z.enum(WEBHOOK_TYPE_NAMES)).min(1).max(WEBHOOK_TYPE_NAMES.length),
};

/** `asked`: by a person; `failing`: no attempt in three days succeeded; `gone`: the receiver answered 410. */
export const PAUSE_REASONS = ['asked', 'failing', 'gone'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const webhookEvents = {
  WebhookAdded: z.object({ webhookId: WebhookId, ...Target, sealed: Sealed }),
  WebhookChanged: z.object({ webhookId: WebhookId, ...Target }),
  WebhookSecretReplaced: z.object({ webhookId: WebhookId, sealed: Sealed, oldValidUntil: z.iso.datetime() }),
  WebhookPaused: z.object({ webhookId: WebhookId, because: z.enum(PAUSE_REASONS) }),
  WebhookResumed: z.object({ webhookId: WebhookId }),
  WebhookRemoved: z.object({ webhookId: WebhookId }),
};
export type WebhookEvent = EventOf<typeof webhookEvents>;

export type Webhook = {
  status: 'absent' | 'active' | 'paused' | 'removed';
  url: string;
  types: readonly WebhookType[];
};

export type WebhookCommand = { now: string; webhookId: string } & (
  | { type: 'add'; url: string; types: WebhookType[]; sealed: string }
  | { type: 'change'; url: string; types: WebhookType[] }
  | { type: 'replaceSecret'; sealed: string }
  | { type: 'pause'; because: PauseReason }
  | { type: 'giveUp'; because: PauseReason; url: string }
  | { type: 'resume' }
  | { type: 'remove' }
);

const living = (webhook: Webhook): Webhook => {
  if (webhook.status === 'absent' || webhook.status === 'removed') throw new Refusal('webhook_unknown');
  return webhook;
};

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** An endpoint id alone does not identify its workspace. */
export type WebhookRef = { tenantId: string; webhookId: string };

export const webhook = aggregateOf<WebhookRef, Webhook, WebhookCommand, WebhookEvent>({
  name: 'webhook',
  streamOf: ({ webhookId }) => webhookStream(webhookId),
  tenantOf: ({ tenantId }) => tenantId,
  initial: { status: 'absent', url: '', types: [] },

  decide: {
    add: ({ webhookId, url, types, sealed }, { status }) => {
      if (status !== 'absent') throw new Refusal('webhook_exists');
      return [{ type: 'WebhookAdded', data: { webhookId, url, types, sealed } }];
    },
    change: ({ webhookId, url, types }, state) => {
      const before = living(state);
      if (before.url === url && isEqual(before.types, types)) return [];
      return [{ type: 'WebhookChanged', data: { webhookId, url, types } }];
    },
    replaceSecret: ({ webhookId, sealed, now }, state) => {
      living(state);
      const oldValidUntil = new Date(Date.parse(now) + WEBHOOK_SECRET_OVERLAP_MS).toISOString();
      return [{ type: 'WebhookSecretReplaced', data: { webhookId, sealed, oldValidUntil } }];
    },
    pause: ({ webhookId, because }, state) =>
      living(state).status === 'paused' ? [] : [{ type: 'WebhookPaused', data: { webhookId, because } }],
    // A failed delivery is no reason to pause another address. The endpoint may be removed meanwhile, which is no error.
    giveUp: ({ webhookId, because, url }, state) =>
      state.status === 'active' && state.url === url ? [{ type: 'WebhookPaused', data: { webhookId, because } }] : [],
    resume: ({ webhookId }, state) =>
      living(state).status === 'active' ? [] : [{ type: 'WebhookResumed', data: { webhookId } }],
    remove: ({ webhookId }, state) =>
      state.status === 'removed' ? [] : living(state) && [{ type: 'WebhookRemoved', data: { webhookId } }],
  },

  evolve: {
    WebhookAdded: (_state, { data: { url, types } }) => ({ status: 'active', url, types }),
    WebhookChanged: (state, { data: { url, types } }) => ({ ...state, url, types }),
    WebhookSecretReplaced: (state) => state,
    WebhookPaused: (state) => ({ ...state, status: 'paused' }),
    WebhookResumed: (state) => ({ ...state, status: 'active' }),
    WebhookRemoved: (state) => ({ ...state, status: 'removed' }),
  },
});
