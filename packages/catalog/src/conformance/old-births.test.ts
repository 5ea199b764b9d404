import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../accuracy/answered.ts';
import { catalog } from '../families/catalog.ts';
import { western } from '../families/western/western.ts';
import { listOperations } from '../list/list-operations.ts';
import { birthNamesOf } from '../request/clock/birth-clock.ts';

/** Charts of births before 1800 as others print them. */

const sky = await createEphemeris();
const OF_BIRTHS = listOperations(catalog).filter(({ aliasOf, input }) => !aliasOf && birthNamesOf(input) === null);
const natalOf = (request: object) => answered(western.natal, request, sky);
const longitudeOf = ({ planets }: ReturnType<typeof natalOf>, name: string): number =>
  planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;

const LILLY = {
  year: 1602, month: 5, date: 1, hours: 2, minutes: 0, latitude: 52.8167, longitude: -1.3333, timezone: 'Europe/London',
}; // prettier-ignore
const NEWTON = {
  year: 1642, month: 12, date: 25, hours: 1, minutes: 38, latitude: 52.8, longitude: -0.6333, timezone: 'Europe/London',
}; // prettier-ignore
const MOZART = {
  year: 1756, month: 1, date: 27, hours: 20, minutes: 0, latitude: 47.8, longitude: 13.0333, timezone: 'Europe/Vienna',
}; // prettier-ignore

/** Longitude as charts print it, rounded to the minute of arc. */
const minutesOf = (deg: number): number => Math.round(deg * 60);
const printed = (sign: number, degree: number, minute: number): number => ((sign - 1) * 30 + degree) * 60 + minute;

describe('births before 1800', () => {
  test('William Lilly, 1 May 1602 in England: Sun 19° 59′ Taurus, Moon 14° 48′ Capricorn (Astro-Databank)', () => {
    const chart = natalOf({ ...LILLY, calendar: 'auto', country: 'GB' });
    expect(minutesOf(longitudeOf(chart, 'Sun'))).toBe(printed(2, 19, 59));
    expect(minutesOf(longitudeOf(chart, 'Moon'))).toBe(printed(10, 14, 48));
    expect(chart.metadata.birth).toMatchObject({ calendar: 'julian', gregorian_date: '1602-05-11' });
    const gregorian = natalOf({ ...LILLY, calendar: 'gregorian' });
    expect(gregorian.planets.find(({ name }) => name === 'Moon')?.sign).toBe('Virgo');
  });

  test('Isaac Newton, Christmas 1642 in England: Sun in Capricorn, Moon in Cancer, Libra rising', () => {
    const chart = natalOf({ ...NEWTON, calendar: 'julian' });
    expect(chart.planets.filter(({ name }) => ['Sun', 'Moon'].includes(name)).map(({ sign }) => sign)).toEqual([
      'Capricorn',
      'Cancer',
    ]);
    expect(chart.ascendant.sign).toBe('Libra');
    expect(chart.metadata.birth).toMatchObject({ gregorian_date: '1643-01-04', clock: 'local_mean' });
  });

  /** The Moon and Pluto: judecowell.wordpress.com. The ascendant: astrologyinserbia.com, art-astrology.blogspot.com. */
  test('Mozart, 27 January 1756 in Salzburg: Moon and Pluto at 17° 45′ to 17° 47′ Sagittarius, the 13th degree of Virgo rises', () => {
    const chart = natalOf({ ...MOZART, calendar: 'auto', country: 'AT' });
    for (const name of ['Moon', 'Pluto']) {
      expect(Math.abs(minutesOf(longitudeOf(chart, name)) - printed(9, 17, 46))).toBeLessThanOrEqual(2);
    }
    expect(Math.floor(chart.ascendant.longitude)).toBe(150 + 12);
    expect(chart.metadata.birth).toMatchObject({ calendar: 'gregorian' });
  });

  test('Delta T has its uncertainty where it exceeds a second', () => {
    const birthIn = (year: number): object => Object(natalOf({ ...MOZART, year }).metadata.birth);
    for (const year of [1800, 1995, 2026]) expect(birthIn(year)).toMatchObject({ delta_t_uncertainty_seconds: null });
    expect(birthIn(1000)).toMatchObject({ delta_t_uncertainty_seconds: 55 });
    expect(birthIn(1602)).toMatchObject({ delta_t_uncertainty_seconds: 19.7 });
    expect(birthIn(1756)).toMatchObject({ delta_t_uncertainty_seconds: 1.9 });
  });
});

describe('the first year', () => {
  const places: [string, object][] = [
    ['the north pole', { latitude: 90, longitude: 0 }],
    ['the south pole', { latitude: -90, longitude: 0 }],
    ['the east edge', { latitude: 12, longitude: 180 }],
    ['the west edge', { latitude: 12, longitude: -180 }],
    ['the polar circle', { latitude: 66.4, longitude: 25 }],
  ];
  const days: [string, object][] = [
    ['the first day', { year: 601, month: 1, date: 1, hours: 0, minutes: 0 }],
    ['its summer', { year: 601, month: 6, date: 21, hours: 12, minutes: 0 }],
  ];
  const cases = places.flatMap(([place, at]) =>
    days.map(([day, on]) => [`${place}, ${day}`, { ...at, ...on }] as const),
  );

  test.each(cases)('%s: each operation on one birth answers by its schema', (_, birth) => {
    for (const timezone of [14, -14, 'Asia/Kolkata']) {
      for (const entry of OF_BIRTHS) {
        const example = Object(entry.example);
        const target = 'target_date' in example ? { target_date: '0601-12-31' } : {};
        const read = entry.input.safeParse({ ...example, ...birth, timezone, ...target });
        if (!read.success) throw new Error(`${entry.id}: ${read.error.message}`);
        // Safe: parsed by the operation's own schema.
        const answer = entry.output.safeParse(entry.compute(read.data as never, sky));
        expect([entry.id, answer.error?.message]).toEqual([entry.id, undefined]);
      }
    }
  });
});
