import { eventSchemas } from '@graha/domain/events/events';
import { broadcastEvents } from '@graha/domain/operations/broadcast';
import { incidentEvents } from '@graha/domain/operations/incident';
import { operatorEvents } from '@graha/domain/operations/operator';
import { stripeInboxEvents } from '@graha/domain/billing/stripe-inbox';
import { upkeepEvents } from '@graha/domain/operations/upkeep';
import { userEvents } from '@graha/domain/team/user';
import { expect, test } from 'vitest';
import { EVENT_TEXT } from './event-text.ts';
import { describeEntry } from './describe-entry.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const ELSEWHERE = [
  broadcastEvents,
  incidentEvents,
  operatorEvents,
  stripeInboxEvents,
  upkeepEvents,
  userEvents,
].flatMap((family) => Object.keys(family));
const VISITS = ['ImpersonationStarted', 'ImpersonationEnded'];

test('every event that can happen in a workspace has its words', () => {
  const here = Object.keys(eventSchemas).filter((type) => !ELSEWHERE.includes(type) || VISITS.includes(type));
  expect(Object.keys(EVENT_TEXT).toSorted()).toEqual(here.toSorted());
});

const KNOWN = {
  people: [
    { userId: 'u1', name: 'Asha', email: 'asha@nadir.tools', isMember: true },
    { userId: 'u3', name: 'Bo', email: 'bo@orbit.example', isMember: false },
  ],
  invited: [{ id: 'i1', email: 'cy@orbit.example' }],
  keys: [{ keyId: 'k1', name: 'Production' }],
  webhooks: [{ webhookId: 'w1', url: 'https://hooks.example/graha' }],
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
  ['MemberRemoved', { userId: 'u3' }, 'Removed bo@orbit.example'],
  ['MemberRemoved', { userId: 'u2' }, 'Removed a former member'],
  ['MemberRoleChanged', { userId: 'u3', from: 'viewer', to: 'admin' }, 'Made bo@orbit.example admin, before viewer'],
  ['OwnershipTransferred', { fromUserId: 'u1', toUserId: 'u3' }, 'Passed the ownership to bo@orbit.example'],
  ['MemberInvited', { invitationId: 'i1', role: 'viewer', expiresAt: '' }, 'Invited cy@orbit.example as viewer'],
  ['MemberInvited', { invitationId: 'i2', role: 'viewer', expiresAt: '' }, 'Invited somebody as viewer'],
  ['InvitationWithdrawn', { invitationId: 'i1' }, 'Withdrew the invitation to cy@orbit.example'],
  ['AlertsChosen', { pcts: [50, 100] }, 'Switched alerts on at 50 %, 100 % and off at the rest'],
  ['AlertsChosen', { pcts: [] }, 'Switched all alerts off'],
  ['AlertAdded', { alertId: 'a1', pct: 65, keyId: null }, 'Added an alert at 65 % of the allowance'],
  ['AlertAdded', { alertId: 'a1', pct: 65, keyId: 'k1' }, 'Added an alert at 65 % of the cap of the key Production'],
  ['SpendLimitSet', { creditsMax: 9_000 }, 'Set the spend limit to 9,000 credits in a period'],
  ['FormulaVersionChosen', { version: '2026-11-28' }, 'Set formulas to 2026-11-28'],
  ['FormulaVersionChosen', { version: null }, 'Set formulas to the latest'],
  [
    'ReportBrandChosen',
    { brandId: 'b', members: ['name', 'primary_colour'] },
    'Set the brand of reports: name, primary colour',
  ],
  ['ReportBrandChosen', { brandId: null, members: [] }, 'Removed the brand of reports'],
  ['SpendLimitSet', { creditsMax: null }, 'Removed the spend limit'],
  ['SpendLimitSet', { creditsMax: 1 }, 'Set the spend limit to 1 credit in a period'],
  ['ClockChosen', { timezone: 'Asia/Kolkata', place: null }, 'Set the time zone to Asia/Kolkata'],
  [
    'ClockChosen',
    { timezone: 'Asia/Kolkata', place: { name: 'Ujjain', latitudeDeg: 23, longitudeDeg: 75 } },
    'Set the place to Ujjain, by the clock of Asia/Kolkata',
  ],
  ['SecondFactorChosen', { isRequired: true }, 'Required two-factor sign-in of every member'],
  ['SecondFactorChosen', { isRequired: false }, 'Required two-factor sign-in no longer'],
  [
    'EventSubscriptionStopped',
    { subscriptionId: 's1', because: 'cap' },
    'Stopped the subscription s1 at its cap until the next month',
  ],
  [
    'EventSubscriptionStopped',
    { subscriptionId: 's1', because: 'credits' },
    'Stopped the subscription s1, out of credits, until the next month',
  ],
  [
    'EventSubscriptionCapChanged',
    { subscriptionId: 's1', capCredits: 1 },
    'Set the cap of the subscription s1 to 1 credit a month',
  ],
  ['EventSubscriptionCapChanged', { subscriptionId: 's1', capCredits: null }, 'Removed the cap of the subscription s1'],
  [
    'AutoTopUpTurnedOn',
    { belowCredits: 5_000, packsMax: 3, priceCents: 1_200 },
    'Turned automatic top-up on: below 5,000 credits, at most 3 a month at $12.00 each',
  ],
  ['CreditsAdjusted', { adjustmentId: 'a', amount: 1, reason: 'r', by: 'o' }, 'Added 1 credit: r'],
  ['CreditsAdjusted', { adjustmentId: 'a', amount: -1, reason: 'r', by: 'o' }, 'Took 1 credit back: r'],
  ['CreditsAdjusted', { adjustmentId: 'a', amount: -5, reason: 'r', by: 'o' }, 'Took 5 credits back: r'],
] as const)('%s %j reads “%s”', (type, data, words) => {
  expect(describeEntry({ ...entry, type, data }, KNOWN).what).toBe(words);
});

