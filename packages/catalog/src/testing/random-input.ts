import { z } from 'zod';
import { readInput } from '../request/issues.ts';
import type { ListedOperation } from '../list/list-operations.ts';

type Next = () => number;

export function pick<Row>(rows: readonly Row[], next: () => number): Row {
  const row = rows[Math.floor(next() * rows.length)];
  if (row === undefined) throw new RangeError('nothing to pick from');
  return row;
}

/**
 * A larger share than of real births, because searches for a sunrise are long there and any caller may request them.
 */
const POLAR_SHARE = 0.15;
const LAST_TARGET = '2398-12-31';
/** Maximum number of draws for an input that the schema accepts, as a target may be before its birth. */
const DRAWS_MAX = 500;

const Member = z.object({
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
type Member = z.output<typeof Member>;

const wholeBetween = (next: Next, min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

const birth = (next: Next): object => ({
  year: pick([601, 2398, wholeBetween(next, 602, 2397), wholeBetween(next, 602, 2397), wholeBetween(next, 1940, 2026)], next),
  month: wholeBetween(next, 1, 12),
  date: wholeBetween(next, 1, 28),
  hours: wholeBetween(next, 0, 23),
  minutes: wholeBetween(next, 0, 59),
  seconds: wholeBetween(next, 0, 59),
  latitude: next() < POLAR_SHARE ? pick([1, -1], next) * (60 + next() * 30) : next() * 120 - 60,
  longitude: next() * 360 - 180,
  timezone: wholeBetween(next, -12 * 4, 14 * 4) / 4,
}); // prettier-ignore

/** A range of days, beginning in February of a year. */
export const rangeFrom = (year: number, days: number): object => ({
  from: `${String(year).padStart(4, '0')}-02-01`,
  to: new Date(Date.UTC(year, 1, days)).toISOString().slice(0, 10),
});

/** The longest ranges of any request; if one is refused, a shorter one is drawn. */
const RANGE_DAYS = [7_305, 366, 366, 92];
/** Ranges of requests that end at instants: a search may cover a century. */
const RANGE_DAYS_OF_INSTANTS = [36_500, 366, 89];

/** The members of a random birth that a request without a birth has: place, clock, or month. */
const partOfBirth = (sent: object, next: Next): object =>
  Object.fromEntries(Object.entries(birth(next)).filter(([name]) => Object.hasOwn(sent, name)));

/** A range without a birth; it takes the clock and the place of a random one. */
function rangeFor(sent: object, next: Next): object {
  const hasInstants = 'from' in sent && String(sent.from).includes('T');
  const days = pick(hasInstants ? RANGE_DAYS_OF_INSTANTS : RANGE_DAYS, next);
  const range = rangeFrom(wholeBetween(next, 601, 2398 - Math.ceil(days / 365)), days);
  const ends = Object.entries(range).map(([name, day]) => [name, hasInstants ? `${day}T00:00:00Z` : day]);
  const known = ends.filter(([name]) => Object.hasOwn(sent, name ?? '')); // Some requests have `days` in place of an end.
  return { ...partOfBirth(sent, next), ...Object.fromEntries(known) };
}

const targetDate = (next: Next): string =>
  pick([LAST_TARGET, `${String(wholeBetween(next, 601, 2398)).padStart(4, '0')}-07-01`], next);

const target = (member: string, next: Next): string =>
  member === 'target' ? `${targetDate(next)}T00:00:00Z` : targetDate(next);

const isBirth = (member: unknown): boolean =>
  typeof member === 'object' && member !== null && 'latitude' in member && 'year' in member;

const membersOf = (schema: unknown): [string, Member][] =>
  Object.entries(Member.parse(schema).properties ?? {}).map(([name, member]) => [name, Member.parse(member)]);

/** A value for a member that is a choice, a bounded number, or an object of such; undefined for all others. */
function valueOf(member: Member, next: Next): unknown {
  const { type, minimum, maximum, enum: choices, properties } = member;
  if (choices !== undefined) return pick(choices, next);
  if (type === 'boolean') return next() < 0.5;
  if (properties !== undefined) return valuesOf(membersOf(member), next);
  return minimum === undefined || maximum === undefined ? undefined : wholeBetween(next, minimum, maximum);
}

/** Sets each member in half of the draws, so that defaults are tested too. */
const valuesOf = (members: readonly [string, Member][], next: Next): object =>
  Object.fromEntries(
    members
      .filter(() => next() < 0.5)
      .map(([name, member]): [string, unknown] => [name, valueOf(member, next)])
      .filter(([, value]) => value !== undefined),
  );

/**
 * Draws valid inputs of an operation: all settings, and births at all places and years that the API supports, some near
 * the poles.
 * @returns null if the schema refused every draw
 */
export function inputsOf(
  { example, input, dependsOnNow }: ListedOperation,
  next: Next,
): () => { sent: object; parsed: unknown } | null {
  const births = new Set(Object.keys(birth(next)));
  const members = membersOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).filter(
    ([name]) => !births.has(name) && !isBirth(Object(example)[name]),
  );
  const draw = (): object => {
    const sent: Record<string, unknown> = { ...Object(example), ...valuesOf(members, next) };
    for (const name of Object.keys(sent))
      if (isBirth(sent[name])) sent[name] = { ...Object(sent[name]), ...birth(next) };
    if (isBirth(sent)) Object.assign(sent, 'hours' in sent ? birth(next) : partOfBirth(sent, next));
    if ('from' in sent) Object.assign(sent, rangeFor(sent, next));
    if ('step_days' in sent) sent['step_days'] = 1;
    if ('target_date' in sent) sent['target_date'] = targetDate(next);
    if (dependsOnNow !== undefined) sent[dependsOnNow] = target(dependsOnNow, next);
    return sent;
  };
  return () => {
    for (let draws = 0; draws < DRAWS_MAX; draws += 1) {
      const sent = draw();
      const read = readInput(input, sent, 'body');
      if (read.ok) return { sent, parsed: read.data };
    }
    return null;
  };
}
