import { primaryReads } from '@graha/store/postgres/reads';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { ROLES } from '@graha/domain/team/roles';
import { appendToInbox } from '@graha/store/billing/stripe-inbox';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import { eventLog } from '@graha/store/log/event-log';
import {
  NOW,
  NO_ID,
  OPERATOR,
  OURS,
  kindsOfProcedures,
  outcomeOf,
  problemOf,
  type Caller,
  useScene,
  viewerOf,
} from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const MESSAGE = 'evt_known';
const PAYMENT = 'cs_known';
/** The key of each workspace. */
const keys = new Map([[OURS.tenantId, OURS.keyId]]);
const reason = 'A test of ours';

const news = (incidentId: string) => ({
  incidentId,
  updateId: NO_ID,
  state: 'investigating' as const,
  impact: 'outage' as const,
  components: ['api' as const],
  text: 'We are looking.',
});
const AUDIENCE = { plans: ['free' as const], statuses: ['active' as const] };
const BROADCAST = { ...AUDIENCE, broadcastId: NO_ID, title: 'New prices', text: 'From March.', byMail: true, bannerUntil: null }; // prettier-ignore
const opening = (incidentId: string) => ({ ...news(incidentId), title: 'Calls fail', startedAt: NOW });

/** Procedures with the id of a workspace as input, so that each is also called with an unknown id. */
const OF_TENANT = {
  'tenants.read': ({ admin }: Caller, tenantId: string) => admin.tenants.read({ tenantId }),
  'tenants.adjustCredits': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.adjustCredits({ tenantId, adjustmentId: randomUUID(), amount: -5, reason }),
  'tenants.grantPlan': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.grantPlan({ tenantId, plan: 'growth', reason }),
  'tenants.refund': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.refund({ tenantId, requestId: randomUUID(), paymentId: PAYMENT, amountCents: 1, reason }),
  'tenants.disableKey': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.disableKey({ tenantId, keyId: keys.get(tenantId) ?? NO_ID, reason }),
  'tenants.suspend': ({ admin }: Caller, tenantId: string) => admin.tenants.suspend({ tenantId, reason }),
  'tenants.resume': ({ admin }: Caller, tenantId: string) => admin.tenants.resume({ tenantId, reason }),
};
const CALLS: Record<string, (caller: Caller, tenantId: string) => Promise<unknown>> = {
  ...OF_TENANT,
  'tenants.list': ({ admin }) => admin.tenants.list({}),
  'overview.figures': ({ admin }) => admin.overview.figures(),
  'overview.replicaAgeMs': ({ admin }) => admin.overview.replicaAgeMs(),
  'overview.conservation': ({ admin }) => admin.overview.conservation(),
  'overview.failedMessages': ({ admin }) => admin.overview.failedMessages(),
  'overview.needingAttention': ({ admin }) => admin.overview.needingAttention(),
  'revenue.byMonth': ({ admin }) => admin.revenue.byMonth(),
  'revenue.retention': ({ admin }) => admin.revenue.retention(),
  'revenue.byDay': ({ admin }) => admin.revenue.byDay(),
  'broadcasts.list': ({ admin }) => admin.broadcasts.list(),
  'broadcasts.preview': ({ admin }) => admin.broadcasts.preview(AUDIENCE),
  'broadcasts.send': async ({ admin }) => {
    const { workspaces } = await admin.broadcasts.preview(AUDIENCE);
    return admin.broadcasts.send({ ...BROADCAST, confirmedWorkspaces: workspaces });
  },
  'broadcasts.withdrawBanner': ({ admin }) => admin.broadcasts.withdrawBanner({ broadcastId: BROADCAST.broadcastId }),
  'incidents.list': ({ admin }) => admin.incidents.list(),
  'incidents.open': ({ admin }) => admin.incidents.open(opening(NO_ID)),
  'incidents.update': ({ admin }) => admin.incidents.update({ ...news(NO_ID), seenUpdates: 1 }),
  'machine.events': ({ admin }) => admin.machine.events({}),
  'machine.findTenants': ({ admin }) => admin.machine.findTenants({ search: '' }),
  'machine.timeline': ({ admin }, tenantId) => admin.machine.timeline({ tenantId }),
  'machine.standing': ({ admin }, tenantId) => admin.machine.standing({ tenantId, place: { at: NOW } }),
  'machine.projections': ({ admin }) => admin.machine.projections(),
  'machine.requestRebuild': ({ admin }) => admin.machine.requestRebuild({ projection: 'usage-by-day' }),
  'machine.audits': ({ admin }) => admin.machine.audits(),
  'machine.differences': ({ admin }) => admin.machine.differences({ runId: 1 }),
  'machine.requestAudit': ({ admin }) => admin.machine.requestAudit({ fromGenesis: true }),
  'machine.inbox': ({ admin }) => admin.machine.inbox({}),
  'machine.replayMessage': ({ admin }) => admin.machine.replayMessage({ stripeEventId: MESSAGE }),
};

