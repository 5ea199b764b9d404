import { expect, test } from 'vitest';
import { PLANS } from '../billing/plans.ts';
import { specify } from '../core/testing.ts';
import { FREE_TEXT_TYPES } from '../events/free-text.ts';
import {
  eventSubscription,
  eventSubscriptionEvents,
  nextMonth,
  type EventSubscriptionEvent,
} from './event-subscription.ts';

const subscriptionId = '11111111-1111-4111-8111-111111111111';
const now = '2026-11-28T08:14:02.000Z';
const terms = {
  target: 'tag',
  kinds: ['dasha_change'],
  daysAhead: 3,
  deliver: 'webhook',
  language: 'en',
  capCredits: 500,
} as const;
const data = { subscriptionId, ...terms, kinds: [...terms.kinds] };
const created: EventSubscriptionEvent = { type: 'EventSubscriptionCreated', data };
const stopped: EventSubscriptionEvent = {
  type: 'EventSubscriptionStopped',
  data: { subscriptionId, because: 'cap', until: '2026-12-01T00:00:00.000Z' },
};
const deleted: EventSubscriptionEvent = { type: 'EventSubscriptionDeleted', data: { subscriptionId } };
const paused: EventSubscriptionEvent = { type: 'EventSubscriptionPaused', data: { subscriptionId } };
const resumed: EventSubscriptionEvent = { type: 'EventSubscriptionResumed', data: { subscriptionId } };
const { given } = specify(eventSubscription);
const id = { now, subscriptionId };

test('a calendar is opened again under another address, closed once, and gone with its subscription', () => {
  const opened: EventSubscriptionEvent = { type: 'EventCalendarOpened', data: { subscriptionId } };
  const closed: EventSubscriptionEvent = { type: 'EventCalendarClosed', data: { subscriptionId } };
  given(created).when({ type: 'openCalendar', ...id }).then(opened); // prettier-ignore
  given(created, opened).when({ type: 'openCalendar', ...id }).then(opened); // prettier-ignore
  given(created, opened).when({ type: 'closeCalendar', ...id }).then(closed); // prettier-ignore
  given(created, opened, closed).when({ type: 'closeCalendar', ...id }).then(); // prettier-ignore
  given(created).when({ type: 'closeCalendar', ...id }).then(); // prettier-ignore
  given(created, deleted).when({ type: 'openCalendar', ...id }).thenRefuses('subscription_unknown'); // prettier-ignore
  given(created, opened, deleted).when({ type: 'closeCalendar', ...id }).thenRefuses('subscription_unknown'); // prettier-ignore
});

test('a subscription is created, paused, resumed and deleted once', () => {
  given()
    .when({ type: 'create', ...id, ...terms, kinds: [...terms.kinds] })
    .then(created);
  given(created)
    .when({ type: 'create', ...id, ...terms, kinds: [...terms.kinds] })
    .thenRefuses('subscription_exists');
  given(created)
    .when({ type: 'pause', ...id })
    .then(paused);
  given(created, paused)
    .when({ type: 'pause', ...id })
    .then();
  given(created, paused)
    .when({ type: 'resume', ...id })
    .then(resumed);
  given(created)
    .when({ type: 'resume', ...id })
    .then();
  given(created)
    .when({ type: 'delete', ...id })
    .then(deleted);
  given(created, deleted)
    .when({ type: 'delete', ...id })
    .then();
  given(created, deleted)
    .when({ type: 'resume', ...id })
    .thenRefuses('subscription_unknown');
  given()
    .when({ type: 'pause', ...id })
    .thenRefuses('subscription_unknown');
});

test('an exhausted cap stops a subscription once, until the next month or until somebody resumes it', () => {
  given(created)
    .when({ type: 'stop', because: 'cap', ...id })
    .then(stopped);
  given(created, stopped)
    .when({ type: 'stop', because: 'credits', ...id })
    .then();
  given(created, stopped, resumed)
    .when({ type: 'stop', because: 'cap', ...id })
    .then(stopped);
  given(created, stopped)
    .when({ type: 'resume', ...id })
    .then(resumed);
  const inDecember = { ...id, now: '2026-12-01T00:00:00.000Z' };
  given(created, stopped)
    .when({ type: 'resume', ...inDecember })
    .then();
  given(created, stopped)
    .when({ type: 'stop', because: 'cap', ...inDecember })
    .then({ ...stopped, data: { ...stopped.data, until: '2027-01-01T00:00:00.000Z' } } as EventSubscriptionEvent); // Safe: of the same type.
});

test('a paused or deleted subscription does not stop', () => {
  given(created, paused)
    .when({ type: 'stop', because: 'cap', ...id })
    .then();
  given(created, deleted)
    .when({ type: 'stop', because: 'cap', ...id })
    .then();
});

test('the cap changes if it differs', () => {
  given(created)
    .when({ type: 'changeCap', capCredits: 500, ...id })
    .then();
  given(created)
    .when({ type: 'changeCap', capCredits: null, ...id })
    .then({ type: 'EventSubscriptionCapChanged', data: { subscriptionId, capCredits: null } });
});

test('the next month begins at midnight, UTC', () => {
  expect(nextMonth('2026-11-30T23:59:59.999Z')).toBe('2026-12-01T00:00:00.000Z');
  expect(nextMonth('2026-12-01T00:00:00.000Z')).toBe('2027-01-01T00:00:00.000Z');
});

test('no event carries a tag, a birth or a place', () => {
  const members = Object.values(eventSubscriptionEvents).flatMap(({ shape }) => Object.keys(shape));
  expect(new Set(members)).toEqual(
    new Set([
      'subscriptionId',
      'target',
      'kinds',
      'daysAhead',
      'deliver',
      'language',
      'capCredits',
      'because',
      'until',
    ]),
  );
  expect(FREE_TEXT_TYPES.filter((type) => type in eventSubscriptionEvents)).toEqual([]);
});

test('each plan for sale has more subscriptions than the one before', () => {
  const limits = [PLANS.free, PLANS.starter, PLANS.growth, PLANS.scale].map((plan) => plan.subscriptionsMax);
  expect(limits).toEqual([5, 50, 200, 1_000]);
});
