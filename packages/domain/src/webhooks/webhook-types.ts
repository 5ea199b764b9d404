export const WEBHOOK_URL_LENGTH_MAX = 500;
/** Maximum number of webhooks of a workspace. */
export const WEBHOOKS_MAX = 10;

type TypeRow = {
  /** The occasion of the message, as the docs and the form describe it. */
  about: string;
  /** An example of `data`. */
  sample: Readonly<Record<string, unknown>>;
};

const KEY_ID = '0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11';

/** Event types that a workspace can subscribe to. */
export const WEBHOOK_TYPES = {
  'credits.threshold': {
    about:
      'A threshold is crossed: 50, 80 or 100 % of the period’s credits or calls, a threshold that you added, one of the cap of a key, or 80 or 100 % of the spend limit (`of` is then `spend_limit`).',
    sample: {
      of: 'credits',
      key_id: null,
      pct: 80,
      used: 16_000,
      limit: 20_000,
      period_start: '2026-11-01T00:00:00.000Z',
      crossed_at: '2026-11-21T08:14:02.000Z',
    },
  },
  'key.created': {
    about: 'A key was created, possibly as the successor of another.',
    sample: {
      key_id: KEY_ID,
      name: 'Production',
      env: 'live',
      prefix: 'graha_live_8fK2vQ7d',
      last4: 'x9Qa',
      scopes: ['*'],
      expires_at: null,
    },
  },
  'key.rotated': {
    about: 'A key got a successor; the old one works until `old_valid_until`.',
    sample: {
      key_id: KEY_ID,
      new_key_id: '7c1e3f7a-2a55-4d0c-8f6e-5f0f6a0f9d22',
      old_valid_until: '2026-11-22T08:14:02.000Z',
    },
  },
  'key.revoked': { about: 'A key was revoked.', sample: { key_id: KEY_ID, reason: 'No longer in use.' } },
  'key.leaked': {
    about: 'Somebody reported a key as leaked.',
    sample: { key_id: KEY_ID, source: 'a member', url: 'https://paste.example/4711' },
  },
  'subscription.changed': {
    about:
      'The workspace changed its plan, or how it is paid: `interval` is `month` or `year`. `from` and `to` are one plan if only that changed.',
    sample: { from: 'free', to: 'starter', effective_at: '2026-11-21T08:14:02.000Z', interval: 'month' },
  },
  'sky.event': {
    about:
      'An event of one of your subscriptions to events, which are no plans. `birth_id` is null for events of a place or of the sky.',
    sample: {
      event_id: '5e0c3c1e-6f3e-4c53-9a3f-0e4f6b0b7a10',
      subscription_id: '2f4b8a66-53f3-4b0b-8d0d-5b8f1d6c8e31',
      kind: 'dasha_change',
      at: '2026-12-03T04:11:27.000Z',
      birth_id: 'c3f0f2b4-2d4c-4e5a-8a55-3b1f7e7f9a42',
      birth_reference: 'user-42',
      credits: 1,
      details: { title: 'Venus–Moon antardasha begins' },
    },
  },
  'event.moved': {
    about:
      'Events of a subscription to events are at other instants, because a birth was replaced or a formula corrected: at most 20 in a message. `event_id` stays, so that none is sent or charged again; one with `was_delivered: false` is sent at its new instant. Costs nothing.',
    sample: {
      subscription_id: '2f4b8a66-53f3-4b0b-8d0d-5b8f1d6c8e31',
      birth_id: 'c3f0f2b4-2d4c-4e5a-8a55-3b1f7e7f9a42',
      birth_reference: 'user-42',
      events: [
        {
          event_id: '5e0c3c1e-6f3e-4c53-9a3f-0e4f6b0b7a10',
          kind: 'dasha_change',
          was_at: '2026-12-03T04:11:27.000Z',
          at: '2026-12-03T16:40:02.000Z',
          was_delivered: true,
        },
      ],
    },
  },
  'subscription.stopped': {
    about:
      'A subscription to events reached its cap of the month (`because` is `cap`), or the workspace its credits, calls or spend limit (`credits`). It delivers again from `until`, or when you resume it.',
    sample: {
      subscription_id: '2f4b8a66-53f3-4b0b-8d0d-5b8f1d6c8e31',
      because: 'cap',
      until: '2026-12-01T00:00:00.000Z',
    },
  },
  'invoice.paid': {
    about: 'A payment for a plan or a top-up arrived.',
    sample: { payment_id: 'pi_3Nk', amount_cents: 2_900, currency: 'usd', purpose: 'plan' },
  },
  'invoice.failed': {
    about: 'A payment for a plan failed; `attempt` counts from 1.',
    sample: { invoice_id: 'in_1Nk', attempt: 1 },
  },
} as const satisfies Record<string, TypeRow>;

export type WebhookType = keyof typeof WEBHOOK_TYPES;

// Safe: the keys of a constant object without further properties.
export const WEBHOOK_TYPE_NAMES = Object.keys(WEBHOOK_TYPES) as [WebhookType, ...WebhookType[]];

/** Sent by a button of the portal to one endpoint, regardless of its subscriptions. */
export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_TEST_DATA = { message: 'This is a test. Nothing has happened in your workspace.' } as const;

/** Builds the body of a message in the format of Standard Webhooks. */
export const webhookBody = (type: WebhookType | typeof WEBHOOK_TEST, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
