import { NIL_TENANT_ID } from '@graha/domain/event';
import { inBurnOrder, leftOf, type Books, type Grant } from './books.ts';
import { linkOf } from './chain.ts';
import { microseconds, type Entry } from './entries.ts';
import { countUse, dayOf } from './usage-days.ts';

type Bite = { grantId: bigint; credits: bigint };
type Facts = { seq: bigint; atUs: bigint; cost: bigint; calls: bigint; data: Record<string, unknown>; bites: Bite[] };
/** Enters one entry into the books and says what it contradicts in them. */
type Effect = (entry: Entry, facts: Facts, books: Books) => string[];

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const whole = (value: unknown): bigint => (isWhole(value) ? BigInt(value) : -1n);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was tampered with need not be what the ledger writes: what is no pair of whole numbers burns nothing. */
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

function expectedBites({ grants }: Books, cost: bigint): Bite[] | null {
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

const told = (bites: readonly Bite[]): string => bites.map(({ grantId, credits }) => `${grantId}:${credits}`).join(' ');

/** Every bite must find its grant, and leave something between nothing and all of it. */
function bite(books: Books, bites: readonly Bite[], sign: 1n | -1n): string[] {
  return bites.flatMap(({ grantId, credits }) =>
    changeGrant(books, grantId, (grant) => {
      grant.used += sign * credits;
    }),
  );
}

function changeGrant({ grants }: Books, id: bigint, change: (grant: Grant) => void): string[] {
  const grant = grants.get(id);
  if (!grant) return [`speaks of grant ${id}, which no entry has granted`];
  change(grant);
  return leftOf(grant) < 0n || grant.used < 0n ? [`leaves ${leftOf(grant)} of grant ${id}`] : [];
}

const charge: Effect = (entry, { atUs, cost, calls, bites }, books) => {
  const problems: string[] = [];
  const burnt = bites.reduce((sum, { credits }) => sum + credits, 0n);
  const expected = expectedBites(books, cost);
  if (burnt !== cost) problems.push('burns other credits than it costs');
  else if (expected !== null && told(expected) !== told(bites))
    problems.push(`burns ${told(bites)}, not ${told(expected)}`);
  const expired = bites.find(({ grantId }) => (books.grants.get(grantId)?.expiresAtUs ?? atUs + 1n) <= atUs);
  if (expired) problems.push(`burns grant ${expired.grantId} after its end`);
  books.remaining -= cost;
  books.creditsUsed += cost;
  books.callsUsed += calls;
  books.totals.consumed += cost;
  countUse(books.usage, { ...useOf(entry), day: dayOf(atUs), calls: 1n, credits: cost });
  return [...problems, ...bite(books, bites, 1n)];
};

const useOf = ({ operation, keyId }: Entry) => ({ operation: operation ?? '', keyId: keyId ?? NIL_TENANT_ID });

const reverse: Effect = (entry, { cost, calls, bites, data }, books) => {
  const calledAtUs = microseconds(data['ofAt']);
  books.remaining += cost;
  books.totals.reversed += cost;
  if (whole(data['ofSeq']) > books.openedSeq) {
    books.creditsUsed -= cost; // A call of an earlier period stays counted in that one.
    books.callsUsed -= calls;
  }
  if (calledAtUs !== null)
    countUse(books.usage, { ...useOf(entry), day: dayOf(calledAtUs), calls: -1n, credits: -cost });
  return [...(calledAtUs === null ? ['does not say when it was called'] : []), ...bite(books, bites, -1n)];
};

const open: Effect = (_entry, { seq, data }, books) => {
  const problems = unequal('an opening balance of', whole(data['opening']), books.remaining);
  if (books.isOpen) problems.push('opens a period before the last one is closed');
  Object.assign(books, { isOpen: true, openedSeq: seq, creditsUsed: 0n, callsUsed: 0n, crossedPct: 0 });
  Object.assign(books, { plan: text(data['plan']), periodEndUs: microseconds(data['end']), callsLimit: null });
  return problems;
};

const close: Effect = (_entry, { data }, books) => {
  books.isOpen = false;
  return [
    ...unequal('a closing balance of', whole(data['closing']), books.remaining),
    ...unequal('a use of credits of', whole(data['credits']), books.creditsUsed),
    ...unequal('a number of calls of', whole(data['calls']), books.callsUsed),
  ];
};

const grant: Effect = (_entry, { seq, cost, data }, books) => {
  const fate = { used: 0n, expired: 0n, withdrawn: 0n };
  const { kind, source, priority } = data;
  const expiresAtUs = microseconds(data['expiresAt']);
  const said = { kind: text(kind), source: text(source), expiresAtUs, priority: isWhole(priority) ? priority : null };
  books.grants.set(seq, { id: seq, amount: cost, ...fate, ...said });
  books.remaining += cost;
  books.totals.granted += cost;
  return [];
};

const expire: Effect = (_entry, { atUs, cost, data }, books) => {
  books.remaining -= cost;
  books.totals.expired += cost;
  const id = whole(data['grant']);
  const isEarly = (books.grants.get(id)?.expiresAtUs ?? atUs) > atUs;
  const problems = changeGrant(books, id, (grant) => {
    grant.expired += cost;
  });
  return isEarly ? [`ends grant ${id} before its time`, ...problems] : problems;
};

const withdraw: Effect = (_entry, { cost, data }, books) => {
  books.remaining -= cost;
  books.totals.withdrawn += cost;
  return changeGrant(books, whole(data['grant']), (grant) => {
    grant.withdrawn += cost;
  });
};

const cross: Effect = (_entry, { data }, books) => {
  const pct = Number(whole(data['pct']));
  const problems = pct > books.crossedPct ? [] : [`crosses ${pct} % again`];
  books.crossedPct = pct;
  return problems;
};

const limitCalls: Effect = (_entry, { data }, books) => {
  books.callsLimit = whole(data['limit']);
  books.crossedPct = 0;
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

/** Enters an entry into the books; returns what it contradicts in them. */
export function enter(entry: Entry, books: Books): string[] {
  const problems: string[] = [];
  const { kind } = entry;
  if (kind !== 'PeriodOpened') {
    if (!books.isOpen) problems.push('lies in no open period');
    if (BigInt(entry.periodUs) !== books.link.periodUs) problems.push('names another period than the one that is open');
  } else if (BigInt(entry.periodUs) < books.link.periodUs) problems.push('opens a period before the last one');
  const effect = EFFECTS[kind];
  if (effect) problems.push(...effect(entry, factsOf(entry), books));
  else problems.push(`is of the kind ${kind}, which is unknown here`);
  books.link = linkOf(entry);
  return problems;
}
