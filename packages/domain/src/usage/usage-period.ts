import { begunAt, periodAt } from '../billing/period.ts';
import { PLANS, type PlanId, type PlanPeriod } from '../billing/plans.ts';

/**
 * The rules of the credit ledger as a model without a database. The SQL functions are compared with it; it is never used in
 * production. Instants are milliseconds since 1970, UTC. Accounts are immutable: each operation returns a new one.
 */
export type Grant = {
  /** The seq of the entry that granted it. */
  id: number;
  kind: string;
  amount: number;
  used: number;
  expired: number;
  /** Withdrawn unspent, by a refund or an adjustment. */
  withdrawn: number;
  priority: number;
  expiresAtMs: number;
  sourceType: string;
  sourceId: string;
};

export type EntryKind =
  | 'PeriodOpened'
  | 'PeriodClosed'
  | 'CreditsGranted'
  | 'CreditsExpired'
  | 'CreditsWithdrawn'
  | 'CallCharged'
  | 'ChargeReversed'
  | 'ThresholdCrossed'
  | 'CallsLimitSet';

export type Burn = readonly { grantId: number; credits: number }[];

export type Entry = {
  seq: number;
  periodStartMs: number;
  kind: EntryKind;
  atMs: number;
  cost: number;
  calls: number;
  keyId: string | null;
  burn: Burn;
  /** The seq of the reversed charge; null unless this is a reversal. */
  ofSeq: number | null;
  /** Facts that only entries of this kind have. */
  about: Readonly<Record<string, string | number>>;
};

/** An idempotency key of a client, with the charge that it replays and its expiry. */
export type ChargeKey = {
  operation: string;
  inputHash: string;
  seq: number;
  asOfMs: number | null;
  /** A call of a test key is never a repeat of a live one. */
  isTest: boolean;
  createdAtMs: number;
};
export const IDEMPOTENCY_MS = 24 * 3_600_000;

export type Account = {
  status: 'active' | 'suspended';
  plan: PlanId;
  /** Version of the subscription's stream that set the plan. */
  planVersion: number;
  /** The plan that applies from an instant on, and the version of the stream that scheduled it. */
  nextPlan: { plan: PlanId; atMs: number } | null;
  nextPlanVersion: number;
  periodKind: PlanPeriod;
  anchorMs: number;
  creditsPerPeriod: number;
  periodStartMs: number;
  periodEndMs: number;
  callsUsed: number;
  callsLimit: number | null;
  /** Spent in this period, from any grant. */
  creditsUsed: number;
  /** The highest threshold crossed in this period, under this limit of calls. */
  crossedPct: number;
  /** The workspace's own spending limit for a period; null: no limit. */
  spendLimit: number | null;
  /** The highest threshold of the spend limit that was crossed in this period, under this limit. */
  spendPct: number;
  grants: readonly Grant[];
  entries: readonly Entry[];
  chargeKeys: Readonly<Record<string, ChargeKey>>;
  /** Ids of applied adjustments. */
  adjustmentIds: readonly string[];
  /** Keyed by source: credits of a purchase that are withdrawn for returned money. */
  sharesTaken: Readonly<Record<string, number>>;
  lastAtMs: number;
};

export type NewGrant = Pick<Grant, 'kind' | 'amount' | 'priority' | 'expiresAtMs' | 'sourceType' | 'sourceId'>;

export const leftIn = ({ amount, used, expired, withdrawn }: Grant): number => amount - used - expired - withdrawn;
export const creditsRemaining = ({ grants }: Account): number => grants.reduce((sum, grant) => sum + leftIn(grant), 0);

/** Sorts by expiry, then by priority number, then by age; the first burns first. */
export const inBurnOrder = (grants: readonly Grant[]): Grant[] =>
  grants.toSorted((a, b) => a.expiresAtMs - b.expiresAtMs || a.priority - b.priority || a.id - b.id);

type NewEntry = Pick<Entry, 'kind' | 'cost'> & Partial<Pick<Entry, 'calls' | 'keyId' | 'burn' | 'ofSeq' | 'about'>>;

/** Time never decreases in a history, even if the clock does. */
export function appendEntry(account: Account, entry: NewEntry, nowMs: number): Account {
  const atMs = Math.max(nowMs, account.lastAtMs);
  const seq = account.entries.length + 1;
  const { periodStartMs } = account;
  const nothing = { calls: 0, keyId: null, burn: [], ofSeq: null, about: {} };
  const whole: Entry = { seq, periodStartMs, atMs, ...nothing, ...entry };
  return { ...account, entries: [...account.entries, whole], lastAtMs: atMs };
}

export const changeGrant = (account: Account, id: number, change: (grant: Grant) => Partial<Grant>): Account => ({
  ...account,
  grants: account.grants.map((grant) => (grant.id === id ? { ...grant, ...change(grant) } : grant)),
});

/** A source grants once, whatever the amount. */
export function addGrant(account: Account, grant: NewGrant, nowMs: number): Account {
  const { sourceType, sourceId } = grant;
  if (account.grants.some((old) => old.sourceType === sourceType && old.sourceId === sourceId)) return account;
  const about = { kind: grant.kind, priority: grant.priority, source: `${sourceType}:${sourceId}` };
  const granted = appendEntry(account, { kind: 'CreditsGranted', cost: grant.amount, about }, nowMs);
  const unspent = { ...grant, id: granted.entries.length, used: 0, expired: 0, withdrawn: 0 };
  return { ...granted, grants: [...granted.grants, unspent] };
}

