import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Charge, ChargeResult } from '@graha/store/ledger/metering';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../limits/clock.ts';
import { ApiError } from '../errors/errors.ts';
import { createMeter, METER_LIMITS, type Meter } from './meter.ts';
import type { Ledger } from './meter-attempt.ts';
import {
  COMMITS_UNSEEN,
  type Fault,
  FAULTS,
  faultyLedger,
  lockedFor,
  unreachedError,
} from '../testing/faulty-ledger.ts';
import { memoryLedger } from '../testing/memory-ledger.ts';
import { virtualClock } from '../testing/virtual-clock.ts';

const quiet = { batch: () => undefined, failed: () => undefined };
const meterOn = (ledger: Ledger, clock = systemClock): Meter => createMeter(ledger, quiet, METER_LIMITS, clock);

const chargeOf = (tenantId: string, facts: Partial<Charge> = {}): Charge => ({
  tenantId,
  keyId: 'key',
  operation: 'kundali/basic',
  cost: 1,
  requestId: `req_${randomUUID()}`,
  idempotencyKey: null,
  inputHash: null,
  asOf: null,
  ...facts,
});

function ledgerFor(tenants: readonly string[], credits = 1_000) {
  const ledger = memoryLedger();
  for (const tenant of tenants) ledger.accounts.set(tenant, { credits, calls: null });
  return ledger;
}

type Settled = { charge: Charge; result: ChargeResult | null; error: unknown };
const settle = (meter: Meter, charge: Charge): Promise<Settled> =>
  meter.charge(charge).then(
    (result) => ({ charge, result, error: null }),
    (error: unknown) => ({ charge, result: null, error }),
  );

describe('coalescing', () => {
  test('charges that arrive together share one transaction, of all tenants', async () => {
    const ledger = ledgerFor(['a', 'b']);
    const meter = meterOn(ledger);
    await Promise.all(Array.from({ length: 60 }, (_, index) => meter.charge(chargeOf(index % 2 ? 'a' : 'b'))));
    expect(ledger.batches).toEqual([60]);
  });

  test('what arrives during a commit goes with the next one, at most 256 at a time', async () => {
    const ledger = ledgerFor(['a']);
    let commit = (): void => undefined;
    const held = new Promise<void>((resolve) => (commit = resolve));
    const meter = meterOn({
      ...ledger,
      chargeBatch: async (charges) => {
        if (ledger.batches.length === 0) await held;
        return ledger.chargeBatch(charges);
      },
    });
    const first = meter.charge(chargeOf('a'));
    await new Promise((resolve) => setImmediate(resolve));
    const rest = Array.from({ length: 300 }, () => meter.charge(chargeOf('a')));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(meter.waiting()).toBe(300); // One commit at a time.
    commit();
    await Promise.all([first, ...rest]);
    expect(ledger.batches).toEqual([1, 256, 44]);
  });

  test('nobody is answered before the commit', async () => {
    const ledger = ledgerFor(['a']);
    let committed = false;
    const meter = meterOn({
      ...ledger,
      chargeBatch: async (charges) => {
        await sleep(5);
        committed = true;
        return ledger.chargeBatch(charges);
      },
    });
    await meter.charge(chargeOf('a'));
    expect(committed).toBe(true);
  });
});

describe('a tenant whose charges fail', () => {
  test('fails alone, and every other tenant of the same batch is charged', async () => {
    const ledger = ledgerFor(['a', 'b', 'locked', 'z']);
    const meter = meterOn(lockedFor(ledger, (tenant) => tenant === 'locked'));
    const settled = await Promise.all(
      ['a', 'locked', 'b', 'locked', 'z'].map((tenant) => settle(meter, chargeOf(tenant))),
    );
    expect(settled.map(({ result }) => result?.outcome ?? null)).toEqual(['charged', null, 'charged', null, 'charged']);
    expect(settled[1]?.error).toMatchObject({ code: 'metering_unavailable' });
    expect(ledger.rows.map(({ tenantId }) => tenantId).toSorted()).toEqual(['a', 'b', 'z']);
  });

  test('waits in a lane of its own, so that the batches of the others no longer fail, until it succeeds', async () => {
    const ledger = ledgerFor(['a', 'locked']);
    let locked = true;
    const failedBatches: string[][] = [];
    const guarded = lockedFor(ledger, (tenant) => locked && tenant === 'locked');
    const meter = meterOn({
      ...guarded,
      chargeBatch: async (charges) => {
        try {
          return await guarded.chargeBatch(charges);
        } catch (error) {
          failedBatches.push(charges.map(({ tenantId }) => tenantId));
          throw error;
        }
      },
    });
    const both = () => Promise.all([settle(meter, chargeOf('a')), settle(meter, chargeOf('locked'))]);
    await both();
    await both();
    expect(failedBatches).toEqual([['a', 'locked'], ['locked'], ['locked']]);
    locked = false;
    const [, freed] = await both();
    expect(freed.result?.outcome).toBe('charged');
    const batches = ledger.batches.length;
    await both();
    expect(ledger.batches.slice(batches)).toEqual([2]);
  });

  test('many of them cannot keep the others from their turn', async () => {
    const bad = Array.from({ length: 20 }, (_, index) => `bad${index}`);
    const good = Array.from({ length: 20 }, (_, index) => `good${index}`);
    const ledger = ledgerFor([...bad, ...good]);
    const meter = meterOn(lockedFor(ledger, (tenant) => tenant.startsWith('bad')));
    for (let round = 0; round < 3; round += 1) {
      const settled = await Promise.all([...bad, ...good].map((tenant) => settle(meter, chargeOf(tenant))));
      expect(settled.map(({ result }) => result !== null)).toEqual([...bad.map(() => false), ...good.map(() => true)]);
    }
  });
});

