import type { KeyEnv } from '../keys/key-format.ts';
import { callsCounted } from '../billing/plans.ts';
import { crossSpendLimitAt, crossThresholds } from './usage-threshold.ts';
import {
  appendEntry,
  changeGrant,
  creditsRemaining,
  IDEMPOTENCY_MS,
  inBurnOrder,
  leftIn,
  settle,
  type Account,
  type Burn,
  type ChargeKey,
} from './usage-period.ts';

export type ChargeOutcome =
  | 'charged'
  | 'replayed'
  | 'idempotency_key_reuse'
  | 'credits_exhausted'
  | 'calls_exhausted'
  | 'spend_limit_reached'
  | 'key_cap_reached'
  | 'key_daily_cap_reached'
  | 'suspended'
  | 'key_inactive'
  | 'unknown_tenant';

/** The key at the moment of the charge: this status decides, not a cached one. */
export type ChargedKey = {
  keyId: string;
  env: KeyEnv;
  status: 'active' | 'disabled' | 'revoked';
  expiresAtMs: number | null;
  monthlyCreditsMax: number | null;
  /** Limit per UTC day of a publishable key, in credits. */
  dailyCreditsMax?: number | null;
};

export type Charge = {
  key: ChargedKey;
  operation: string;
  cost: number;
  idempotencyKey: string | null;
  inputHash: string;
  asOfMs: number | null;
};

export type ChargeResult = {
  outcome: ChargeOutcome;
  seq: number | null;
  /** 0 unless charged. */
  cost: number;
  creditsRemaining: number;
  creditsLimit: number;
  callsRemaining: number | null;
  /** For a replay, the instant that the first call was computed for. */
  asOfMs: number | null;
};

export function charge(account: Account | null, wanted: Charge, clockMs: number): [Account | null, ChargeResult] {
  if (account === null) return [null, { ...UNKNOWN, asOfMs: wanted.asOfMs }];
  const settled = settle(account, clockMs);
  const nowMs = Math.max(clockMs, settled.lastAtMs);
  const answer = (outcome: ChargeOutcome): [Account, ChargeResult] => [settled, resultOf(settled, outcome, wanted)];
  if (settled.status === 'suspended') return answer('suspended');
  if (!isActive(wanted.key, nowMs)) return answer('key_inactive');
  const stored = storedFor(settled, wanted, nowMs);
  if (stored && !isSameCall(stored, wanted)) return answer('idempotency_key_reuse');
  // Before the balance: a repeat is free even when nothing is left.
  if (stored) return [settled, { ...resultOf(settled, 'replayed', wanted), seq: stored.seq, asOfMs: stored.asOfMs }];
  const shortage = shortageOf(settled, wanted, nowMs);
  if (shortage === 'spend_limit_reached') {
    return [crossSpendLimitAt(settled, 100, nowMs), resultOf(settled, shortage, wanted)];
  }
  return shortage ? answer(shortage) : take(settled, wanted, nowMs);
}

const UNKNOWN = {
  outcome: 'unknown_tenant',
  seq: null,
  cost: 0,
  creditsRemaining: 0,
  creditsLimit: 0,
  callsRemaining: null,
} as const;

function resultOf(account: Account, outcome: ChargeOutcome, { asOfMs }: Charge): ChargeResult {
  const { callsLimit, callsUsed, creditsUsed } = account;
  const remaining = creditsRemaining(account);
  return {
    outcome,
    seq: null,
    cost: 0,
    creditsRemaining: remaining,
    creditsLimit: remaining + creditsUsed,
    callsRemaining: callsLimit === null ? null : Math.max(0, callsLimit - callsUsed),
    asOfMs,
  };
}

const isActive = ({ status, expiresAtMs }: ChargedKey, nowMs: number): boolean =>
  status === 'active' && (expiresAtMs === null || expiresAtMs > nowMs);

/** Test keys give real results, cost nothing and count toward nothing. */
function priceOf({ callsLimit }: Account, wanted: Charge): { cost: number; calls: number } {
  if (isTest(wanted)) return { cost: 0, calls: 0 };
  return { cost: wanted.cost, calls: callsLimit === null ? 1 : callsCounted(wanted.cost) };
}

function storedFor({ chargeKeys }: Account, { idempotencyKey }: Charge, nowMs: number): ChargeKey | null {
  const stored = idempotencyKey === null ? undefined : chargeKeys[idempotencyKey];
  return stored && stored.createdAtMs > nowMs - IDEMPOTENCY_MS ? stored : null;
}

const isTest = ({ key }: Charge): boolean => key.env === 'test';

const isSameCall = (stored: ChargeKey, wanted: Charge): boolean =>
  stored.operation === wanted.operation && stored.inputHash === wanted.inputHash && stored.isTest === isTest(wanted);

