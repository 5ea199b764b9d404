import { z } from 'zod';
import { Text } from '../core/typed-text.ts';
import { DELIVERIES, EventKind, STOPS, SUBSCRIPTION_LIMITS, TARGETS } from '../subscriptions/event-subscription.ts';
import { BIRTH_LIMITS } from './birth-members.ts';

/** Subscriptions, or events, in one page of a list, at most. */
export const SUBSCRIPTIONS_PAGE_MAX = 100;

/** A place, as an operation takes it. */
export const SubscribedPlace = z.strictObject({
  latitude: z.number().min(-90).max(90).describe('Decimal degrees, north positive.'),
  longitude: z.number().min(-180).max(180).describe('Decimal degrees, east positive.'),
  timezone: z.string().min(1).max(64).describe('IANA name of the zone.'),
});

const of = z
  .enum(TARGETS)
  .describe(
    'Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.',
  );
const tag = Text.min(1).max(BIRTH_LIMITS.tag).nullable();
const birthIds = z.array(z.uuid()).min(1).max(SUBSCRIPTION_LIMITS.ids).nullable();
const place = SubscribedPlace.nullable();
const kinds = z.array(EventKind).min(1).max(SUBSCRIPTION_LIMITS.kinds);
const daysAhead = z.int().min(0).max(SUBSCRIPTION_LIMITS.daysAhead);
const deliver = z
  .enum(DELIVERIES)
  .describe('`webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone.');
const capCredits = z.int().min(1).max(SUBSCRIPTION_LIMITS.capCredits).nullable();
const OPTIONS_CHARACTERS_MAX = 2_000;
/** Options of a subscription; the catalogue checks their members. */
export const SubscriptionOptions = z
  .record(z.string(), z.unknown())
  .refine((sent) => JSON.stringify(sent).length <= OPTIONS_CHARACTERS_MAX, {
    error: () => `must have at most ${OPTIONS_CHARACTERS_MAX} characters as JSON`,
  })
  .describe(
    'Conventions by which events are found: members of `events/upcoming`, such as `dasha_systems`, `dasha_levels`, `aspects`, `orb`, `region` and `settings` with `ayanamsa` and `language`. Those left out have its defaults.',
  )
  .meta({ 'x-json-characters-max': OPTIONS_CHARACTERS_MAX });

/** Returns the language of the options; titles of events are English, with `words` of another language. */
export function languageOfOptions({ settings }: z.output<typeof SubscriptionOptions>): string {
  const language: unknown = settings === undefined ? undefined : Reflect.get(Object(settings), 'language');
  return typeof language === 'string' ? language : 'en';
}

const CAP = 'Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.';

/** A subscription to make. */
export const NewSubscription = z.strictObject({
  of,
  tag: tag.default(null).describe('Tag of the births; needed if `of` is `tag`.'),
  birth_ids: birthIds.default(null).describe('Ids of stored births; needed if `of` is `ids`.'),
  place: place.default(null).describe('The place; needed if `of` is `place`.'),
  events: kinds.describe('Kinds of events, all of the group that `of` has.'),
  options: SubscriptionOptions.default({}),
  days_ahead: daysAhead.default(0).describe('Days from the delivery to the event.'),
  deliver: deliver.default('webhook'),
  cap_credits: capCredits.default(null).describe(CAP),
});

/** A change of a subscription. */
export const SubscriptionChange = z.strictObject({
  status: z
    .enum(['active', 'paused'])
    .optional()
    .describe(
      '`paused`: events that are due meanwhile are neither delivered nor charged; `active` also ends a stop. Unchanged if omitted.',
    ),
  cap_credits: capCredits.optional().describe(`${CAP} Unchanged if omitted; a stop is ended by \`status\`.`),
});

export const ManagedSubscription = z.strictObject({
  subscription_id: z.uuid().describe('Id of the subscription.'),
  of,
  tag: z.string().nullable().describe('Tag of the births; null: by another way.'),
  birth_ids: z.array(z.uuid()).nullable().describe('Ids of the births; null: by another way.'),
  place: place.describe('The place; null: of births or of the sky.'),
  events: z.array(z.string()).describe('Kinds of events.'),
  options: SubscriptionOptions.describe('Conventions by which events are found, as they were sent.'),
  days_ahead: z.int().describe('Days from the delivery to the event.'),
  deliver,
  cap_credits: z.int().nullable().describe(CAP),
  spent_credits: z.int().describe('Credits spent in this month, UTC.'),
  status: z
    .enum(['active', 'paused', 'stopped'])
    .describe('`stopped`: at its cap, or without credits, until `stopped_until`.'),
  stopped_because: z
    .enum(STOPS)
    .nullable()
    .describe('`cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped.'),
  stopped_until: z.iso.datetime().nullable().describe('Instant from which it delivers again; null: not stopped.'),
  hint: z
    .string()
    .nullable()
    .describe('Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.'),
  calendar_since: z.iso
    .datetime()
    .nullable()
    .describe('Instant at which its calendar got its present address; null: it has none.'),
  created_at: z.iso.datetime().describe('Instant at which it was created.'),
});

const limit = z.int().min(1).max(SUBSCRIPTIONS_PAGE_MAX).default(50);
const after = z.string().max(200).optional().describe('`next` of the page before.');
const next = z.string().nullable().describe('`after` of the next page; null: this is the last one.');

export const SubscriptionsQuery = z.strictObject({
  limit: limit.describe('Subscriptions in the answer, at most.'),
  after,
});
export const ManagedSubscriptions = z.strictObject({
  subscriptions: z.array(ManagedSubscription).describe('Newest first.'),
  next,
});

export const SettledEventsQuery = z.strictObject({ limit: limit.describe('Events in the answer, at most.'), after });
export const SettledEvents = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event_id: z.uuid().describe('Id of the event, also in its message.'),
        kind: z.string().describe('Kind of the event.'),
        at: z.iso.datetime().describe('Instant of the event.'),
        birth_id: z.uuid().nullable().describe('The stored birth; null: of a place or of the sky.'),
        state: z
          .enum(['delivered', 'missed'])
          .describe('`missed`: no webhook took messages `sky.event` then; it cost nothing.'),
        settled_at: z.iso.datetime().describe('Instant of the delivery.'),
        credits: z.int().describe('Credits charged.'),
        details: z
          .record(z.string(), z.unknown())
          .nullable()
          .describe('The event as its message has it; null: it was missed.'),
      }),
    )
    .describe('Newest first.'),
  next,
});

export const OpenedCalendar = z.strictObject({
  subscription_id: z.uuid().describe('Id of the subscription.'),
  url: z
    .url()
    .describe(
      'The private address, by which anybody can read the delivered events. It is shown once; a second request creates another and ends this one.',
    ),
});

export const ClosedCalendar = z.strictObject({
  subscription_id: z.uuid().describe('Id of the subscription.'),
  status: z.literal('closed').describe('Its calendar has no address any more.'),
});

export const DeletedSubscription = z.strictObject({
  subscription_id: z.uuid().describe('Id of the deleted subscription.'),
  status: z.literal('deleted').describe('It delivers nothing any more.'),
});
