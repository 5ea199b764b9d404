import { TIMELINE_KINDS } from '@graha/catalog/families/events/upcoming/kinds';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { SUBSCRIBED_OPTIONS } from '@graha/catalog/families/events/upcoming/subscribed-options';
import { listing } from '@graha/catalog/wire/words';
import { CALENDAR_EVENTS_MAX, CALENDAR_FETCHES_PER_MINUTE } from '@graha/domain/management/calendar-path';
import { routePath } from '@graha/domain/management/management';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { PLANS } from '@graha/domain/billing/plans';
import { count } from '@graha/domain/core/format';
import { webhookBody, WEBHOOK_TYPES } from '@graha/domain/webhooks/webhook-types';
import type { WrittenArticle } from '../block.ts';

const SUBSCRIBE = `curl -s $GRAHA_API_URL${routePath(SUBSCRIPTION_ROUTES.createSubscription)} \\
  -H "X-API-Key: $GRAHA_API_KEY" \\
  -H 'content-type: application/json' \\
  -H 'Idempotency-Key: dashas-of-all-users' \\
  -d '{"of":"all","events":["dasha_change","sade_sati"],"days_ahead":7,"cap_credits":5000}'`;

const BY_CONVENTIONS = JSON.stringify(
  {
    of: 'all',
    events: ['dasha_change'],
    options: { dasha_systems: 'yogini', dasha_levels: 3, settings: { ayanamsa: 'raman', language: 'hi' } },
  },
  null,
  2,
);

const OPTION_NAMES = listing(SUBSCRIBED_OPTIONS.map((name) => `\`${name}\``));

const OPEN_CALENDAR = `curl -s -X POST $GRAHA_API_URL${routePath(SUBSCRIPTION_ROUTES.openSubscriptionCalendar)} \\
  -H "X-API-Key: $GRAHA_API_KEY"`;

const MESSAGE = webhookBody('sky.event', new Date('2026-12-03T04:11:27Z'), WEBHOOK_TYPES['sky.event'].sample);

const BY_PLAN = [PLANS.free, PLANS.starter, PLANS.growth, PLANS.scale]
  .map(({ name, subscriptionsMax }) => `${name} ${count(subscriptionsMax)}`)
  .join(', ');

const GROUPS = { birth: 'Births', sky: 'The sky', place: 'A place' } as const;

const KIND_ROWS = (['birth', 'sky', 'place'] as const).flatMap((group) =>
  SUBSCRIBED_KINDS[group].map((kind) => [
    GROUPS[group],
    `\`${kind}\``,
    `${TIMELINE_KINDS[kind].summary}.`,
    String(TIMELINE_KINDS[kind].creditsPerEvent),
  ]),
);

export const SUBSCRIPTIONS: WrittenArticle = {
  title: 'Subscriptions to events',
  lead: 'A message when a dasha changes, a transit is exact or an observance begins, without polling.',
  sections: [
    {
      id: 'subscribe',
      title: 'Subscribe',
      blocks: [
        {
          kind: 'text',
          text: 'A subscription is about all stored births, those with a tag, some of them, a place, or the sky. When it is made, and when a birth is stored or replaced later, the events of the next year are found; the year is continued every month. The key needs the scope `births`; the page `/subscriptions` of the portal does the same. Store births first: `/docs/management#births`.',
        },
        { kind: 'code', title: 'Dashas and sade sati of all users, a week before', code: SUBSCRIBE },
        {
          kind: 'text',
          text: `\`options\` has the conventions by which events are found: ${OPTION_NAMES} of \`events/upcoming\`. Without it they have its defaults: Lahiri, the great and the second periods of Vimshottari, the five major aspects. With \`settings.language\`, \`details.words\` of each message has the words of the event in that language.`,
        },
        { kind: 'code', title: 'Yogini dashas of three levels by Raman, with Hindi words', code: BY_CONVENTIONS },
        { kind: 'text', text: `Plans have subscriptions: ${BY_PLAN}.` },
        {
          kind: 'table',
          label: 'Paths of subscriptions',
          columns: ['Path', 'Does'],
          rows: Object.values(SUBSCRIPTION_ROUTES).map((route) => [
            `\`${route.method} ${routePath(route)}\``,
            `${route.summary} ${route.description}`,
          ]),
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'text',
          text: 'Each event is one message `sky.event` to the webhooks of the workspace that take this type. It carries the id of the birth and your reference, never the birth. Verify its signature and answer 2xx, as `/docs/webhooks` says; a message that is not taken is sent again.',
        },
        { kind: 'code', title: 'A message', code: JSON.stringify(JSON.parse(MESSAGE), null, 2) },
        {
          kind: 'list',
          items: [
            'An event is charged once, when its message is queued: message, charge and mark are one transaction. The webhook may get a message twice after a failure; `event_id` is the same then.',
            'If no webhook takes `sky.event`, the event is marked as missed and costs nothing; `hint` of the subscription says so before. With `deliver: feed` events are only listed.',
            'At `cap_credits`, or without credits, the subscription stops until the next month and sends one message `subscription.stopped`. Events that were due during a stop or a pause are skipped and cost nothing.',
            'A replaced birth is planned anew, and so is everything when a formula is corrected. An event that moves by a second or more keeps its `event_id`, is neither delivered nor charged again, and is named in a message `event.moved` with its old and its new instant, which costs nothing. Calendars move it.',
            'After a birth is erased, none of its events is kept or delivered.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Calendar',
      blocks: [
        {
          kind: 'text',
          text: 'Every subscription has a calendar (RFC 5545) for Google, Apple, Outlook and other programs. Its address is private: it gives access to the events without a key. The page of the subscription does the same.',
        },
        { kind: 'code', title: 'Make the address', code: OPEN_CALENDAR },
        {
          kind: 'list',
          items: [
            'The address is shown once. Making it again ends the one before; `DELETE` on the same path revokes it, and it answers 404 from then on.',
            `The calendar has the delivered events, the last ${count(CALENDAR_EVENTS_MAX)} at most. An event is charged once, when it is delivered; fetching the calendar costs nothing, however often. With \`deliver: feed\` the calendar needs no webhook.`,
            'Events that are not yet delivered are not in it: `days_ahead`, up to 30, brings them into the calendar that many days before.',
            `Programs ask every 15 minutes or less often. Send the ETag in \`If-None-Match\`: without a new event the answer is 304. One calendar may be fetched ${CALENDAR_FETCHES_PER_MINUTE} times a minute.`,
            'It names a person by your reference, never by the label, and has no date, time or place of birth. The events of an erased birth are gone at the next fetch.',
          ],
        },
      ],
    },
    {
      id: 'kinds',
      title: 'Kinds of events',
      blocks: [
        {
          kind: 'text',
          text: '`events/upcoming` lists the same events in one call. `options` of a subscription has the same conventions: the zodiac of the Western kinds, the method of progressed angles, solar arcs and primary directions.',
        },
        { kind: 'table', label: 'Kinds of events', columns: ['Of', 'Kind', 'When', 'Credits'], rows: KIND_ROWS },
      ],
    },
  ],
};