test.each([
  [
    { actorKind: 'user', actorId: 'u1' },
    { name: 'Asha', detail: 'asha@nadir.tools' },
  ],
  [
    { actorKind: 'user', actorId: 'u3' },
    { name: 'Bo', detail: 'bo@orbit.example, no longer a member' },
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
  const { who: shown, ...rest } = describeEntry({ ...entry, ...actor }, KNOWN);
  expect(shown).toEqual(who);
  expect(JSON.stringify(rest)).not.toContain('"op"'); // A customer must not see which operator it was.
});

test.each([
  ['KeyRevoked', { keyId: 'k1' }, 'Production'],
  ['KeyIssued', { keyId: 'k9', name: 'Staging' }, 'Staging'],
  ['MemberRoleChanged', { userId: 'u3' }, 'bo@orbit.example'],
  ['OwnershipTransferred', { fromUserId: 'u1', toUserId: 'u3' }, 'bo@orbit.example'],
  ['MemberJoined', { userId: 'u3', invitationId: 'i1' }, 'bo@orbit.example'],
  ['MemberInvited', { invitationId: 'i1' }, 'cy@orbit.example'],
  ['WebhookRemoved', { webhookId: 'w1' }, 'https://hooks.example/graha'],
  ['WebhookRemoved', { webhookId: '7b0c0f86-0f25' }, '7b0c0f86'],
  ['TenantRenamed', { name: 'Apsis' }, null],
] as const)('%s of %j is about %s', (type, data, subject) =>
  expect(describeEntry({ ...entry, type, data }, KNOWN).subject).toBe(subject),
);

test('an event of newer code is shown under its name', () => {
  // Safe: a log may have types written by a newer version.
  const type = 'WorkspacePainted' as 'TenantRenamed';
  expect(describeEntry({ ...entry, type }, KNOWN).what).toBe('WorkspacePainted');
});
