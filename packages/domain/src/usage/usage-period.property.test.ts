import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_IDS } from '../billing/plans.ts';
import { adjustCredits, setCallsLimit, withdrawGrant } from './usage-adjustment.ts';
import { charge, reverse, type Charge, type ChargedKey } from './usage-charge.ts';
import {
  creditsRemaining,
  grantCredits,
  IDEMPOTENCY_MS,
  leftIn,
  openAccount,
  resume,
  setPlan,
  settle,
  suspend,
  type Account,
  type EntryKind,
} from './usage-period.ts';

type Step = (account: Account, nowMs: number, nth: number) => Account;
type Wait = (account: Account, nowMs: number) => number;
type Move = { name: string; wait: Wait; step: Step };

const START_MS = Date.parse('2026-01-29T22:00:00Z');
const HOUR_MS = 3_600_000;

const key = fc.record<ChargedKey>({
  keyId: fc.constantFrom('k1', 'k2'),
  env: fc.constantFrom('live', 'live', 'live', 'test'),
  status: fc.constantFrom('active', 'active', 'active', 'revoked'),
  expiresAtMs: fc.constantFrom(null, null, START_MS + 20 * 24 * HOUR_MS),
  monthlyCreditsMax: fc.constantFrom(null, null, 6),
});
const wanted = fc.record<Charge>({
  key,
  operation: fc.constantFrom('panchang/full', 'western/natal'),
  cost: fc.integer({ min: 1, max: 3 }),
  idempotencyKey: fc.constantFrom(null, 'a', 'b', 'c'),
  inputHash: fc.constantFrom('x', 'x', 'y'),
  asOfMs: fc.constant(null),
});
const waitMs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 30 * HOUR_MS }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 * 24 * HOUR_MS }) },
);
const grant = fc.record({
  amount: fc.integer({ min: 1, max: 8 }),
  priority: fc.integer({ min: 0, max: 2 }),
  livesMs: fc.integer({ min: 1, max: 70 * 24 * HOUR_MS }),
  sourceId: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'),
});

