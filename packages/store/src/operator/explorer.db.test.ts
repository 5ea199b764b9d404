import { createTestDatabase } from '@graha/dev-stack/test-context';
import { apiKey, type ApiKeyEvent } from '@graha/domain/keys/api-key';
import { subscription, type SubscriptionEvent } from '@graha/domain/billing/subscription';
import { tenant } from '@graha/domain/team/tenant';
import type { TenantEvent } from '@graha/domain/team/tenant-events';
import { beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../audit/audit-run.ts';
import { applyAdjustments } from '../ledger/credit-adjustments.ts';
import { eventOf, type EventRow } from '../log/event-row.ts';
import { TEXT_KEY, WITH_TEXT_KEY } from '../log/event-text.ts';
import { narrowed, query } from '../postgres/query.ts';
import { standingAt, timelineOf, type Stop } from './explorer.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { applyPlanChanges } from '../ledger/plan-changes.ts';
import { settleDue } from '../ledger/sweeps.ts';
import { changeTenant, liveALittle } from '../testing/testing-history.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { BY, calls, ENGINE, moveClock, openWorkspace, PEPPER } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { issueKey } from '../keys/key-commands.ts';
import { adjustCredits, grantPlan } from '../billing/operator-grants.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const STOPS_MAX = 1_000;
let tenantId: string;

beforeAll(async () => {
  tenantId = await liveForTwoMonths();
});

/** Creates keys, members, plans, adjustments, calls (one of them reversed), and the end of a period. */
async function liveForTwoMonths(): Promise<string> {
  const { pools } = ledger;
  await moveClock(pools.owner, '2027-01-10T12:00:00Z');
  const { tenantId: id } = await liveALittle(pools);
  await changeTenant(pools.owner, id, { type: 'resume', now: new Date().toISOString() });
  const key = await issueKey({ db: pools.app, tenantId: id, pepper: PEPPER, ...BY }, { name: 'fourth', env: 'live' });
  const workspace = { tenantId: id, key };
  await chargeBatch({ db: pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  await grantPlan({ db: pools.worker, tenantId: id, ...BY }, { plan: 'growth', reason: 'A trial.' });
  await applyPlanChanges({ db: pools.worker });
  const [first] = await chargeBatch(
    { db: pools.api },
    { charges: calls(5, workspace, { cost: 2 }), engineVersion: ENGINE },
  );
  await pools.worker.query("SELECT graha.reverse($1, $2, 'not delivered')", [id, first?.seq]);
  await adjustCredits(
    { db: pools.worker, tenantId: id, ...BY },
    { adjustmentId: 'a1', amount: 70, reason: 'Goodwill.' },
  );
  await applyAdjustments({ db: pools.worker });
  await chargeBatch({ db: pools.api }, { charges: calls(2, workspace), engineVersion: ENGINE });
  await moveClock(pools.owner, '2027-02-20T12:00:00Z');
  await settleDue({ db: pools.worker });
  await grantPlan({ db: pools.worker, tenantId: id, ...BY }, { plan: 'starter', reason: 'The trial is over.' });
  await chargeBatch({ db: pools.api }, { charges: calls(2, workspace), engineVersion: ENGINE });
  return id;
}

/** Folds each stream of the log up to a position, with the rights of the owner. */
async function replay(pos: number) {
  const { rows } = await query(
    ledger.pools.owner,
    `SELECT e.*, ${TEXT_KEY} FROM graha.event e ${WITH_TEXT_KEY} WHERE e.tenant_id = $1 AND pos <= $2
     ORDER BY stream_id, stream_version`,
    [tenantId, pos],
  );
  const of = <Event>(stream: string): Event[] =>
    // Safe: a stream has only events of the one aggregate that it is named after.
    narrowed<EventRow>(rows)
      .filter((row) => row.stream_id === stream)
      .map((row) => eventOf(row) as unknown as Event);
  const keyStreams = [...new Set(rows.map((row) => row.stream_id).filter((stream) => stream.startsWith('key-')))];
  return {
    tenant: of<TenantEvent>(`tenant-${tenantId}`).reduce(tenant.evolve, tenant.initial),
    subscription: of<SubscriptionEvent>(`subscription-${tenantId}`).reduce(subscription.evolve, subscription.initial),
    keys: Object.fromEntries(
      keyStreams.map((stream) => [
        stream.slice('key-'.length),
        of<ApiKeyEvent>(stream).reduce(apiKey.evolve, apiKey.initial),
      ]),
    ),
  };
}

const SUM = `SELECT coalesce(sum(CASE WHEN kind IN ('CreditsGranted', 'ChargeReversed') THEN cost
    WHEN kind IN ('CallCharged', 'CreditsExpired', 'CreditsWithdrawn') THEN -cost ELSE 0 END), 0)::float8 AS sum
  FROM graha.ledger_entry l WHERE tenant_id = $1`;

async function remainingAt({ stopId }: Stop): Promise<number | undefined> {
  const bound = stopId.startsWith('e')
    ? 'l.at <= (SELECT max(occurred_at) FROM graha.event WHERE tenant_id = $1 AND pos <= $2)'
    : 'l.seq <= $2';
  const { rows } = await query(ledger.pools.owner, `${SUM} AND ${bound}`, [tenantId, stopId.slice(1)]);
  return rows[0]?.sum;
}

const stops = async (): Promise<Stop[]> => (await timelineOf({ db: operator(), tenantId }, { max: STOPS_MAX })).stops;
const standing = async (stopId: string) => {
  const found = await standingAt({ db: operator(), tenantId }, { stopId });
  if (!found) throw new Error(`There is no stop ${stopId}.`);
  return found;
};

test('a timeline has every event of the tenant and every entry that is no call, in their order', async () => {
  const { rows } = await query(
    ledger.pools.owner,
    `SELECT (SELECT count(*) FROM graha.event WHERE tenant_id = $1)
       + (SELECT count(*) FROM graha.ledger_entry WHERE tenant_id = $1 AND kind <> 'CallCharged') AS count`,
    [tenantId],
  );
  const all = await stops();
  expect(all).toHaveLength(Number(rows[0]?.count));
  const kinds = all.map(({ type }) => type);
  expect(kinds).toContain('TenantCreated');
  expect(kinds).not.toContain('CallCharged');
  expect(kinds).toEqual(expect.arrayContaining(['PeriodOpened', 'PeriodClosed', 'ChargeReversed', 'KeyRotated']));
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
});

test('of a long timeline the newest part is given, with the number of what is left out', async () => {
  const all = await stops();
  const newest = await timelineOf({ db: operator(), tenantId }, { max: 5 });
  expect(newest).toEqual({ stops: all.slice(-5), omitted: all.length - 5 });
});

describe('at every stop', () => {
  test('a tenant stands as a replay of each stream up to it says, with several events of one instant kept apart', async () => {
    const all = await stops();
    const events = all.filter(({ stopId }) => stopId.startsWith('e'));
    expect(new Set(events.map(({ at }) => at.getTime())).size).toBeLessThan(events.length);
    for (const { stopId } of events) {
      const { balance: _balance, ...state } = (await standing(stopId)).after;
      expect(state).toEqual(await replay(Number(stopId.slice(1))));
    }
  });

  test('its balance is what the ledger’s entries leave', async () => {
    for (const stop of await stops()) {
      const { balance } = (await standing(stop.stopId)).after;
      expect([stop.stopId, balance.creditsRemaining]).toEqual([stop.stopId, await remainingAt(stop)]);
      expect(balance.grants.reduce((sum, { left }) => sum + left, 0)).toBe(balance.creditsRemaining);
    }
  });

  test('what came before is how it stood at the stop before, and the way leads there and back', async () => {
    const all = await stops();
    for (const [index, { stopId }] of all.entries()) {
      const { stop, previous, next, before, after, now } = await standing(stopId);
      expect([previous?.stopId, stop?.stopId, next?.stopId]).toEqual(
        [index - 1, index, index + 1].map((at) => (at < 0 ? undefined : all[at]?.stopId)),
      );
      expect(now).toEqual(after);
      expect(before).toEqual(previous ? (await standing(previous.stopId)).after : null);
    }
  });
});

test('at an instant a tenant stands as at its last stop, with the calls since then', async () => {
  const all = await stops();
  const now = await standingAt({ db: operator(), tenantId }, { at: new Date('2027-03-01T00:00:00Z') });
  expect(now?.stop?.stopId).toBe(all.at(-1)?.stopId);
  expect(now?.next).toBeNull();
  expect((now?.now.balance.entries ?? 0) - (now?.after.balance.entries ?? 0)).toBe(2);
  const account = await accountOf({ db: ledger.pools.app, tenantId });
  expect(now?.now.balance.creditsRemaining).toBe(account?.creditsRemaining);
  const { rows } = await query(
    ledger.pools.owner,
    'SELECT count(*)::int AS count FROM graha.ledger_entry WHERE tenant_id = $1',
    [tenantId],
  );
  expect(now?.after).toEqual((await standing(all.at(-1)?.stopId ?? '')).after);
  expect(now?.now.balance.entries).toBe(rows[0]?.count);
});

test('before the first stop there is nothing yet, and what is no stop of the tenant leads nowhere', async () => {
  const early = await standingAt({ db: operator(), tenantId }, { at: new Date(0) });
  expect(early).toMatchObject({ stop: null, previous: null, before: null });
  expect(early?.now).toMatchObject({ tenant: { status: 'absent' }, balance: { entries: 0, creditsRemaining: 0 } });
  expect(early?.next?.stopId).toBe((await stops())[0]?.stopId);
  const other = await openWorkspace(ledger.pools);
  const { stops: all } = await timelineOf({ db: operator(), tenantId: other.tenantId }, { max: STOPS_MAX });
  const theirs = all.find(({ streamId }) => streamId !== null)?.stopId ?? '';
  expect(await standingAt({ db: operator(), tenantId }, { stopId: theirs })).toBeNull();
});

describe('once an audit has been over the ledger', () => {
  const balances = async () => {
    const found = [];
    for (const { stopId } of await stops()) found.push([stopId, (await standing(stopId)).after.balance]);
    const now = await standingAt({ db: operator(), tenantId }, { at: new Date('2027-03-01T00:00:00Z') });
    return [...found, now?.now.balance];
  };
  const checkpoint = (change: string) =>
    ledger.pools.owner.query(`UPDATE graha.audit_checkpoint SET ${change} WHERE tenant_id = $1`, [tenantId]);

  test('a history goes on from what it verified, and says the same', async () => {
    const before = await balances();
    await runAudit({ db: ledger.pools.worker }, { tenantId, onDifference: () => {} });
    expect(await balances()).toEqual(before);
    await checkpoint(`state = jsonb_set(state, '{remaining}', '"4711"')`);
    expect(await balances()).not.toEqual(before);
    await checkpoint("hash = '\\x00'");
    expect(await balances()).toEqual(before);
  });
});

test('what a stop says holds no secret', async () => {
  const issued = (await stops()).find(({ type }) => type === 'KeyIssued');
  const { stop } = await standing(issued?.stopId ?? '');
  expect(stop?.data).toMatchObject({ env: 'live' });
  expect(stop?.data).not.toHaveProperty('hash');
});
