import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBirth } from '../../testing/any-birth.ts';
import { sudarshana } from './sudarshana.ts';

const sky = await createEphemeris();
const answerTo = (asked: object) => sudarshana.output.parse(sudarshana.compute(sudarshana.input.parse(asked), sky));

/** At noon of 2 January 1990 in Delhi: ascendant in Pisces, Moon in Aquarius, Sun in Sagittarius. */
const BORN = { year: 1990, month: 1, date: 2, hours: 12, minutes: 0, latitude: 28.6, longitude: 77.2, timezone: 5.5 };

test('at the age of 13½ the second house rules the year and the eighth the month', () => {
  const settings = { year_length: 360 };
  // 13.5 years of 360 days are 4,860 days: noon of 24 April 2003.
  const { current, mahadashas, antardashas, pratyantardashas, sookshmas } = answerTo({ ...BORN, settings, depth: 2, target_date: '2003-04-25' }); // prettier-ignore
  expect(current.map(({ house }) => house)).toEqual([2, 8]);
  expect(current[0]).toMatchObject({ from_ascendant: 'Aries', from_moon: 'Pisces', from_sun: 'Capricorn', age_from: 13, age_to: 14 }); // prettier-ignore
  expect(current[1]).toMatchObject({ age_from: 13.5, start_at: '2003-04-24T12:00:00+05:30' });
  expect(mahadashas[0]).toMatchObject({ house: 1, from_ascendant: 'Pisces', start_at: '1990-01-02T12:00:00+05:30' });
  expect([antardashas?.length, pratyantardashas, sookshmas]).toEqual([12, null, null]);
});

test('before birth and after 120 years no house rules', () => {
  for (const target_date of ['1989-12-31', '2110-06-01'])
    expect(answerTo({ ...BORN, depth: 4, target_date })).toMatchObject({ current: [], antardashas: null });
});

test('births of all years and latitudes have four levels inside one another', () => {
  fc.assert(
    fc.property(anyBirth, fc.integer({ min: 1, max: 100 }), (born, age) => {
      const target_date = `${String(born.year + age)}-06-15`.padStart(10, '0');
      const { current, antardashas, pratyantardashas, sookshmas } = answerTo({ ...born, depth: 4, target_date });
      expect(current).toHaveLength(4);
      for (const [index, parts] of [antardashas, pratyantardashas, sookshmas].entries()) {
        expect(parts?.[0]?.start_at).toBe(current[index]?.start_at);
        expect(parts?.at(-1)?.end_at).toBe(current[index]?.end_at);
        expect(parts?.[0]?.house).toBe(current[index]?.house);
      }
    }),
    { numRuns: 100 },
  );
});
