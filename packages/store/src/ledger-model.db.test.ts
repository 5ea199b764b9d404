import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { PLANS, type PlanId } from '@graha/domain/plans';
import { charge, reverse, type ChargedKey } from '@graha/domain/usage-charge';
import { grantCredits, openAccount, resume, setPlan, settle, suspend, type Account } from '@graha/domain/usage-period';
import fc from 'fast-check';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, assert, beforeAll, expect, test } from 'vitest';
import { auditTenant } from './audit.ts';
import { chargeBatch } from './metering.ts';
import { compareWithModel } from './ledger-model-comparison.ts';
import { ENGINE, moveClock, openPools, type Pools } from './testing.ts';

/** The pure model of `domain` and the SQL functions are played the same random histories and compared after every step. */
const HISTORIES = 200;
const START_MS = Date.parse('2026-01-29T22:30:00Z');
const END_MS = Date.parse('2027-01-20T00:00:00Z'); // Partitions stand thirteen months ahead.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database, 1);
  await moveClock(pools.owner, new Date(START_MS));
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

type KeyName = 'plain' | 'capped' | 'testing' | 'expiring' | 'revoked';
type World = {
  tenantId: string;
  keys: Record<KeyName, ChargedKey>;
  account: Account;
  nowMs: number;
  planVersion: number;
};
type Step = { name: string; run: (world: World) => Promise<Account> };

const keysOf = (): World['keys'] => {
  const key = { env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null } as const;
  return {
    plain: { ...key, keyId: randomUUID() },
    capped: { ...key, keyId: randomUUID(), monthlyCreditsMax: 6 },
    testing: { ...key, keyId: randomUUID(), env: 'test' },
    expiring: { ...key, keyId: randomUUID(), expiresAtMs: START_MS + 20 * DAY_MS },
    revoked: { ...key, keyId: randomUUID(), status: 'revoked' },
  };
};

const sql = (text: string, values: unknown[]) => pools.worker.query<{ answer: unknown }>(text, values);
const instant = (ms: number | null) => (ms === null ? null : new Date(ms));

const chargeStep = fc
  .record({
    key: fc.constantFrom<KeyName>('plain', 'plain', 'capped', 'testing', 'expiring', 'revoked'),
    operation: fc.constantFrom('panchang/full', 'western/natal'),
    cost: fc.integer({ min: 1, max: 3 }),
    idempotencyKey: fc.constantFrom(null, 'a', 'b', 'c'),
    input: fc.constantFrom('x', 'x', 'y'),
    asOfMs: fc.constantFrom(null, START_MS),
  })
  .map(({ key, input, ...wish }): Step => ({
    name: `charge ${wish.cost} by ${key} key under ${wish.idempotencyKey}`,
    run: async ({ tenantId, keys, account, nowMs }) => {
      const inputHash = createHash('sha256').update(input).digest();
      const { keyId } = keys[key];
      const { operation, cost, idempotencyKey, asOfMs } = wish;
      const asOf = instant(asOfMs);
      const asked = { tenantId, keyId, operation, cost, requestId: randomUUID(), idempotencyKey, inputHash, asOf };
      const [answer] = await chargeBatch(pools.api, [asked], ENGINE);
      const [next, expected] = charge(account, { key: keys[key], ...wish, inputHash: input }, nowMs);
      const { asOfMs: expectedAsOfMs, ...rest } = expected;
      assert.deepEqual({ ...answer, ...rest, asOf: instant(expectedAsOfMs) }, answer);
      return next ?? account;
    },
  }));

const grantStep = fc
  .record({
    amount: fc.integer({ min: 1, max: 8 }),
    priority: fc.integer({ min: 0, max: 2 }),
    lifeHours: fc.integer({ min: 0, max: 70 * 24 }),
    sourceId: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'),
  })
  .map(({ amount, priority, lifeHours, sourceId }): Step => ({
    name: `grant ${amount} for ${lifeHours} hours from ${sourceId}`,
    run: async ({ tenantId, account, nowMs }) => {
      const expiresAtMs = nowMs + lifeHours * HOUR_MS + 20 * MINUTE_MS;
      const values = [tenantId, 'adjust', amount, instant(expiresAtMs), priority, 'hand', sourceId];
      await sql('SELECT graha.grant_credits($1, $2, $3, $4, $5, $6, $7)', values);
      return grantCredits(
        account,
        { kind: 'adjust', amount, priority, expiresAtMs, sourceType: 'hand', sourceId },
        nowMs,
      );
    },
  }));

const reverseStep = fc.integer({ min: 1, max: 4 }).map((back): Step => ({
  name: `reverse charge ${back} from the end`,
  run: async ({ tenantId, account, nowMs }) => {
    const ofSeq = account.entries.filter(({ kind }) => kind === 'CallCharged').at(-back)?.seq ?? 0;
    await sql("SELECT graha.reverse($1, $2, 'test')", [tenantId, ofSeq]);
    return reverse(account, ofSeq, nowMs);
  },
}));