const HOUR_MS = 3_600_000;
const asOperator = (hoursAgo = 0) =>
  scene.callerAs('viewer', {
    operatorDb: scene.pools.operatorDb,
    operatorReads: primaryReads(scene.pools.operatorDb),
    viewer: { ...viewerOf(OPERATOR), signedInAt: new Date(Date.now() - hoursAgo * HOUR_MS) },
  });

/** Returns every event of every tenant, operator and message. */
const allEvents = () => eventLog({ db: scene.pools.operatorDb }, { limit: 200 });

/** Records a payment of $12 for a top-up. */
const pay = (tenantId: string) =>
  appendToSubscription(
    { db: scene.pools.worker, tenantId, actor: { kind: 'system', id: 'test' } },
    {
      type: 'recordMoney',
      event: {
        type: 'PaymentReceived',
        data: {
          paymentId: PAYMENT,
          amountCents: 1_200,
          currency: 'usd',
          bought: { purpose: 'top_up', sessionId: PAYMENT },
        },
      },
    },
  );

beforeAll(async () => {
  await pay(OURS.tenantId);
  const receive = { eventType: 'invoice.paid', objectId: 'in_1', livemode: false, createdAt: NOW.toISOString() };
  await appendToInbox({ db: scene.pools.db }, { stripeEventId: MESSAGE, command: { type: 'receive', ...receive } });
  await appendToInbox(
    { db: scene.pools.worker },
    { stripeEventId: MESSAGE, command: { type: 'ignore', why: 'No tenant has this customer.' } },
  );
});

test('every procedure about tenants, the platform, its revenue, its incidents and its machine is called here', () => {
  const names = Object.keys(kindsOfProcedures()).filter((path) =>
    /^admin\.(overview|revenue|tenants|machine|incidents|broadcasts)\./.test(path),
  );
  expect(names.toSorted()).toEqual(
    Object.keys(CALLS)
      .map((name) => `admin.${name}`)
      .toSorted(),
  );
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test.each([...ROLES, 'stranger'] as const)('does not exist for the %s of a workspace', async (role) => {
    const before = await allEvents();
    expect(await outcomeOf(call(scene.callerAs(role), OURS.tenantId))).toBe('NOT_FOUND');
    expect(await allEvents()).toEqual(before);
  });

  test('asks nobody’s session to sign in', async () => {
    const { operatorDb } = scene.pools;
    expect(await outcomeOf(call(scene.callerAs(null, { operatorDb }), OURS.tenantId))).toBe('UNAUTHORIZED');
  });

  test('is open to an operator, in any role of a workspace and in none', async () => {
    const { tenantId } = OURS;
    expect(await outcomeOf(call(asOperator(11), tenantId))).toBe('ok');
    expect(await outcomeOf(call(scene.callerAs('operator'), tenantId))).toBe('ok');
  });

  test('asks an operator’s session of twelve hours to confirm who it is', async () => {
    const before = await allEvents();
    expect(await outcomeOf(call(asOperator(12), OURS.tenantId))).toBe('PRECONDITION_FAILED');
    expect(await allEvents()).toEqual(before);
  });
});