function openPeriod(account: Account, nowMs: number): Account {
  const about = { plan: account.plan, opening: creditsRemaining(account) };
  const fresh = { ...account, callsUsed: 0, creditsUsed: 0, crossedPct: 0, spendPct: 0 };
  const opened = appendEntry(fresh, { kind: 'PeriodOpened', cost: 0, about }, nowMs);
  if (opened.creditsPerPeriod === 0) return opened;
  // Named by the period's own start, so that a return to a plan within its month grants nothing again.
  const { periodKind, anchorMs, periodStartMs } = opened;
  const { startMs } = periodAt(periodKind, anchorMs, begunAt(periodKind, anchorMs, periodStartMs));
  const allowance: NewGrant = {
    kind: 'plan',
    amount: opened.creditsPerPeriod,
    priority: 0,
    expiresAtMs: opened.periodEndMs,
    sourceType: 'period',
    sourceId: `${opened.plan} ${new Date(startMs).toISOString().replace('Z', '000Z')}`, // As the database prints it.
  };
  return addGrant(opened, allowance, nowMs);
}

function closePeriod(account: Account, nowMs: number): Account {
  const about = { closing: creditsRemaining(account), calls: account.callsUsed, credits: account.creditsUsed };
  return appendEntry(account, { kind: 'PeriodClosed', cost: 0, about }, nowMs);
}

/** For a paid plan, `anchorMs` is the start of its periods; null means this moment. */
function planFields(plan: PlanId, planVersion: number, anchorMs: number, atMs: number) {
  const { period, creditsPerPeriod, callsPerPeriod } = PLANS[plan];
  const { startMs } = periodAt(period, anchorMs, atMs);
  const { endMs } = periodAt(period, anchorMs, begunAt(period, anchorMs, atMs));
  return {
    fields: { plan, planVersion, periodKind: period, anchorMs, creditsPerPeriod, callsLimit: callsPerPeriod },
    startMs,
    endMs,
  };
}

export function openAccount(plan: PlanId, nowMs: number): Account {
  const { fields, startMs, endMs } = planFields(plan, 0, nowMs, nowMs);
  const empty = {
    callsUsed: 0,
    creditsUsed: 0,
    crossedPct: 0,
    spendLimit: null,
    spendPct: 0,
    grants: [],
    entries: [],
    chargeKeys: {},
    adjustmentIds: [],
    sharesTaken: {},
    nextPlan: null,
    nextPlanVersion: 0,
    lastAtMs: Number.NEGATIVE_INFINITY,
  };
  return openPeriod({ ...empty, ...fields, status: 'active', periodStartMs: startMs, periodEndMs: endMs }, nowMs);
}

/** Settles an account: due credits expire first, then a period that is over is closed and the next one opened. */
export function settle(account: Account, clockMs: number): Account {
  const nowMs = Math.max(clockMs, account.lastAtMs);
  let next = account;
  for (const grant of inBurnOrder(account.grants)) {
    const left = leftIn(grant);
    if (grant.expiresAtMs > nowMs || left === 0) continue;
    next = changeGrant(next, grant.id, ({ expired }) => ({ expired: expired + left }));
    next = appendEntry(next, { kind: 'CreditsExpired', cost: left, about: { grant: grant.id } }, nowMs);
  }
  if (next.nextPlan !== null && next.nextPlan.atMs <= nowMs) return takeNextPlan(next, next.nextPlan, nowMs);
  if (nowMs < next.periodEndMs) return next;
  next = closePeriod(next, nowMs);
  const { startMs, endMs } = periodAt(next.periodKind, next.anchorMs, nowMs);
  return openPeriod({ ...next, periodStartMs: startMs, periodEndMs: endMs }, nowMs);
}

/** An anchored plan keeps the dates of the previous plan. */
function takeNextPlan(account: Account, { plan, atMs }: { plan: PlanId; atMs: number }, nowMs: number): Account {
  const closed = closePeriod(account, nowMs);
  const { fields, startMs, endMs } = planFields(plan, account.planVersion, account.anchorMs, nowMs);
  const period = { periodStartMs: Math.max(atMs, startMs), periodEndMs: endMs };
  return openPeriod({ ...closed, ...fields, ...period, nextPlan: null }, nowMs);
}

/** Schedules the plan at an instant; null cancels the schedule. */
export function schedulePlan(account: Account, nextPlan: Account['nextPlan'], version: number, nowMs: number): Account {
  const settled = settle(account, nowMs);
  if (settled.nextPlanVersion >= version) return settled;
  return settle({ ...settled, nextPlan, nextPlanVersion: version }, nowMs);
}

export const grantCredits = (account: Account, grant: NewGrant, nowMs: number): Account =>
  addGrant(settle(account, nowMs), grant, nowMs);

/**
 * Sets the plan. A new period starts at once; unspent credits stay until their own expiry. Older versions are ignored; a plan
 * that the account has already taken at the end of a period only gets its version.
 */
export function setPlan(
  account: Account,
  plan: PlanId,
  version: number,
  anchorMs: number | null,
  nowMs: number,
): Account {
  const settled = settle(account, nowMs);
  if (settled.planVersion >= version) return settled;
  const atMs = Math.max(nowMs, settled.lastAtMs);
  const own = planFields(plan, version, anchorMs ?? settled.anchorMs, atMs);
  const isKnown = settled.plan === plan && own.endMs === settled.periodEndMs;
  if (isKnown) return { ...settled, planVersion: version, anchorMs: own.fields.anchorMs, nextPlan: null };
  const { fields, endMs } = planFields(plan, version, anchorMs ?? atMs, atMs);
  const closed = { ...closePeriod(settled, nowMs), ...fields, nextPlan: null };
  return openPeriod({ ...closed, periodStartMs: atMs, periodEndMs: endMs }, nowMs);
}

export const suspend = (account: Account): Account => ({ ...account, status: 'suspended' });
export const resume = (account: Account): Account => ({ ...account, status: 'active' });
