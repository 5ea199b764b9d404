import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { inBurnOrder, leftOf, type LedgerState, type Grant } from './ledger-state.ts';
import { linkOf } from './chain.ts';
import { microseconds, type Entry } from './entries.ts';
import { countUse, dayOf } from './usage-days.ts';

type Bite = { grantId: bigint; credits: bigint };
type Facts = { seq: bigint; atUs: bigint; cost: bigint; calls: bigint; data: Record<string, unknown>; bites: Bite[] };
/** Applies one entry to the state and returns the contradictions between both. */
type Effect = (entry: Entry, facts: Facts, state: LedgerState) => string[];

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const whole = (value: unknown): bigint => (isWhole(value) ? BigInt(value) : -1n);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A tampered entry can have any content; anything that is not a pair of whole numbers burns nothing. */
function bitesOf(burn: string): Bite[] {
  const pairs: unknown = JSON.parse(burn);
  if (!Array.isArray(pairs)) return [];
  return pairs.flatMap((pair: unknown) => {
    const [grantId, credits] = Array.isArray(pair) ? pair : [];
    return isWhole(grantId) && isWhole(credits) ? [{ grantId: BigInt(grantId), credits: BigInt(credits) }] : [];
  });
}

function factsOf({ seq, atUs, cost, calls, data, burn }: Entry): Facts {
  const said: unknown = data === null ? {} : JSON.parse(data);
  const isObject = typeof said === 'object' && said !== null;
  return {
    seq: BigInt(seq),
    atUs: BigInt(atUs),
    cost: BigInt(cost),
    calls: BigInt(calls),
    data: isObject ? { ...said } : {},
    bites: burn === '[]' ? [] : bitesOf(burn),
  };
}

/** A difference of figures, as part of a sentence about the entry. */
const unequal = (what: string, said: bigint, counted: bigint): string[] =>
  said === counted ? [] : [`says ${what} ${said}, entries say ${counted}`];

function expectedBites({ grants }: LedgerState, cost: bigint): Bite[] | null {
  const inOrder = inBurnOrder(grants);
  if (inOrder === null) return null;
  const bites: Bite[] = [];
  let need = cost;
  for (const grant of inOrder) {
    if (need <= 0n) break;
    const left = leftOf(grant);
    const credits = left < need ? left : need;
    bites.push({ grantId: grant.id, credits });
    need -= credits;
  }
  return bites;
}

const bitesText = (bites: readonly Bite[]): string =>
  bites.map(({ grantId, credits }) => `${grantId}:${credits}`).join(' ');

/** Every burn must have its grant, and must leave between zero and the full amount in it. */
function bite(state: LedgerState, bites: readonly Bite[], sign: 1n | -1n): string[] {
  return bites.flatMap(({ grantId, credits }) =>
    changeGrant(state, grantId, (grant) => {
      grant.used += sign * credits;
    }),
  );
}

function changeGrant({ grants }: LedgerState, id: bigint, change: (grant: Grant) => void): string[] {
  const grant = grants.get(id);
  if (!grant) return [`speaks of grant ${id}, which no entry has granted`];
  change(grant);
  return leftOf(grant) < 0n || grant.used < 0n ? [`leaves ${leftOf(grant)} of grant ${id}`] : [];
}

const charge: Effect = (entry, { atUs, cost, calls, bites }, state) => {
  const problems: string[] = [];
  const burnt = bites.reduce((sum, { credits }) => sum + credits, 0n);
  const expected = expectedBites(state, cost);
  if (burnt !== cost) problems.push('burns other credits than it costs');
  else if (expected !== null && bitesText(expected) !== bitesText(bites))
    problems.push(`burns ${bitesText(bites)}, not ${bitesText(expected)}`);
  const expired = bites.find(({ grantId }) => (state.grants.get(grantId)?.expiresAtUs ?? atUs + 1n) <= atUs);
  if (expired) problems.push(`burns grant ${expired.grantId} after its end`);
  state.remaining -= cost;
  state.creditsUsed += cost;
  state.callsUsed += calls;
  state.totals.consumed += cost;
  countUse(state.usage, { ...useOf(entry), day: dayOf(atUs), calls: 1n, credits: cost });
  return [...problems, ...bite(state, bites, 1n)];
};

const useOf = ({ operation, keyId }: Entry) => ({ operation: operation ?? '', keyId: keyId ?? NIL_TENANT_ID });

