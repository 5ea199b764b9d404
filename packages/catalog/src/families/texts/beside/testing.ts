import { randomNumbers } from '@graha/config/random.ts';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { type ListedOperation, listOperations } from '../../../list/list-operations.ts';
import { answerOf } from '../../../operation/answer.ts';
import { catalog } from '../../catalog.ts';

/** Operations that take `texts: true`, their requests and their answers, for the tests of texts beside answers. */

const operations = listOperations(catalog);
export const operationOf = (id: string): ListedOperation => {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
};
export const HOSTS = operations.filter(({ withTexts }) => withTexts !== undefined);

/** The member `texts` as a client reads it. */
export const Beside = z.looseObject({
  texts: z.array(
    z.looseObject({
      id: z.string(),
      topic: z.string(),
      evidence: z.string(),
      quality: z.string(),
      themes: z.array(z.string()),
    }),
  ),
  contradictions: z.array(z.object({ theme: z.string(), ids: z.array(z.string()) })),
  text_language: z.string(),
});
export type Beside = z.output<typeof Beside>;

type Birth = Readonly<Record<string, unknown>>;

const EDGES: readonly Birth[] = [
  { year: 1601, month: 1, date: 1, hours: 0, minutes: 0, latitude: 27.7, longitude: 85.3, timezone: 5.5 },
  { year: 1990, month: 12, date: 21, hours: 12, minutes: 0, latitude: 90, longitude: 0, timezone: 0 },
  { year: 1990, month: 6, date: 21, hours: 3, minutes: 30, latitude: -89.9, longitude: 170, timezone: 12 },
  { year: 2024, month: 2, date: 29, hours: 2, minutes: 59, latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' },
  {
    year: 1867,
    month: 8,
    date: 15,
    hours: 9,
    minutes: 30,
    latitude: 18.97,
    longitude: 72.83,
    timezone: 'Asia/Kolkata',
  },
];

/** Births at the edges of clocks, days and years, and random ones of all years and latitudes. */
export function births(count: number, seed: number): readonly Birth[] {
  const random = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const any = Array.from({ length: count }, () => ({
    year: 650 + upTo(1700),
    month: 1 + upTo(12),
    date: 1 + upTo(28),
    hours: upTo(24),
    minutes: upTo(60),
    latitude: random() * 178 - 89,
    longitude: random() * 358 - 179,
    timezone: upTo(25) - 12,
  }));
  return [...EDGES, ...any];
}

const isObject = (value: unknown): value is Birth => typeof value === 'object' && value !== null;

/** The example of an operation with another birth, or with the birth of its first person. */
export function requestFor({ example }: ListedOperation, birth: Birth, more: object = {}): Birth {
  const asked: Birth = { ...Object(example) };
  const replaced = Object.entries(asked).map(([name, value]): [string, unknown] => {
    if (isObject(value) && 'latitude' in value && name !== 'stay')
      return [name, name === 'bride' ? { ...value, ...birth } : value];
    return [name, name in birth ? birth[name] : value];
  });
  return { ...Object.fromEntries(replaced), ...dated(asked, birth), ...more };
}

/** Numbers take the date of the birth. */
const dated = (asked: Birth, { year, month, date }: Birth): object =>
  typeof asked['date'] === 'string' && year !== undefined
    ? { date: `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` }
    : {};

/** The answer of an operation to a request as it is sent. */
export const ask = (operation: ListedOperation, sent: unknown, sky: Ephemeris): Readonly<Record<string, unknown>> =>
  z.record(z.string(), z.unknown()).parse(answerOf(operation, operation.input.parse(sent), sky));
