import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { answerOf } from '../src/operation/answer.ts';
import { catalog } from '../src/families/catalog.ts';
import { readInput } from '../src/request/issues.ts';
import { listOperations } from '../src/list/list-operations.ts';
import { rateWeightFor, rateWeightOf, rateWeightText } from '../src/operation/rate-weight.ts';
import { pick, rangeFrom } from '../src/testing/random-input.ts';
import { seeded } from './measure.ts';

/**
 * Measures the CPU time of every operation over random births, including polar places and both ends of the ephemeris,
 * and the resulting rate weight of one call or of each unit of it: `node --import ./packages/dev-stack/bin/as-built.mjs
 * packages/catalog/bench/operation-costs.ts [calls] [id]`, on an otherwise idle machine. `first` is the first call of
 * the operation in this process, `unit` the mean per unit of `weight`.
 */
const [callsWanted = '200', only] = process.argv.slice(2);
const CALLS = Number(callsWanted);
const WARM_UP_CALLS = 40;
/** Lengths of ranges in days: a request may be for a week or a year, or for ten years if the operation allows it. */
const RANGE_DAYS = [10, 31, 100, 366, 3_650];
const YEAR_DAYS = 366;
/**
 * A larger share than of real births, because searches for a sunrise are long there and any caller may request them.
 */
const POLAR_SHARE = 0.1;

const sky = await createEphemeris();
const next = seeded(20_261_122);
const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

const modernYears = (): number[] => Array.from({ length: 4 }, () => whole(1940, 2026));

const birth = (): object => ({
  year: pick([601, 2398, ...Array.from({ length: 4 }, () => whole(602, 2397)), ...modernYears()], next),
  month: whole(1, 12),
  date: whole(1, 28),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  seconds: whole(0, 59),
  latitude: next() < POLAR_SHARE ? pick([1, -1], next) * whole(66, 90) : whole(-65, 65),
  longitude: whole(-180, 180),
  timezone: whole(-12 * 4, 14 * 4) / 4,
});

/** The members of a birth that a request takes. A request for a range of days takes only the clock and the place. */
const birthFor = (input: object): object =>
  Object.fromEntries(Object.entries(birth()).filter(([name]) => Object.hasOwn(input, name)));

/** Some requests have `days` in place of an end. */
function rangeFor(input: { from: unknown; days?: unknown }): object {
  const { from } = input;
  const days = pick(RANGE_DAYS, next);
  const range = rangeFrom(whole(601, 2397 - Math.ceil(days / YEAR_DAYS)), days);
  const clock = String(from).slice('2026-01-01'.length); // Some ranges end at days, others at instants.
  const ends = Object.fromEntries(Object.entries(range).map(([name, day]) => [name, `${day}${clock}`]));
  return Object.hasOwn(input, 'days') ? { from: ends['from'], days } : ends;
}

const isBirth = (member: unknown): boolean =>
  typeof member === 'object' && member !== null && 'latitude' in member && 'year' in member;

/** The example with its birth, or its pair of births, replaced. */
function randomised(example: unknown): object {
  const input: Record<string, unknown> = structuredClone(Object(example));
  const pair = Object.keys(input).filter((name) => isBirth(input[name]));
  for (const name of pair) input[name] = birth();
  if ('from' in input)
    return {
      ...input,
      ...birthFor(input),
      ...rangeFor({ from: input['from'], ...('to' in input ? {} : { days: input['days'] }) }),
    };
  if (pair.length > 0 || !('latitude' in input)) return input;
  return { ...input, ...birthFor(input), ...('target_date' in input ? { target_date: '2398-12-31' } : {}) };
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const operations = listOperations(catalog).filter(({ aliasOf, id }) => !aliasOf && (only === undefined || id === only));
const rows = operations.map((entry) => {
  const times: number[] = [];
  let first = Number.NaN;
  let units = 0;
  for (let call = 0; times.length < CALLS && call < CALLS * 2 + WARM_UP_CALLS; call += 1) {
    const sent = randomised(entry.example);
    const startedMs = cpuMs();
    const read = readInput(entry.input, sent, 'body');
    if (!read.ok) continue;
    JSON.stringify(answerOf(entry, read.data, sky));
    const ms = cpuMs() - startedMs;
    if (Number.isNaN(first)) first = ms;
    if (call < WARM_UP_CALLS) continue;
    times.push(ms);
    units += rateWeightOf({ ...entry, rateWeight: 1 }, read.data);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const totalMs = times.reduce((sum, ms) => sum + ms, 0);
  const [mean, unit] = [totalMs / times.length, totalMs / units];
  const [p50, p95, max] = [share(sorted, 0.5), share(sorted, 0.95), share(sorted, 1)];
  return {
    id: entry.id,
    first,
    mean,
    p50,
    p95,
    max,
    unit,
    measured: rateWeightFor(unit),
    weight: rateWeightText(entry),
  };
});
const shown = rows
  .toSorted((a, b) => b.mean - a.mean)
  .map(({ first, mean, p50, p95, max, unit, ...row }) => ({
    ...row,
    first: first.toFixed(2),
    mean: mean.toFixed(2),
    p50: p50.toFixed(2),
    p95: p95.toFixed(2),
    max: max.toFixed(2),
    unit: unit.toFixed(2),
  }));
console.table(shown);