const chargeBefore = ({ entries }: Account, back: number): number =>
  entries.filter(({ kind }) => kind === 'CallCharged').at(-back)?.seq ?? 0;

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: wanted.map((wanted) => ({
      name: `charge ${wanted.cost} ${wanted.idempotencyKey}`,
      step: ((account, nowMs) => charge(account, wanted, nowMs)[0] ?? account) satisfies Step,
    })),
  },
  {
    weight: 3,
    arbitrary: grant.map(({ livesMs, ...rest }) => ({
      name: `grant ${rest.amount}`,
      step: ((account, nowMs) =>
        grantCredits(
          account,
          { ...rest, kind: 'adjust', sourceType: 'hand', expiresAtMs: nowMs + livesMs },
          nowMs,
        )) satisfies Step,
    })),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 4 }).map((back) => ({
      name: `reverse the last charge but ${back}`,
      step: ((account, nowMs) => reverse(account, chargeBefore(account, back), nowMs)) satisfies Step,
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ adjustmentId: fc.constantFrom('a1', 'a2', 'a3', 'a4'), amount: fc.integer({ min: -9, max: 9 }) })
      .map((adjustment) => ({
        name: `adjust ${adjustment.amount}`,
        step: ((account, nowMs) => adjustCredits(account, adjustment, nowMs)[0]) satisfies Step,
      })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('s1', 's2', 's3', 's4').map((sourceId) => ({
      name: `withdraw ${sourceId}`,
      step: ((account, nowMs) => withdrawGrant(account, { sourceType: 'hand', sourceId }, nowMs)[0]) satisfies Step,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 6 }).map((callsMax) => ({
      name: `limit of ${callsMax} calls`,
      step: ((account, nowMs) => setCallsLimit(account, callsMax, nowMs)) satisfies Step,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...PLAN_IDS).map((plan) => ({
      name: `plan ${plan}`,
      step: ((account, nowMs, nth) => setPlan(account, plan, nth + 1, null, nowMs)) satisfies Step,
    })),
  },
  { weight: 1, arbitrary: fc.constant({ name: 'roll', step: settle }) },
  { weight: 1, arbitrary: fc.constantFrom({ name: 'suspend', step: suspend }, { name: 'resume', step: resume }) },
);
const wait = fc.oneof(
  {
    weight: 9,
    arbitrary: waitMs.map(
      (ms): Wait =>
        () =>
          ms,
    ),
  },
  {
    weight: 1, // The most interesting calls are at the end of the period.
    arbitrary: fc.integer({ min: -2, max: 2 }).map(
      (ms): Wait =>
        (account, nowMs) =>
          dueMs(account, nowMs) - nowMs + ms,
    ),
  },
);
const history = fc.array(
  fc.tuple(wait, step).map(([wait, { name, step }]): Move => ({ name, wait, step })),
  { maxLength: 60 },
);

/** The next instant at which something expires or ends. */
const dueMs = ({ grants, periodEndMs, periodKind }: Account, nowMs: number): number => {
  const ends = grants.map(({ expiresAtMs }) => expiresAtMs).filter((endMs) => endMs > nowMs);
  return Math.min(...ends, periodKind === 'none' ? nowMs + 24 * HOUR_MS : periodEndMs);
};

/** Runs a history on an account with few credits, so that refusals are as common as charges. */
function play(moves: readonly Move[], check: (after: Account, before: Account, nowMs: number) => void): Account {
  let nowMs = START_MS;
  let account: Account = openAccount('internal', START_MS);
  for (const [nth, { wait, step }] of moves.entries()) {
    nowMs += wait(account, nowMs);
    const next = step(account, nowMs, nth);
    check(next, account, nowMs);
    account = next;
  }
  return account;
}

const sum = ({ entries }: Account, kind: EntryKind): number =>
  entries.filter((entry) => entry.kind === kind).reduce((total, { cost }) => total + cost, 0);

const always = (check: (after: Account, before: Account, nowMs: number) => void) =>
  fc.assert(
    fc.property(history, (moves) => {
      play(moves, check);
    }),
    { numRuns: 500 },
  );

test('what was granted is what was consumed less what was reversed, what expired or was withdrawn, and what remains', () => {
  always((account) => {
    const consumed = sum(account, 'CallCharged') - sum(account, 'ChargeReversed');
    const gone = sum(account, 'CreditsExpired') + sum(account, 'CreditsWithdrawn');
    expect(sum(account, 'CreditsGranted')).toBe(consumed + gone + creditsRemaining(account));
  });
});

test('no balance, no grant and no counter is ever negative or beyond its limit', () => {
  always((account) => {
    expect(creditsRemaining(account)).toBeGreaterThanOrEqual(0);
    expect(account.creditsUsed).toBeGreaterThanOrEqual(0);
    expect(account.callsUsed).toBeGreaterThanOrEqual(0);
    for (const grant of account.grants) {
      expect(Math.min(grant.used, grant.expired, grant.withdrawn, leftIn(grant))).toBeGreaterThanOrEqual(0);
    }
  });
});

test('entries are numbered without a gap, in the order of time, and none is ever changed', () => {
  always((account, before) => {
    expect(account.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(account.entries.map(({ seq }) => seq)).toEqual(account.entries.map((_, index) => index + 1));
    const stamps = account.entries.map(({ atMs }) => atMs);
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
  });
});

test('each charge is made of the credits that its entry names', () => {
  always(({ entries }) => {
    for (const { burn, cost, kind } of entries.filter(({ kind }) => kind === 'CallCharged')) {
      expect([kind, burn.reduce((total, { credits }) => total + credits, 0)]).toEqual([kind, cost]);
    }
  });
});

test('each call lies in exactly one period, the one that was open at its time', () => {
  always((account) => {
    let openMs: number | null = null;
    for (const { kind, periodStartMs, atMs } of account.entries) {
      if (kind === 'PeriodOpened') openMs = periodStartMs;
      expect(periodStartMs).toBe(openMs);
      expect(atMs).toBeGreaterThanOrEqual(periodStartMs);
      if (kind === 'PeriodClosed') openMs = null;
    }
    expect(account.lastAtMs).toBeLessThan(account.periodEndMs);
  });
});

test('no call is charged beyond the limit of calls', () => {
  let counted = 0;
  always(({ entries, callsUsed, callsLimit }, before) => {
    const charged = entries
      .slice(before.entries.length)
      .filter(({ kind, calls }) => kind === 'CallCharged' && calls > 0);
    counted += charged.length;
    expect(charged.length === 0 || callsUsed <= (callsLimit ?? Number.POSITIVE_INFINITY)).toBe(true);
  });
  expect(counted).toBeGreaterThan(100);
});

test('each threshold is crossed once a period and limit of calls, by a charge, in ascending order', () => {
  always(({ entries }) => {
    let highest = 0;
    for (const [index, { kind, about }] of entries.entries()) {
      if (kind === 'PeriodOpened' || kind === 'CallsLimitSet') highest = 0;
      if (kind !== 'ThresholdCrossed') continue;
      expect(about['pct']).toBeGreaterThan(highest);
      highest = Number(about['pct']);
      expect(['CallCharged', 'ThresholdCrossed']).toContain(entries[index - 1]?.kind);
    }
  });
});

test('no source grants twice', () => {
  always(({ grants }) => {
    const sources = grants.map(({ sourceType, sourceId }) => `${sourceType}:${sourceId}`);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

test('an idempotency key is charged at most once in 24 hours', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(waitMs, wanted), { maxLength: 40 }), (calls) => {
      const chargedAtMs = new Map<string, number[]>();
      let nowMs = START_MS;
      let account: Account | null = openAccount('free', START_MS);
      for (const [waitMs, wanted] of calls) {
        nowMs += waitMs;
        const before: number = account?.entries.length ?? 0;
        const [next, { outcome }]: ReturnType<typeof charge> = charge(account, wanted, nowMs);
        const charged = next?.entries.slice(before).filter(({ kind }) => kind === 'CallCharged') ?? [];
        expect(charged).toHaveLength(outcome === 'charged' ? 1 : 0);
        const name = wanted.idempotencyKey ?? `none ${chargedAtMs.size}`;
        chargedAtMs.set(name, [...(chargedAtMs.get(name) ?? []), ...charged.map(({ atMs }) => atMs)]);
        account = next;
      }
      for (const stamps of chargedAtMs.values()) {
        const gapsMs = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? 0));
        expect(gapsMs.filter((gapMs) => gapMs < IDEMPOTENCY_MS)).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a charge is reversed at most once, and never more than it took', () => {
  always(({ entries }) => {
    const reversals = entries.filter(({ kind }) => kind === 'ChargeReversed');
    expect(new Set(reversals.map(({ ofSeq }) => ofSeq)).size).toBe(reversals.length);
    for (const { ofSeq, cost } of reversals) {
      expect(entries.find(({ seq }) => seq === ofSeq)).toMatchObject({ kind: 'CallCharged', cost });
    }
  });
});

test('settling again at the same moment changes nothing', () => {
  always((account, _before, nowMs) => {
    const settled = settle(account, nowMs);
    expect(settle(settled, nowMs)).toEqual(settled);
  });
});
