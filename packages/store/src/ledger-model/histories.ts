import { IDEMPOTENCY_MS } from '@graha/domain/usage/usage-period';
import fc from 'fast-check';
import type { OneStep, Place, Step, ChargeRequest, World } from './step.ts';

export const START_MS = Date.parse('2026-01-29T22:30:00Z');
/** Partitions exist for thirteen months after the start. */
export const END_MS = Date.parse('2027-01-20T00:00:00Z');
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const sourceId = fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6');

const request = fc.record<ChargeRequest>({
  place: fc.constantFrom<Place[]>(0, 0, 0, 0, 0, 1, 1, 1, 2),
  key: fc.constantFrom('plain', 'plain', 'capped', 'daily', 'testing', 'expiring', 'revoked'),
  operation: fc.constantFrom('panchang/full', 'western/natal'),
  cost: fc.constantFrom(1, 1, 2, 2, 3, 5, 6, 11),
  idempotencyKey: fc.constantFrom(null, null, 'a', 'b', 'c'),
  input: fc.constantFrom('x', 'x', 'y'),
  asOfMs: fc.constantFrom(null, START_MS),
});
const charges = fc
  .array(request, { minLength: 1, maxLength: 4 })
  .map((requests): Step => ({ kind: 'charge', requests }));

const ONE_STEPS: { weight: number; arbitrary: fc.Arbitrary<OneStep> }[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('grant'),
      amount: fc.integer({ min: 1, max: 8 }),
      priority: fc.integer({ min: 0, max: 2 }),
      lifeDays: fc.integer({ min: 1, max: 70 }),
      sourceId,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('topUp'), sourceId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw'), sourceId }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('holdShare'), sourceId, credits: fc.integer({ min: 0, max: 6 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust'),
      amount: fc.integer({ min: -9, max: 9 }).filter((amount) => amount !== 0),
      adjustmentId: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('limitCalls'), callsMax: fc.integer({ min: 0, max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('limitSpending'),
      creditsMax: fc.constantFrom(null, 1, 2, 3, 5, 8, 13),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse'), back: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('plan'),
      plan: fc.constantFrom('internal', 'internal', 'free', 'free', 'starter', 'growth'),
      anchorMs: fc.constantFrom(null, null, Date.parse('2025-12-31T15:10:00Z'), START_MS + HOUR_MS),
      isRepeat: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('nextPlan'),
      plan: fc.constantFrom('internal', 'free', 'starter', 'growth', null),
      at: fc.constantFrom<('periodEnd' | number)[]>('periodEnd', 'periodEnd', -HOUR_MS, 3 * DAY_MS),
      isRepeat: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'settle' }, { kind: 'suspend' }, { kind: 'resume' }, { kind: 'resume' }),
  },
];
const onOne = fc
  .tuple(fc.constantFrom<(0 | 1)[]>(0, 0, 1), fc.oneof(...ONE_STEPS))
  .map(([place, step]): Step => ({ place, ...step }));

/** Sets the clock before a step: forward, slightly back, or next to a due time. */
export type Move = { byMs: number } | { toDue: 0 | 1; byMs: number };
const by = (minMs: number, maxMs: number) => fc.integer({ min: minMs, max: maxMs }).map((byMs): Move => ({ byMs }));
const move = fc.oneof(
  { weight: 6, arbitrary: by(-HOUR_MS, HOUR_MS) },
  { weight: 2, arbitrary: by(0, 30 * HOUR_MS) },
  { weight: 1, arbitrary: by(0, 50 * DAY_MS) },
  {
    weight: 2,
    arbitrary: fc.record<Move>({ toDue: fc.constantFrom(0, 0, 1), byMs: fc.integer({ min: -1, max: 1 }) }),
  },
);

export const history = fc.array(
  fc.tuple(move, fc.oneof({ weight: 9, arbitrary: charges }, { weight: 12, arbitrary: onOne })),
  { minLength: 1, maxLength: 24, size: 'max' },
);

export function moved(move: Move, world: World, nowMs: number): number {
  if (!('toDue' in move)) return Math.min(nowMs + move.byMs, END_MS);
  const account = world[move.toDue]?.account;
  if (!account) return nowMs;
  const ends = [
    account.periodEndMs,
    ...account.grants.map(({ expiresAtMs }) => expiresAtMs),
    ...(account.nextPlan ? [account.nextPlan.atMs] : []),
    ...Object.values(account.chargeKeys).map(({ createdAtMs }) => createdAtMs + IDEMPOTENCY_MS),
  ];
  return Math.min(...ends.filter((endMs) => endMs > nowMs).map((endMs) => endMs + move.byMs), END_MS);
}
