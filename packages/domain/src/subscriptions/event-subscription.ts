import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { eventSubscriptionStream } from '../core/streams.ts';

const SubscriptionId = z.uuid();

/** The targets of a subscription. Its tag, births and place are in its row alone: the log is never deleted from. */
export const TARGETS = ['all', 'tag', 'ids', 'place', 'sky'] as const;
export type Target = (typeof TARGETS)[number];

/** `webhook`: a message to the webhooks of the workspace; `feed`: the list of delivered events alone. */
export const DELIVERIES = ['webhook', 'feed'] as const;
export type DeliverBy = (typeof DELIVERIES)[number];

/** Maxima of a subscription. `daysAhead`: days from the delivery to the event. */
export const SUBSCRIPTION_LIMITS = { kinds: 50, ids: 100, daysAhead: 30, capCredits: 10_000_000 } as const;

/** The kind of an event, which only the catalogue of the sky knows. */
export const EventKind = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9_.-]*$/);

const CapCredits = z.int().min(1).max(SUBSCRIPTION_LIMITS.capCredits).nullable();

/** `cap`: the cap of the month; `credits`: the ledger refused, because credits, calls or the spend limit were exhausted. */
export const STOPS = ['cap', 'credits'] as const;
export type StoppedBecause = (typeof STOPS)[number];

const Terms = {
  kinds: z.array(EventKind).min(1).max(SUBSCRIPTION_LIMITS.kinds),
  daysAhead: z.int().min(0).max(SUBSCRIPTION_LIMITS.daysAhead),
  deliver: z.enum(DELIVERIES),
  language: z
    .string()
    .max(35)
    .regex(/^[A-Za-z0-9-]+$/),
  capCredits: CapCredits,
};

/** Events carry ids, kinds and numbers alone. */
export const eventSubscriptionEvents = {
  EventSubscriptionCreated: z.object({ subscriptionId: SubscriptionId, target: z.enum(TARGETS), ...Terms }),
  EventSubscriptionPaused: z.object({ subscriptionId: SubscriptionId }),
  EventSubscriptionResumed: z.object({ subscriptionId: SubscriptionId }),
  EventSubscriptionCapChanged: z.object({ subscriptionId: SubscriptionId, capCredits: CapCredits }),
  EventSubscriptionStopped: z.object({
    subscriptionId: SubscriptionId,
    because: z.enum(STOPS),
    until: z.iso.datetime(),
  }),
  EventSubscriptionDeleted: z.object({ subscriptionId: SubscriptionId }),
  EventCalendarOpened: z.object({ subscriptionId: SubscriptionId }),
  EventCalendarClosed: z.object({ subscriptionId: SubscriptionId }),
};
export type EventSubscriptionEvent = EventOf<typeof eventSubscriptionEvents>;

/** Terms of a subscription that its events carry. */
export type SubscriptionTerms = Omit<
  z.output<typeof eventSubscriptionEvents.EventSubscriptionCreated>,
  'subscriptionId'
>;

export type EventSubscription = {
  status: 'absent' | 'active' | 'paused' | 'deleted';
  capCredits: number | null;
  /** Instant until which nothing is delivered, because the cap or the credits are exhausted; null: not stopped. */
  stoppedUntil: string | null;
  /** Whether its calendar has an address. */
  hasCalendar: boolean;
};

export type EventSubscriptionCommand = { now: string; subscriptionId: string } & (
  | ({ type: 'create' } & SubscriptionTerms)
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'changeCap'; capCredits: number | null }
  | { type: 'stop'; because: StoppedBecause }
  | { type: 'openCalendar' }
  | { type: 'closeCalendar' }
  | { type: 'delete' }
);

/** Returns the first instant of the next month, UTC: caps count by month. */
export function nextMonth(now: string): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString();
}

const isStopped = ({ stoppedUntil }: EventSubscription, now: string): boolean =>
  stoppedUntil !== null && Date.parse(stoppedUntil) > Date.parse(now);

const living = (state: EventSubscription): EventSubscription => {
  if (state.status === 'absent' || state.status === 'deleted') throw new Refusal('subscription_unknown');
  return state;
};

/** A subscription id alone does not identify its workspace. */
export type EventSubscriptionRef = { tenantId: string; subscriptionId: string };

/** A subscription to events of stored births, of a place or of the sky. */
export const eventSubscription = aggregateOf<
  EventSubscriptionRef,
  EventSubscription,
  EventSubscriptionCommand,
  EventSubscriptionEvent
>({
  name: 'eventSubscription',
  streamOf: ({ subscriptionId }) => eventSubscriptionStream(subscriptionId),
  tenantOf: ({ tenantId }) => tenantId,
  initial: { status: 'absent', capCredits: null, stoppedUntil: null, hasCalendar: false },

  decide: {
    create: ({ subscriptionId, target, kinds, daysAhead, deliver, language, capCredits }, { status }) => {
      if (status !== 'absent') throw new Refusal('subscription_exists');
      const data = { subscriptionId, target, kinds, daysAhead, deliver, language, capCredits };
      return [{ type: 'EventSubscriptionCreated', data }];
    },
    pause: ({ subscriptionId }, state) =>
      living(state).status === 'paused' ? [] : [{ type: 'EventSubscriptionPaused', data: { subscriptionId } }],
    resume: ({ subscriptionId, now }, state) =>
      living(state).status === 'paused' || isStopped(state, now)
        ? [{ type: 'EventSubscriptionResumed', data: { subscriptionId } }]
        : [],
    changeCap: ({ subscriptionId, capCredits }, state) =>
      living(state).capCredits === capCredits
        ? []
        : [{ type: 'EventSubscriptionCapChanged', data: { subscriptionId, capCredits } }],
    // The worker may find the same exhausted cap twice, or after a pause.
    stop: ({ subscriptionId, because, now }, state) =>
      state.status !== 'active' || isStopped(state, now)
        ? []
        : [{ type: 'EventSubscriptionStopped', data: { subscriptionId, because, until: nextMonth(now) } }],
    // A calendar that is open gets a new address.
    openCalendar: ({ subscriptionId }, state) =>
      living(state) && [{ type: 'EventCalendarOpened', data: { subscriptionId } }],
    closeCalendar: ({ subscriptionId }, state) =>
      living(state).hasCalendar ? [{ type: 'EventCalendarClosed', data: { subscriptionId } }] : [],
    delete: ({ subscriptionId }, state) =>
      state.status === 'deleted'
        ? []
        : living(state) && [{ type: 'EventSubscriptionDeleted', data: { subscriptionId } }],
  },

  evolve: {
    EventSubscriptionCreated: (_state, { data: { capCredits } }) => ({
      status: 'active',
      capCredits,
      stoppedUntil: null,
      hasCalendar: false,
    }),
    EventSubscriptionPaused: (state) => ({ ...state, status: 'paused' }),
    EventSubscriptionResumed: (state) => ({ ...state, status: 'active', stoppedUntil: null }),
    EventSubscriptionCapChanged: (state, { data: { capCredits } }) => ({ ...state, capCredits }),
    EventSubscriptionStopped: (state, { data: { until } }) => ({ ...state, stoppedUntil: until }),
    EventCalendarOpened: (state) => ({ ...state, hasCalendar: true }),
    EventCalendarClosed: (state) => ({ ...state, hasCalendar: false }),
    EventSubscriptionDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