function shortageOf(account: Account, wanted: Charge, nowMs: number): ChargeOutcome | null {
  const { cost, calls } = priceOf(account, wanted);
  const { monthlyCreditsMax, dailyCreditsMax = null, keyId } = wanted.key;
  if (account.callsLimit !== null && account.callsUsed + calls > account.callsLimit) return 'calls_exhausted';
  if (creditsRemaining(account) < cost) return 'credits_exhausted';
  if (account.spendLimit !== null && cost > 0 && account.creditsUsed + cost > account.spendLimit)
    return 'spend_limit_reached';
  if (monthlyCreditsMax !== null && spentBy(account, keyId) + cost > monthlyCreditsMax) return 'key_cap_reached';
  const isSpent = dailyCreditsMax !== null && spentOnDay(account, keyId, nowMs) + cost > dailyCreditsMax;
  return isSpent ? 'key_daily_cap_reached' : null;
}

/** Two periods may begin at the same instant, so the order of the entries decides which charges belong to this one. */
const openedSeq = ({ entries }: Account): number => entries.findLast(({ kind }) => kind === 'PeriodOpened')?.seq ?? 0;

/** Credits that a key has spent in the account's current period. */
export const spentBy = (account: Account, keyId: string): number =>
  account.entries
    .slice(openedSeq(account))
    .filter((entry) => entry.keyId === keyId)
    .reduce((sum, { kind, cost, ofSeq }) => {
      if (kind === 'CallCharged') return sum + cost;
      return ofSeq !== null && ofSeq > openedSeq(account) ? sum - cost : sum;
    }, 0);

const DAY_MS = 86_400_000;

/** Charges of a key on the UTC day of this moment, in any period. Reversed charges count as spent until the day ends. */
const spentOnDay = ({ entries }: Account, keyId: string, nowMs: number): number =>
  entries
    .filter((entry) => entry.kind === 'CallCharged' && entry.keyId === keyId)
    .filter(({ atMs }) => Math.floor(atMs / DAY_MS) === Math.floor(nowMs / DAY_MS))
    .reduce((sum, { cost }) => sum + cost, 0);

function take(account: Account, wanted: Charge, nowMs: number): [Account, ChargeResult] {
  const { cost, calls } = priceOf(account, wanted);
  const burn = burnOf(account, cost);
  let next = account;
  for (const { grantId, credits } of burn) next = changeGrant(next, grantId, ({ used }) => ({ used: used + credits }));
  next = appendEntry(next, { kind: 'CallCharged', cost, calls, keyId: wanted.key.keyId, burn }, nowMs);
  next = { ...next, callsUsed: next.callsUsed + calls, creditsUsed: next.creditsUsed + cost };
  const seq = next.entries.length;
  if (wanted.idempotencyKey !== null) {
    const { operation, inputHash, asOfMs } = wanted;
    const remembered = { operation, inputHash, seq, asOfMs, isTest: isTest(wanted), createdAtMs: nowMs };
    next = { ...next, chargeKeys: { ...next.chargeKeys, [wanted.idempotencyKey]: remembered } };
  }
  return [crossThresholds(next, nowMs), { ...resultOf(next, 'charged', wanted), seq, cost }];
}

function burnOf(account: Account, cost: number): Burn {
  const burn: { grantId: number; credits: number }[] = [];
  let needed = cost;
  for (const grant of inBurnOrder(account.grants)) {
    const credits = Math.min(needed, leftIn(grant));
    if (credits > 0) burn.push({ grantId: grant.id, credits });
    needed -= credits;
  }
  return burn;
}

/**
 * Reverses a charge, once. Credits return to their grants, and expire if those have expired meanwhile. Its idempotency key is
 * deleted, because a failed call must not be replayed.
 */
export function reverse(account: Account, ofSeq: number, clockMs: number): Account {
  const settled = settle(account, clockMs);
  const charged = settled.entries.find((entry) => entry.seq === ofSeq && entry.kind === 'CallCharged');
  if (!charged || settled.entries.some((entry) => entry.ofSeq === ofSeq)) return settled;
  const { cost, calls, keyId, burn } = charged;
  let next = appendEntry(settled, { kind: 'ChargeReversed', cost, calls, keyId, burn, ofSeq }, clockMs);
  for (const { grantId, credits } of burn) next = changeGrant(next, grantId, ({ used }) => ({ used: used - credits }));
  const remembered = Object.entries(next.chargeKeys).filter(([, { seq }]) => seq !== ofSeq);
  next = { ...next, chargeKeys: Object.fromEntries(remembered) };
  if (ofSeq > openedSeq(next)) {
    next = { ...next, callsUsed: next.callsUsed - calls, creditsUsed: next.creditsUsed - cost };
  }
  return settle(next, clockMs);
}
