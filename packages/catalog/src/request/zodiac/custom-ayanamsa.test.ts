import { uniformSky } from '@graha/astro-engine/testing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../operation/answer.ts';
import { EXAMPLE_BIRTH } from '../birth.ts';
import { catalog } from '../../families/catalog.ts';
import { decodeQuery } from '../decode-query.ts';
import { formOf } from '../../project/form.ts';
import { readInput } from '../issues.ts';
import { listOperations } from '../../list/list-operations.ts';

const sky = await createEphemeris();
const { basic } = catalog.kundali;
const operations = listOperations(catalog);

const chartOf = (settings: object, change: object = {}) =>
  basic.compute(basic.input.parse({ ...EXAMPLE_BIRTH, ...change, settings }), sky);
const problems = (settings: object): string[] => {
  const read = readInput(basic.input, { ...EXAMPLE_BIRTH, settings }, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};
const apartDeg = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

describe('a custom ayanamsa', () => {
  test('with the value of Lahiri at J2000 gives the chart of Lahiri, in every century', () => {
    const lahiriAtJ2000 = 23.857_092_325_7;
    for (const year of [601, 1801, 1900, 1995, 2100, 2398]) {
      const [lahiri, custom] = [
        chartOf({}, { year }),
        chartOf({ ayanamsa: 'custom', ayanamsa_deg: lahiriAtJ2000 }, { year }),
      ];
      for (const [index, { longitude }] of custom.planets.entries())
        expect(apartDeg(longitude, lahiri.planets[index]?.longitude ?? Number.NaN)).toBeLessThan(
          year < 1801 ? 6e-6 : 1e-6,
        ); // Lahiri is defined by another precession.
      expect(custom.metadata).toMatchObject({ ayanamsa: 'custom', ayanamsa_deg: lahiriAtJ2000 });
      expect(lahiri.metadata).not.toHaveProperty('ayanamsa_deg');
    }
  });

  test('of a degree more moves every planet back by a degree, and two values never share an answer', () => {
    const [one, two, again] = [20, 21, 20].map((ayanamsa_deg) => chartOf({ ayanamsa: 'custom', ayanamsa_deg }));
    expect(again).toEqual(one);
    for (const [index, { longitude }] of (two?.planets ?? []).entries())
      expect(apartDeg(longitude, (one?.planets[index]?.longitude ?? 0) - 1)).toBeLessThan(1e-6);
  });

  test.each([0, 360, 359.999])('of %s° is one too, and its value stays within a turn', (ayanamsa_deg) => {
    const { metadata } = chartOf({ ayanamsa: 'custom', ayanamsa_deg }, { year: 1801 });
    expect(metadata.ayanamsa_value).toBeGreaterThanOrEqual(0);
    expect(metadata.ayanamsa_value).toBeLessThan(360);
  });

  test('without its value, a value alone, and one out of bounds are refused with what to do', () => {
    expect(problems({ ayanamsa: 'custom' })).toEqual([
      'settings: ayanamsa_deg is required with ayanamsa custom: its degrees at J2000, 0 to 360',
    ]);
    expect(problems({ ayanamsa_deg: 23 })).toEqual([
      'settings: ayanamsa_deg counts with ayanamsa custom alone: send ayanamsa custom, or leave ayanamsa_deg out',
    ]);
    expect(problems({ ayanamsa: 'raman', ayanamsa_deg: 23 })).toHaveLength(1);
    for (const ayanamsa_deg of [-0.001, 360.001, 1e9])
      expect(problems({ ayanamsa: 'custom', ayanamsa_deg })).toEqual(['settings.ayanamsa_deg must be 0 to 360']);
    for (const ayanamsa_deg of ['23', null, true, [23]])
      expect(problems({ ayanamsa: 'custom', ayanamsa_deg })[0]).toContain('ayanamsa_deg must be a number');
    expect(problems({ ayanamsha: 'custom', ayanamsa_deg: 23 })).toEqual([]);
  });

  test('can be said by a query', () => {
    const entry = operations.find(({ id }) => id === 'kundali/basic');
    const parameters = Object.entries({
      ...EXAMPLE_BIRTH,
      'settings.ayanamsa': 'custom',
      'settings.ayanamsa_deg': 22.5,
    });
    const decoded =
      entry &&
      decodeQuery(
        entry,
        parameters.map(([name, value]) => [name, String(value)]),
      );
    expect(basic.input.parse(decoded).settings).toMatchObject({ ayanamsa: 'custom', ayanamsa_deg: 22.5 });
  });
});

const taking = operations.filter((entry) =>
  formOf(entry).some(({ fields }) => fields.some(({ name }) => name === 'settings.ayanamsa_deg')),
);

test('is taken by every operation that takes those of all schools', () => {
  const withAyanamsa = operations.filter((entry) =>
    formOf(entry).some(({ fields }) =>
      fields.some(({ name, options }) => name === 'settings.ayanamsa' && options?.includes('lahiri')),
    ),
  );
  expect(taking.map(({ id }) => id)).toEqual(withAyanamsa.map(({ id }) => id));
  expect(taking.length).toBeGreaterThan(100);
});

const sent = (entry: (typeof taking)[number], settings: object): string => {
  const example: { settings?: object } = Object(entry.example);
  const input = entry.input.parse({ ...example, settings: { ...example.settings, ...settings } });
  return JSON.stringify(answerOf(entry, input, sky), (name, value: unknown) =>
    name === 'metadata' ? undefined : value,
  );
};

/** Far from each other and from every named convention, and not by a multiple of a nakshatra or sign. */
const VALUES_DEG = [17, 40.5];

/**
 * Between two places of one zodiac only the precession since the birth matters, which is the same for both custom
 * values.
 */
const PRECESSION_ALONE = ['transit/hits'];

/**
 * Tithis, hours and tropical charts are equal in every zodiac. All that differs between two conventions must differ between two values.
 */
test.each(taking.map((entry) => [entry.id, entry] as const))('%s answers by the value that was sent', (_, entry) => {
  const [lahiri, raman] = ['lahiri', 'raman'].map((ayanamsa) => sent(entry, { ayanamsa }));
  const [one, two] = VALUES_DEG.map((ayanamsa_deg) => sent(entry, { ayanamsa: 'custom', ayanamsa_deg }));
  const isByZodiac = lahiri !== raman && !PRECESSION_ALONE.includes(entry.id);
  expect(one === two && isByZodiac).toBe(false);
});

test('a sky without the value of a caller refuses to guess one', async () => {
  expect(() => sky.ayanamsaDeg('custom', 2_451_545)).toThrow(RangeError);
  expect(() => sky.ayanamsaRateDegPerDay('custom', 2_451_545)).toThrow(RangeError);
  expect(uniformSky.ayanamsaDeg('j2000', 2_451_545)).toBe(0);
});
