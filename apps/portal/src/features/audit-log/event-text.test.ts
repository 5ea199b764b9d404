import { eventSchemas } from '@graha/domain/events';
import { operatorEvents } from '@graha/domain/operator';
import { stripeInboxEvents } from '@graha/domain/stripe-inbox';
import { upkeepEvents } from '@graha/domain/upkeep';
import { userEvents } from '@graha/domain/user';
import { expect, test } from 'vitest';
import { EVENT_TEXT } from './event-text.ts';
import { shownOf } from './shown.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const ELSEWHERE = [operatorEvents, stripeInboxEvents, upkeepEvents, userEvents].flatMap((family) =>
  Object.keys(family),
);
const VISITS = ['ImpersonationStarted', 'ImpersonationEnded'];

test('every event that can happen in a workspace has its words', () => {
  const here = Object.keys(eventSchemas).filter((type) => !ELSEWHERE.includes(type) || VISITS.includes(type));
  expect(Object.keys(EVENT_TEXT).toSorted()).toEqual(here.toSorted());
});

const KNOWN = {
  members: [{ userId: 'u1', name: 'Asha', email: 'asha@nadir.tools', role: 'owner' as const, joinedAt: AT }],
  keys: [{ keyId: 'k1', name: 'Production' }],
};
const entry = {
  pos: 1,
  at: AT,
  type: 'TenantRenamed' as const,
  streamId: 's',
  actorKind: 'user' as const,
  actorId: 'u1',
  impersonator: null,
  requestId: null,
  data: {},
};

test.each([
  ['KeyRevoked', { keyId: 'k1', reason: 'x' }, 'Revoked the key Production'],
  ['KeyRevoked', { keyId: '7b0c0f86-0f25', reason: 'x' }, 'Revoked the key 7b0c0f86'],
  ['MemberRemoved', { userId: 'u1' }, 'Left the workspace'],
  ['MemberRemoved', { userId: 'u2' }, 'Removed a former member'],
  ['AlertsChosen', { pcts: [50, 100] }, 'Switched alerts on at 50 %, 100 % and off at the rest'],
  ['AlertsChosen', { pcts: [] }, 'Switched all alerts off'],
  ['CreditsAdjusted', { adjustmentId: 'a', amount: -5, reason: 'r', by: 'o' }, 'Took 5 credits back: r'],
] as const)('%s %j reads “%s”', (type, data, words) => {
  expect(shownOf({ ...entry, type, data }, KNOWN).what).toBe(words);
});

test.each([
  [
    { actorKind: 'user', actorId: 'u1' },
    { name: 'Asha', detail: 'asha@nadir.tools' },
  ],
  [
    { actorKind: 'user', actorId: 'u9' },
    { name: 'A former member', detail: null },
  ],
  [
    { actorKind: 'user', actorId: 'u1', impersonator: 'op' },
    { name: 'Asha', detail: 'through a Graha operator' },
  ],
  [
    { actorKind: 'key', actorId: 'k1' },
    { name: 'Production', detail: null },
  ],
  [
    { actorKind: 'system', actorId: 'worker' },
    { name: 'Graha', detail: 'by itself' },
  ],
  [
    { actorKind: 'stripe', actorId: 'evt_1' },
    { name: 'Stripe', detail: null },
  ],
  [
    { actorKind: 'admin', actorId: 'op' },
    { name: 'A Graha operator', detail: null },
  ],
] as const)('%j is shown as %j', (actor, who) => {
  const { who: shown, ...rest } = shownOf({ ...entry, ...actor }, KNOWN);
  expect(shown).toEqual(who);
  expect(JSON.stringify(rest)).not.toContain('"op"'); // Which of the operators is no customer’s business.
});

test('an event of newer code is shown under its name', () => {
  // Safe: what a log may hold that a newer version has written.
  const type = 'WorkspacePainted' as 'TenantRenamed';
  expect(shownOf({ ...entry, type }, KNOWN).what).toBe('WorkspacePainted');
});