describe('a database that goes away', () => {
  test('one broken connection is not noticed by anybody', async () => {
    const ledger = ledgerFor(['a']);
    const meter = meterOn(faultyLedger(ledger, ['lost before commit']));
    expect((await meter.charge(chargeOf('a'))).outcome).toBe('charged');
    expect(ledger.rows).toHaveLength(1);
  });

  test('a charge that was committed before its answer was lost is found, not charged again', async () => {
    const ledger = ledgerFor(['a', 'b']);
    const meter = meterOn(faultyLedger(ledger, ['lost after commit']));
    const charges = ['a', 'b', 'a'].map((tenant) => chargeOf(tenant));
    const settled = await Promise.all(charges.map((charge) => settle(meter, charge)));
    expect(settled.map(({ result }) => result?.outcome)).toEqual(['charged', 'charged', 'charged']);
    expect(ledger.rows.map(({ requestId }) => requestId).toSorted()).toEqual(
      charges.map(({ requestId }) => requestId).toSorted(),
    );
    await meter.charge(chargeOf('a'));
    expect(ledger.batches).toEqual([3, 1]); // There is no transaction without a charge between.
  });

  test('is said at once to everybody while it stays away, and is found again without a restart', async () => {
    const ledger = ledgerFor(['a']);
    const { clock, pass } = virtualClock();
    let up = false;
    const down = { ...ledger, chargeBatch: () => Promise.reject(unreachedError()) };
    const meter = meterOn({ ...ledger, chargeBatch: (charges) => (up ? ledger : down).chargeBatch(charges) }, clock);
    const first = settle(meter, chargeOf('a'));
    await pass(1_000);
    expect((await first).error).toMatchObject({ code: 'metering_unavailable' });
    const during = await Promise.all(Array.from({ length: 50 }, () => settle(meter, chargeOf('a')))); // No virtual time passes.
    expect(during.every(({ error }) => error instanceof ApiError)).toBe(true);
    up = true;
    await pass(200);
    expect((await settle(meter, chargeOf('a'))).result?.outcome).toBe('charged');
    expect(ledger.rows).toHaveLength(1);
  });

  test('that stands still keeps only those waiting who came before it was noticed', async () => {
    const ledger = ledgerFor(['a']);
    const { clock, pass } = virtualClock();
    const meter = meterOn(
      faultyLedger(
        ledger,
        Array.from({ length: 9 }, (): Fault => 'hung'),
      ),
      clock,
    );
    const early = settle(meter, chargeOf('a'));
    await pass(METER_LIMITS.statementMs);
    expect((await settle(meter, chargeOf('a'))).error).toMatchObject({ code: 'metering_unavailable' });
    await pass(METER_LIMITS.statementMs * 2);
    expect((await early).error).toMatchObject({ code: 'metering_unavailable' });
    expect(ledger.rows).toEqual([]);
  });
});

/** All sequences of four faults, with the guarantees checked after each. */
const scripts: Fault[][] = FAULTS.flatMap((a) =>
  FAULTS.flatMap((b) => FAULTS.flatMap((c) => FAULTS.map((d) => [a, b, c, d]))),
);

describe.each(FAULTS)('after any four faults, the first of which is %s', (firstFault) => {
  const own = scripts.filter(([first]) => first === firstFault);

  test('no call is charged twice, none is answered uncharged, none is lost, and the meter heals', async () => {
    for (let start = 0; start < own.length; start += 64) {
      await Promise.all(own.slice(start, start + 64).map(holdsAfter));
    }
  }, 60_000);
});

async function holdsAfter(script: readonly Fault[]): Promise<void> {
  const ledger = ledgerFor(['a', 'b']);
  const { clock, pass } = virtualClock();
  const meter = meterOn(faultyLedger(ledger, script), clock);
  const early = ['a', 'b', 'a'].map((tenant) => settle(meter, chargeOf(tenant)));
  await new Promise((resolve) => setImmediate(resolve));
  const all = [...early, settle(meter, chargeOf('b', { cost: 2 }))];
  await pass(60_000);
  const settled = await Promise.all(all);
  const observed = settled.map(({ charge, result, error }) => ({
    costs: ledger.rows.filter(({ requestId }) => requestId === charge.requestId).map(({ cost }) => cost),
    outcome: result?.outcome ?? (error instanceof ApiError ? error.code : error),
  }));
  // A refused call is in the ledger only if its commit was lost. Its error then has this mark and the worker
  // reverses it.
  const unseen = script.some((fault) => COMMITS_UNSEEN.includes(fault));
  const allowed = settled.map(({ charge, result, error }, index) => {
    const saysSo = unseen && error instanceof ApiError && error.mayBeCharged;
    const costs = result || (saysSo && observed[index]?.costs.length === 1) ? [charge.cost] : [];
    return { costs, outcome: result ? 'charged' : 'metering_unavailable' };
  });
  expect({ script, observed }).toEqual({ script, observed: allowed });
  expect(meter.waiting()).toBe(0);
  const healed: unknown[] = [];
  for (let call = 0; call <= script.length; call += 1) {
    const again = settle(meter, chargeOf('a'));
    await pass(60_000);
    healed.push((await again).result?.outcome);
  }
  expect({ script, healed: healed.at(-1) }).toEqual({ script, healed: 'charged' });
}
