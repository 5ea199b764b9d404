import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBirth } from '../../../testing/any-birth.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { firdaria } from './firdaria.ts';
import { zodiacalReleasing } from './zodiacal-releasing.ts';

const sky = await createEphemeris();
const firdariaOf = (input: object) => firdaria.output.parse(firdaria.compute(firdaria.input.parse(input), sky));
const releasedOf = (input: object) =>
  zodiacalReleasing.output.parse(zodiacalReleasing.compute(zodiacalReleasing.input.parse(input), sky));

/**
 * Akihito, 06:39 in Tokyo, whose periods Winds of the Planets printed on 15 August 2016 by days of Greenwich; on the
 * eighth, at 15:00 in Tokyo, Scorpio ruled the hours.
 */
const AKIHITO = {
  year: 1933, month: 12, date: 22, hours: 21, minutes: 39, latitude: 35.6895, longitude: 139.6917, timezone: 0,
  target_date: '2016-08-08',
}; // prettier-ignore

test('a release from Spirit has the printed periods of four levels', () => {
  const { fortune, spirit, current } = releasedOf({ ...AKIHITO, depth: 4 });
  expect([fortune.sign, spirit.sign]).toEqual(['Libra', 'Pisces']);
  expect(current.map(({ level, sign, start, end }) => `${level} ${sign} ${start.slice(0, 10)} ${end.slice(0, 10)}`)).toEqual([
    'years Leo 2012-10-28 2031-07-21', 'months Libra 2016-01-11 2016-09-07', 'days Aquarius 2016-06-14 2016-08-28', 'hours Scorpio 2016-08-07 2016-08-10',
  ]); // prettier-ignore
  expect(current.map(({ is_peak }) => is_peak)).toEqual([false, true, false, false]);
});

test('the deep levels are listed under the periods of the target alone', () => {
  const { periods, current } = releasedOf({ ...AKIHITO, depth: 4 });
  const leo = periods.find(({ sign, start }) => sign === 'Leo' && start === current[0]?.start);
  const libra = leo?.months?.filter(({ days }) => days !== null) ?? [];
  expect(libra.map(({ start }) => start)).toEqual([current[1]?.start]);
  expect(libra[0]?.days?.filter(({ hours }) => hours !== null).map(({ start }) => start)).toEqual([current[2]?.start]);
  expect(periods.filter(({ months }) => months === null)).toEqual([]);
  expect(releasedOf({ ...AKIHITO, depth: 1 }).periods.every(({ months }) => months === null)).toBe(true);
});

test('the firdaria of a birth by day are those of the printed table', () => {
  // The table's own example: a birth by day on 1 August 1950; its first part ends at the age of 1.428, about 4 January 1952.
  const { sect, periods, current } = firdariaOf({
    ...EXAMPLE_BIRTH, year: 1950, month: 8, date: 1, hours: 12, minutes: 0, target_date: '1952-01-03',
  }); // prettier-ignore
  expect(sect).toBe('day');
  expect(periods[0]?.parts[0]?.end.slice(0, 10)).toBe('1952-01-05');
  expect(periods[0]?.parts[0]?.age_to).toBeCloseTo(1.428, 2);
  expect(current).toMatchObject({ period: { lord: 'Sun' }, part: { lord: 'Sun' } });
});

test('the period of a node has no part, and no lord rules after the list', () => {
  const born = { ...EXAMPLE_BIRTH, year: 1900 };
  expect(firdariaOf({ ...born, target_date: '1971-12-01' }).current).toMatchObject({
    period: { lord: 'North Node' },
    part: null,
  });
  expect(firdariaOf({ ...born, target_date: '2060-01-01' }).current).toBeNull();
  expect(releasedOf({ ...born, target_date: '2090-01-01' }).current).toEqual([]);
});

test('every birth of all years and latitudes has time lords on the last day', () => {
  fc.assert(
    fc.property(anyBirth, fc.constantFrom('spirit', 'fortune'), (birth, lot) => {
      const asked = { ...birth, target_date: `${String(Math.min(birth.year + 60, 2398))}-12-31`.padStart(10, '0') };
      const { current, periods } = releasedOf({ ...asked, lot, depth: 4 });
      expect(current).toHaveLength(4);
      periods.slice(1).forEach(({ start }, index) => expect(start).toBe(periods[index]?.end));
      const found = firdariaOf(asked);
      expect(found.current).not.toBeNull();
      found.periods.slice(1).forEach(({ start }, index) => expect(start).toBe(found.periods[index]?.end));
    }),
    { numRuns: 600 },
  );
});