const reverse: Effect = (entry, { cost, calls, bites, data }, state) => {
  const calledAtUs = microseconds(data['ofAt']);
  state.remaining += cost;
  state.totals.reversed += cost;
  if (whole(data['ofSeq']) > state.openedSeq) {
    state.creditsUsed -= cost; // A call of an earlier period stays counted in that period.
    state.callsUsed -= calls;
  }
  if (calledAtUs !== null)
    countUse(state.usage, { ...useOf(entry), day: dayOf(calledAtUs), calls: -1n, credits: -cost });
  return [...(calledAtUs === null ? ['does not say when it was called'] : []), ...bite(state, bites, -1n)];
};

const open: Effect = (_entry, { seq, data }, state) => {
  const problems = unequal('an opening balance of', whole(data['opening']), state.remaining);
  if (state.isOpen) problems.push('opens a period before the last one is closed');
  Object.assign(state, { isOpen: true, openedSeq: seq, creditsUsed: 0n, callsUsed: 0n, crossedPct: 0 });
  Object.assign(state, { plan: text(data['plan']), periodEndUs: microseconds(data['end']), callsLimit: null });
  return problems;
};

const close: Effect = (_entry, { data }, state) => {
  state.isOpen = false;
  return [
    ...unequal('a closing balance of', whole(data['closing']), state.remaining),
    ...unequal('a use of credits of', whole(data['credits']), state.creditsUsed),
    ...unequal('a number of calls of', whole(data['calls']), state.callsUsed),
  ];
};

const grant: Effect = (_entry, { seq, cost, data }, state) => {
  const fate = { used: 0n, expired: 0n, withdrawn: 0n };
  const { kind, source, priority } = data;
  const expiresAtUs = microseconds(data['expiresAt']);
  const said = { kind: text(kind), source: text(source), expiresAtUs, priority: isWhole(priority) ? priority : null };
  state.grants.set(seq, { id: seq, amount: cost, ...fate, ...said });
  state.remaining += cost;
  state.totals.granted += cost;
  return [];
};

const expire: Effect = (_entry, { atUs, cost, data }, state) => {
  state.remaining -= cost;
  state.totals.expired += cost;
  const id = whole(data['grant']);
  const isEarly = (state.grants.get(id)?.expiresAtUs ?? atUs) > atUs;
  const problems = changeGrant(state, id, (grant) => {
    grant.expired += cost;
  });
  return isEarly ? [`ends grant ${id} before its time`, ...problems] : problems;
};

const withdraw: Effect = (_entry, { cost, data }, state) => {
  state.remaining -= cost;
  state.totals.withdrawn += cost;
  return changeGrant(state, whole(data['grant']), (grant) => {
    grant.withdrawn += cost;
  });
};

const cross: Effect = (_entry, { data }, state) => {
  if (data['of'] === 'spend_limit') return []; // The spend limit has no entry: it can be set again, and crossed again.
  const pct = Number(whole(data['pct']));
  const problems = pct > state.crossedPct ? [] : [`crosses ${pct} % again`];
  state.crossedPct = pct;
  return problems;
};

const limitCalls: Effect = (_entry, { data }, state) => {
  state.callsLimit = whole(data['limit']);
  state.crossedPct = 0;
  return [];
};

const EFFECTS: Record<string, Effect> = {
  PeriodOpened: open,
  PeriodClosed: close,
  CreditsGranted: grant,
  CreditsExpired: expire,
  CreditsWithdrawn: withdraw,
  CallCharged: charge,
  ChargeReversed: reverse,
  ThresholdCrossed: cross,
  CallsLimitSet: limitCalls,
};

/** Applies an entry to the state; returns the contradictions between both. */
export function enter(entry: Entry, state: LedgerState): string[] {
  const problems: string[] = [];
  const { kind } = entry;
  if (kind !== 'PeriodOpened') {
    if (!state.isOpen) problems.push('lies in no open period');
    if (BigInt(entry.periodUs) !== state.link.periodUs) problems.push('names another period than the one that is open');
  } else if (BigInt(entry.periodUs) < state.link.periodUs) problems.push('opens a period before the last one');
  const effect = EFFECTS[kind];
  if (effect) problems.push(...effect(entry, factsOf(entry), state));
  else problems.push(`is of the kind ${kind}, which is unknown here`);
  state.link = linkOf(entry);
  return problems;
}
