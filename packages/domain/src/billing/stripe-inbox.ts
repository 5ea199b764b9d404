import { z } from 'zod';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { stripeStream } from '../core/streams.ts';

const Text = z.string().min(1).max(500);

/** One stream per message from Stripe. The object is fetched again when it is applied, so its contents are not stored. */
export const stripeInboxEvents = {
  StripeEventReceived: z.object({
    eventType: Text,
    objectId: Text,
    livemode: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  StripeEventApplied: z.object({ effect: Text }),
  StripeEventIgnored: z.object({ why: Text }),
  StripeEventFailed: z.object({ error: Text }),
  /** An operator requests that it is processed again. */
  StripeReplayRequested: z.object({}),
};
export type StripeInboxEvent = EventOf<typeof stripeInboxEvents>;

export type StripeMessage = 'absent' | 'waiting' | 'failed' | 'settled';
export type StripeInboxCommand = { now: string } & (
  | { type: 'receive'; eventType: string; objectId: string; livemode: boolean; createdAt: string }
  | { type: 'apply'; effect: string }
  | { type: 'ignore'; why: string }
  | { type: 'fail'; error: string }
  | { type: 'replay' }
);

const known = (message: StripeMessage): StripeMessage => {
  if (message === 'absent') throw new Refusal('message_unknown');
  return message;
};

/** A settled message stays settled when it arrives again; a failed one waits for its next attempt. */
const untilSettled = (message: StripeMessage, event: StripeInboxEvent): StripeInboxEvent[] =>
  known(message) === 'settled' ? [] : [event];

export const stripeInbox = aggregateOf<string, StripeMessage, StripeInboxCommand, StripeInboxEvent>({
  name: 'stripeInbox',
  streamOf: stripeStream,
  tenantOf: noTenant,
  initial: 'absent',
  decide: {
    receive: ({ type: _type, now: _now, ...data }, message) =>
      message === 'absent' ? [{ type: 'StripeEventReceived', data }] : [],
    apply: ({ effect }, message) => untilSettled(message, { type: 'StripeEventApplied', data: { effect } }),
    ignore: ({ why }, message) => untilSettled(message, { type: 'StripeEventIgnored', data: { why } }),
    fail: ({ error }, message) => untilSettled(message, { type: 'StripeEventFailed', data: { error } }),
    replay: (_command, message) => (known(message) === 'waiting' ? [] : [{ type: 'StripeReplayRequested', data: {} }]),
  },
  evolve: {
    StripeEventReceived: () => 'waiting',
    StripeEventApplied: () => 'settled',
    StripeEventIgnored: () => 'settled',
    StripeEventFailed: () => 'failed',
    StripeReplayRequested: () => 'waiting',
  },
});