test.each(Object.entries(OF_TENANT))('%s answers that there is no such workspace', async (_name, call) => {
  expect(await problemOf(call(scene.callerAs('operator'), NO_ID))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await scene.eventsOf({ tenantId: NO_ID })).toEqual([]);
});

test('what is done to a workspace is recorded with its reason under the operator’s own name', async () => {
  const { tenantId, keyId } = await scene.openWorkspace();
  keys.set(tenantId, keyId);
  await pay(tenantId);
  const caller = scene.callerAs('operator');
  for (const call of Object.values(OF_TENANT)) await call(caller, tenantId);
  const done = (await scene.eventsOf({ tenantId })).filter(({ actor }) => actor.kind === 'admin').toReversed();
  expect(done.map(({ type, actor, data }) => [type, actor.id, data['reason'] ?? null])).toEqual([
    ['CreditsAdjusted', OPERATOR.userId, reason],
    ['PlanGranted', OPERATOR.userId, reason],
    ['PlanChanged', OPERATOR.userId, null],
    ['RefundRequested', OPERATOR.userId, reason],
    ['KeyDisabled', OPERATOR.userId, reason],
    ['TenantSuspended', OPERATOR.userId, reason],
    ['TenantResumed', OPERATOR.userId, reason],
  ]);
});

test('a second submission of a refund asks for nothing again', async () => {
  const { tenantId } = await scene.openWorkspace();
  await pay(tenantId);
  const { tenants } = scene.callerAs('operator').admin;
  const request = { tenantId, requestId: randomUUID(), paymentId: PAYMENT, amountCents: 700, reason };
  await Promise.all([tenants.refund(request), tenants.refund(request)]);
  const before = await scene.eventsOf({ tenantId });
  expect(before.filter(({ type }) => type === 'RefundRequested')).toHaveLength(1);
  await tenants.refund(request);
  expect(await scene.eventsOf({ tenantId })).toEqual(before);
  expect((await tenants.read({ tenantId })).money.payments).toMatchObject([
    { paymentId: PAYMENT, refundableCents: 500, refund: { amountCents: 700, isOpen: true, failure: null } },
  ]);
  expect(await outcomeOf(tenants.refund({ ...request, requestId: randomUUID(), amountCents: 501 }))).toBe('CONFLICT');
});

test('a second submission of an adjustment adjusts nothing again', async () => {
  const { tenantId } = await scene.openWorkspace();
  const { tenants } = scene.callerAs('operator').admin;
  const adjustment = { tenantId, adjustmentId: randomUUID(), amount: 500, reason };
  await tenants.adjustCredits(adjustment);
  const before = await scene.eventsOf({ tenantId });
  await tenants.adjustCredits(adjustment);
  expect(await scene.eventsOf({ tenantId })).toEqual(before);
});

test('the page of a tenant shows its account, keys, members and events, and no secret', async () => {
  const workspace = await scene.openWorkspace('Perigee');
  const details = await scene.callerAs('operator').admin.tenants.read({ tenantId: workspace.tenantId });
  expect(details).toMatchObject({
    name: 'Perigee',
    plan: 'free',
    status: 'active',
    callsUsed: 1,
    grants: [{ kind: 'plan' }],
  });
  expect(details.keys.map(({ keyId }) => keyId)).toEqual([workspace.keyId]);
  expect(details.members.map(({ email }) => email).toSorted()).toEqual(
    Object.values(workspace.people)
      .map(({ email }) => email)
      .toSorted(),
  );
  expect(details.days.slice(-2)).toMatchObject([
    { calls: 0, credits: 0 },
    { calls: 1, credits: 1 },
  ]);
  expect(JSON.stringify(details)).not.toMatch(/hash|pepper/i);
});