const planStep = fc
  .record({
    plan: fc.constantFrom<PlanId>('internal', 'internal', 'free', 'starter', 'growth'),
    anchorMs: fc.constantFrom(null, null, Date.parse('2025-12-31T15:10:00Z')),
    repeated: fc.constantFrom(false, false, false, true),
  })
  .map(({ plan, anchorMs, repeated }): Step => ({
    name: `${repeated ? 'repeat a plan' : `plan ${plan}`} anchored at ${anchorMs}`,
    run: async (world) => {
      const { tenantId, account, nowMs } = world;
      if (!repeated) world.planVersion += 1;
      const { creditsPerPeriod, callsPerPeriod, period } = PLANS[plan];
      const values = [tenantId, plan, creditsPerPeriod, callsPerPeriod, period, instant(anchorMs), world.planVersion];
      await sql('SELECT graha.set_plan($1, $2, $3, $4, $5, $6, $7)', values);
      return setPlan(account, plan, world.planVersion, anchorMs, nowMs);
    },
  }));

const simpleStep = fc.constantFrom<[string, (account: Account, nowMs: number) => Account]>(
  ['settle', settle],
  ['suspend_account', suspend],
  ['resume_account', resume],
  ['resume_account', resume],
);
const otherStep = simpleStep.map(([name, run]): Step => ({
  name,
  run: async ({ tenantId, account, nowMs }) => {
    await sql(`SELECT graha.${name}($1)`, [tenantId]);
    return run(account, nowMs);
  },
}));

/** Where the clock is put before a step: on by some minutes, back a little, or close to where something falls due. */
type Move = (world: World) => number;
const moveBy = (minMinutes: number, maxMinutes: number) =>
  fc.integer({ min: minMinutes, max: maxMinutes }).map(
    (minutes): Move =>
      ({ nowMs }) =>
        nowMs + minutes * MINUTE_MS,
  );
const moveToDue = fc.constantFrom(-1, 1).map((minutes): Move => ({ account, nowMs }) => {
  const ends = [account.periodEndMs, ...account.grants.map(({ expiresAtMs }) => expiresAtMs)];
  return Math.min(...ends.filter((endMs) => endMs > nowMs)) + minutes * MINUTE_MS;
});

const history = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: moveBy(-60, 60) },
      { weight: 2, arbitrary: moveBy(0, 30 * 60) },
      { weight: 1, arbitrary: moveBy(0, 50 * 24 * 60) },
      { weight: 2, arbitrary: moveToDue },
    ),
    fc.oneof(
      { weight: 9, arbitrary: chargeStep },
      { weight: 4, arbitrary: grantStep },
      { weight: 2, arbitrary: reverseStep },
      { weight: 1, arbitrary: planStep },
      { weight: 1, arbitrary: otherStep },
    ),
  ),
  { minLength: 1, maxLength: 25 },
);

async function putClock(toMs: number): Promise<number> {
  const offset = Math.round((Math.min(toMs, END_MS) - Date.now()) / 1000);
  await pools.owner.query('UPDATE graha.clock_offset SET offset_seconds = $1', [offset]);
  return ledgerMs();
}

async function ledgerMs(): Promise<number> {
  const { rows } = await pools.owner.query<{ ms: number }>(
    'SELECT (extract(epoch FROM graha.ledger_now()) * 1000)::float8 AS ms',
  );
  return Math.floor(rows[0]?.ms ?? 0);
}

async function newWorld(): Promise<World> {
  const [tenantId, keys] = [randomUUID(), keysOf()];
  const nowMs = await putClock(START_MS);
  await pools.owner.query("SELECT graha.open_account($1, 'internal', 0, null, 'none')", [tenantId]);
  for (const [name, { keyId, env, status, expiresAtMs, monthlyCreditsMax }] of Object.entries(keys)) {
    await pools.worker.query(
      `INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes, cidrs,
         monthly_credits_max, expires_at, status, issued_at, issued_by)
       VALUES ($1, $2, $3, $4, $5, '', '', '', 1, '{}', '{}', $6, $7, $8, now(), 'test')`,
      [tenantId, keyId, keyId.slice(0, 13), name, env, monthlyCreditsMax, instant(expiresAtMs), status],
    );
  }
  return { tenantId, keys, account: openAccount('internal', nowMs), nowMs, planVersion: 0 };
}

test(
  `${HISTORIES} random histories leave the database and the model alike after every step`,
  { timeout: 300_000 },
  async () => {
    const property = fc.asyncProperty(history, async (moves) => {
      const world = await newWorld();
      const told: string[] = [];
      for (const [move, { name, run }] of moves) {
        world.nowMs = await putClock(move(world));
        told.push(`${new Date(world.nowMs).toISOString()} ${name}`);
        world.account = await run(world);
        const problems = await compareWithModel(pools.worker, world.tenantId, world.account);
        assert.deepEqual(problems, [], told.join('\n'));
      }
      expect(await auditTenant(pools.worker, world.tenantId)).toEqual([]);
    });
    await fc.assert(property, { numRuns: HISTORIES, seed: 20_261_121 });
  },
);
