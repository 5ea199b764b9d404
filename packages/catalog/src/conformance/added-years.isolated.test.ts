import { EPHEMERIS_YEARS, setEphemerisYears } from '@graha/astro-engine/core/ephemeris-years';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { readPackedBytes } from '@graha/ephemeris-packed/packed-bytes';
import { describe, expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { listOperations } from '../list/list-operations.ts';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { birthNamesOf } from '../request/clock/birth-clock.ts';

/** Births and days of years that the operator's own ephemeris files add. */

const OPERATIONS = listOperations(catalog).filter(({ aliasOf }) => !aliasOf);
const OF_BIRTHS = OPERATIONS.filter(({ input }) => birthNamesOf(input) === null);

function problemsOf(id: string, request: object): string[] {
  const entry = OPERATIONS.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`no operation ${id}`);
  const read = entry.input.safeParse({ ...Object(entry.example), ...request });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('requests take the years of the files in use, and their refusals name them', () => {
  const asked = (year: number) => problemsOf('kundali/basic', { ...EXAMPLE_BIRTH, year });
  expect(asked(3000)).toEqual(['year must be 601 to 2398']);
  setEphemerisYears({ first: -5400, last: 5399 });
  try {
    expect([-5399, 0, 601, 5398].map(asked)).toEqual([[], [], [], []]);
    expect([-5400, 5399].map(asked)).toEqual([['year must be -5399 to 5398'], ['year must be -5399 to 5398']]);
    expect(problemsOf('western/solar-return', { target_year: 3000 })).toEqual([]);
    expect(problemsOf('western/solar-return', { target_year: 5399 })).toEqual(['target_year must be -5399 to 5398']);
    expect(problemsOf('panchang/full', { ...EXAMPLE_BIRTH, year: 100 })).toEqual([]);
    expect(problemsOf('western/transit', { target: '3000-01-01T00:00:00Z' })).toEqual([]);
    expect(problemsOf('western/transit', { target: '5399-01-01T00:00:00Z' })).toEqual([
      'target target must be from 0000-01-01 to 5398-12-31',
    ]);
  } finally {
    setEphemerisYears(EPHEMERIS_YEARS);
  }
  expect(asked(3000)).toEqual(['year must be 601 to 2398']);
});

const folder = process.env['EPHE_PATH'] ?? '';
if (folder === '') {
  process.stderr.write(
    'No operation was asked for years beyond 601 to 2398, because EPHE_PATH names no folder of further Swiss Ephemeris files.\n',
  );
}

describe.skipIf(folder === '')('with all the files of the library', () => {
  test.each([-5398, -3101, -1, 0, 1, 599, 674, 2399, 2400, 3000, 5397])(
    'each operation on one birth of %i answers by its schema',
    async (year) => {
      const sky = await createEphemeris(readPackedBytes(), folder);
      const target = { target_date: `${Math.max(year, 2026)}-12-31` };
      for (const entry of OF_BIRTHS) {
        const example = Object(entry.example);
        const dated = 'target_date' in example ? target : {};
        const read = entry.input.safeParse({ ...example, year, timezone: 'Asia/Kolkata', ...dated });
        if (!read.success) throw new Error(`${entry.id}: ${read.error.message}`);
        // Safe: parsed by the operation's own schema.
        const answer = entry.output.safeParse(entry.compute(read.data as never, sky));
        expect([entry.id, answer.error?.message]).toEqual([entry.id, undefined]);
      }
    },
  );
});