test('a search with an @ also finds the workspaces of that member', async () => {
  const { tenants } = scene.callerAs('operator').admin;
  const { rows } = await tenants.list({ search: OURS.people.viewer.email });
  expect(rows.map(({ tenantId }) => tenantId)).toEqual([OURS.tenantId]);
});

const tenants = () => scene.callerAs('operator').admin.tenants;
const { tenantId } = OURS;
test.each<[string, () => Promise<unknown>]>([
  ['no reason', () => tenants().suspend({ tenantId, reason: '  ' })],
  ['a reason without end', () => tenants().resume({ tenantId, reason: 'x'.repeat(501) })],
  ...[0, 1.5, Number.NaN, 100_000_001, -100_000_001].map((amount): [string, () => Promise<unknown>] => [
    `an adjustment by ${amount}`,
    () => tenants().adjustCredits({ tenantId, adjustmentId: NO_ID, amount, reason }),
  ]),
])('%s is refused', async (_what, call) => {
  const before = await scene.eventsOf(OURS);
  expect(await outcomeOf(call())).toBe('BAD_REQUEST');
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test.each([1, -1, 100_000_000, -100_000_000])('an adjustment by %i is taken', async (amount) => {
  const { tenantId: adjusted } = await scene.openWorkspace();
  const before = await scene.eventsOf({ tenantId: adjusted });
  await tenants().adjustCredits({ tenantId: adjusted, adjustmentId: NO_ID, amount, reason });
  expect(await scene.eventsOf({ tenantId: adjusted })).not.toEqual(before);
});

test('a step, a projection and a message that do not exist are not found', async () => {
  const { machine } = scene.callerAs('operator').admin;
  expect(await outcomeOf(machine.standing({ tenantId, place: { stopId: 'e999999' } }))).toBe('NOT_FOUND');
  expect(await outcomeOf(machine.requestRebuild({ projection: 'ledger' }))).toBe('NOT_FOUND');
  expect(await outcomeOf(machine.replayMessage({ stripeEventId: 'evt_unknown' }))).toBe('NOT_FOUND');
});

test('a step of the timeline has a standing with the steps around it', async () => {
  const { machine } = scene.callerAs('operator').admin;
  const { stops } = await machine.timeline({ tenantId });
  const [first, second] = stops;
  const standing = await machine.standing({ tenantId, place: { stopId: first?.stopId ?? '' } });
  expect(standing).toMatchObject({ tenantId, previous: null, next: { stopId: second?.stopId } });
});

test('requests to the machine are recorded under the operator of the session and the id of the request', async () => {
  await appendToInbox(
    { db: scene.pools.worker },
    { stripeEventId: MESSAGE, command: { type: 'ignore', why: 'No tenant has this customer.' } },
  );
  const { machine } = scene.callerAs('operator', { requestId: 'req_machine' }).admin;
  expect(await machine.requestRebuild({ projection: 'key-list' })).toEqual({ isNews: true });
  expect(await machine.requestRebuild({ projection: 'key-list' })).toEqual({ isNews: false });
  expect(await machine.replayMessage({ stripeEventId: MESSAGE })).toEqual({ isNews: true });
  const events = await eventLog({ db: scene.pools.operatorDb }, { search: 'req_machine', limit: 10 });
  expect(events.map(({ type, actor }) => [type, actor.kind, actor.id])).toEqual([
    ['StripeReplayRequested', 'admin', OPERATOR.userId],
    ['ProjectionRebuildRequested', 'admin', OPERATOR.userId],
  ]);
  const { asked } = await machine.projections();
  expect(asked[0]).toMatchObject({ operatorId: OPERATOR.userId, data: { projection: 'key-list' }, answer: null });
});
