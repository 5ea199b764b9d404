import { createHash } from 'node:crypto';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { FormulaBundle } from './bundle.ts';

/** Fixed requests over all operations, whose answers show whether formulas moved. */

/** About 2,000 requests: enough to find a change, and few enough for each run of the tests. */
const REQUESTS_PER_OPERATION = 12;
const SEED = 20_261_128;
const DAYS_MAX = 28;

/** A linear congruential generator, the same numbers in every run. @source Numerical Recipes, 3rd edition, §7.1 */
function numbersFrom(seed: number): (min: number, max: number) => number {
  let state = seed;
  return (min, max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

/** Births from 1850 to 2150, one in six beyond the polar circles. */
function births(count: number): object[] {
  const next = numbersFrom(SEED);
  return Array.from({ length: count }, (_, index) => ({
    year: next(1850, 2150),
    month: next(1, 12),
    date: next(1, DAYS_MAX),
    hours: next(0, 23),
    minutes: next(0, 59),
    seconds: next(0, 59),
    latitude: index % 6 === 5 ? next(66_600, 75_000) / 1000 : next(-55_000, 55_000) / 1000,
    longitude: next(-180_000, 180_000) / 1000,
    timezone: next(-22, 22) / 2,
  }));
}

const BIRTHS = births(REQUESTS_PER_OPERATION * 2);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces members that the example has, in it and in each birth of a pair. */
function bent(example: unknown, index: number): unknown {
  if (!isObject(example)) return example;
  const birth = BIRTHS[index % BIRTHS.length] ?? {};
  const named = Object.entries(birth).filter(([name]) => name in example);
  const inner = Object.entries(example)
    .filter(([, value]) => isObject(value) && 'latitude' in value)
    .map(([name, value], place) => [name, bent(value, index + place * REQUESTS_PER_OPERATION)]);
  const isDay = 'latitude' in example && 'year' in example; // A zone or a place alone stays with its other members.
  return { ...example, ...(isDay ? Object.fromEntries(named) : {}), ...Object.fromEntries(inner) };
}

type Operation = FormulaBundle['operations'][number];
type Formulas = Pick<FormulaBundle, 'operations' | 'readInput'> & { sky: Ephemeris };

function requestsOf({ example, dependsOnNow }: Operation): unknown[] {
  const at = dependsOnNow === 'target' ? { target: '2026-06-01T12:00:00Z' } : {};
  const day = dependsOnNow === undefined || dependsOnNow === 'target' ? {} : { [dependsOnNow]: '2026-06-01' };
  return Array.from({ length: REQUESTS_PER_OPERATION }, (_, index) =>
    index === 0 ? { ...at, ...day, ...Object(example) } : { ...at, ...day, ...Object(bent(example, index)) },
  );
}

export type CanaryAnswer = { operation: string; request: unknown; answer: unknown };

/** The answer, or the refusal, of formulas to one request. */
export function answerTo(
  { readInput, sky }: Omit<Formulas, 'operations'>,
  operation: Operation,
  request: unknown,
): unknown {
  const read = readInput(operation.input, request, 'body');
  if (!read.ok) return { refused: read.problems.map(({ msg }) => msg) };
  try {
    return operation.compute(read.data as never, sky); // Safe: the operation's own schema has parsed it.
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { refused: [error.message] };
  }
}

/** Every request of the canary with its answer, by the operations in order of their ids. */
export function* canaryAnswers(formulas: Formulas): Generator<CanaryAnswer> {
  const operations = formulas.operations.filter(({ aliasOf }) => aliasOf === undefined);
  for (const operation of operations.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const request of requestsOf(operation)) {
      yield { operation: operation.id, request, answer: answerTo(formulas, operation, request) };
    }
  }
}

const DIGEST_LENGTH = 16;
export const digestOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, DIGEST_LENGTH);

/** The digests of the answers of each operation, in order, separated by spaces. */
export type Digests = Record<string, string>;

export function digestsOf(formulas: Formulas): Digests {
  const digests = new Map<string, string[]>();
  for (const { operation, answer } of canaryAnswers(formulas)) {
    digests.set(operation, [...(digests.get(operation) ?? []), digestOf(answer)]);
  }
  return Object.fromEntries([...digests].map(([operation, each]) => [operation, each.join(' ')]));
}
