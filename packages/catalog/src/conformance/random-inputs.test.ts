import { EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { randomNumbers } from '@graha/config/random.ts';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { type ListedOperation, listOperations } from '../list/list-operations.ts';
import { mayTakeLong } from '../list/long-call.ts';
import { answerOf } from '../operation/answer.ts';
import { inputsOf } from '../testing/random-input.ts';

/** Inputs of a technique: all settings, years 601 to 2398, latitudes to both poles. */
const INPUTS = 600;
/** Inputs of every other operation: the births of `fuzz.test.ts` have no settings. */
const [SOME_INPUTS, LONG_INPUTS] = [12, 6];
const TEST_MS = 120_000;

/** Techniques whose own tests do not try as many births. */
const IDS = [
  'western/parans',
  'western/local-space',
  'western/astrocartography',
  'western/relocation',
  'western/draconic',
  'western/heliocentric',
  'western/midpoints',
  'western/synastry',
  'kundali/from-point',
  'kundali/sudarshana',
  'dasha/sudarshana',
  'divisional/mixed',
  'divisional/d81',
  'divisional/d108',
  'divisional/d144',
  'divisional/d150',
  'panchang/hora',
  'events/upcoming',
];

/** A year of events takes up to a second of CPU time. */
const DAYS_MAX = 5;
const shortened = (sent: object, place: number): object =>
  'days' in sent ? { ...sent, days: 1 + (place % DAYS_MAX) } : sent;

const sky = await createEphemeris();
const operations = listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined);
const isAlwaysLong = (entry: ListedOperation): boolean => mayTakeLong(entry) && entry.longIf === undefined;

const inputCountOf = (entry: ListedOperation): number =>
  IDS.includes(entry.id) ? INPUTS : isAlwaysLong(entry) ? LONG_INPUTS : SOME_INPUTS;

test('the techniques are operations', () => {
  expect(operations.filter(({ id }) => IDS.includes(id))).toHaveLength(IDS.length);
});

const rows = operations.map((entry) => [entry.id, inputCountOf(entry), entry] as const);
test.each(rows)('%s answers %i random inputs by its schema', { timeout: TEST_MS }, (id, inputs, entry) => {
  const draw = inputsOf(entry, randomNumbers(INPUTS));
  const wrong: unknown[] = [];
  let refused = 0;
  for (let place = 0; place < inputs; place += 1) {
    const drawn = draw();
    if (drawn === null) throw new Error(`no random input of ${id} is valid`);
    try {
      const parsed = entry.input.parse(shortened(drawn.sent, place));
      const answer: unknown = JSON.parse(JSON.stringify(answerOf(entry, parsed, sky)));
      const read = entry.output.safeParse(answer);
      if (!read.success) wrong.push({ sent: drawn.sent, problem: read.error.message });
    } catch (error) {
      // The API refuses a chart with Chiron before his ephemeris begins.
      if (error instanceof EphemerisRangeError && error.missing !== null) refused += 1;
      else wrong.push({ sent: drawn.sent, problem: String(error) });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(refused).toBeLessThan(inputs === INPUTS ? inputs / 10 : inputs / 2);
});
