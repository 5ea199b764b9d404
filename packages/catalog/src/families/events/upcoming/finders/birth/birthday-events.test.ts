import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../../accuracy/answered.ts';
import { BirthClock } from '../../../../../request/clock/birth-clock.ts';
import { kundali } from '../../../../kundali.ts';
import { panchang } from '../../../../panchang/panchang.ts';
import { casesOf, printedSecond, rowsOf, WHOLE_YEAR } from '../../testing.ts';

const sky = await createEphemeris();

function readingOf(iso: string) {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = iso
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  return { year, month, date, hours, minutes, seconds, fold: 0 } as const;
}

type Place = { latitude: number; longitude: number; timezone: string | number };
const dayOf = (second: number): string => new Date(second * 1000).toISOString().slice(0, 10);

/** The lunar month that contains an instant. */
function lunarMonthAt(place: Place, second: number) {
  const span = { from: dayOf(second - 2 * 86_400), to: dayOf(second + 2 * 86_400) };
  return answered(panchang['lunar-months'], { ...span, ...place }, sky).months.find(
    ({ start, end }) => printedSecond(start) <= second && second < printedSecond(end),
  );
}

test('tithi birthdays of 200 births have the tithi and the lunar month of the birth at sunrise, or begin it on a day without', () => {
  let count = 0;
  for (const { birth, from } of casesOf(200, 81)) {
    const place = { latitude: birth.latitude, longitude: birth.longitude, timezone: birth.timezone };
    const born = answered(panchang.tithi, birth, sky);
    const bornSecond = Date.parse(BirthClock.parse(born.metadata['birth']).utc) / 1000;
    const rows = rowsOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'tithi_birthday' });
    expect(rows.length).toBeLessThanOrEqual(2);
    count += rows.length;
    for (const { at, ends_at } of rows) {
      const { tithi, next } = answered(panchang.tithi, { ...readingOf(at), ...place }, sky);
      const isAtSunrise = tithi.number === born.tithi.number;
      const isLost = next.number === born.tithi.number && printedSecond(tithi.end) < printedSecond(ends_at ?? '');
      expect([birth, at, isAtSunrise || isLost]).toEqual([birth, at, true]);
      const month = lunarMonthAt(place, isAtSunrise ? printedSecond(at) : printedSecond(tithi.end));
      expect([month?.number, month?.kind === 'adhika']).toEqual([lunarMonthAt(place, bornSecond)?.number, false]);
    }
  }
  expect(count).toBeGreaterThan(180);
}, 60_000);

test('nakshatra birthdays of 200 births have the star of the birth and the Sun in the sign of the birth, once a year', () => {
  let count = 0;
  for (const { birth, from } of casesOf(200, 82)) {
    const place = { latitude: birth.latitude, longitude: birth.longitude, timezone: birth.timezone };
    const placesAt = (moment: object) => answered(kundali.basic, { ...moment, ...place }, sky).planets;
    const born = placesAt(birth);
    const of = (planets: typeof born, name: string) => planets.find((planet) => planet.name === name);
    const rows = rowsOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'nakshatra_birthday' });
    expect(rows.length).toBeLessThanOrEqual(2);
    count += rows.length;
    for (const { at, ends_at, nakshatra, sign } of rows) {
      const sunrise = placesAt(readingOf(at));
      const following = placesAt(readingOf(ends_at ?? ''));
      expect([nakshatra, sign]).toEqual([of(born, 'Moon')?.nakshatra, of(born, 'Sun')?.sign]);
      expect([of(sunrise, 'Sun')?.sign, of(following, 'Sun')?.sign]).toContain(sign);
      const number = of(born, 'Moon')?.nakshatra_number ?? 0;
      const [first = 0, last = 0] = [sunrise, following].map((planets) => of(planets, 'Moon')?.nakshatra_number);
      // The star begins and ends within the day. A day is of two sunrises, if the second is before the midnight of the zone.
      const [begun, days] = [(number - first + 27) % 27, (last - first + 27) % 27];
      const isLost = begun > 0 && begun < days;
      expect([birth, at, first === number || isLost]).toEqual([birth, at, true]);
    }
  }
  expect(count).toBeGreaterThan(190);
}, 60_000);
