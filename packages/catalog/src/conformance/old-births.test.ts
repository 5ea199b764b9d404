import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../accuracy/answered.ts';
import { western } from '../families/western/western.ts';

/** Charts of births before 1800 as others print them. */

const sky = await createEphemeris();
const natalOf = (request: object) => answered(western.natal, request, sky);
const longitudeOf = ({ planets }: ReturnType<typeof natalOf>, name: string): number =>
  planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;
const degrees = (sign: number, degree: number, minute: number): number => (sign - 1) * 30 + degree + minute / 60;

const LILLY = {
  year: 1602, month: 5, date: 1, hours: 2, minutes: 0, latitude: 52.8167, longitude: -1.3333, timezone: 'Europe/London',
}; // prettier-ignore
const NEWTON = {
  year: 1642, month: 12, date: 25, hours: 1, minutes: 38, latitude: 52.8, longitude: -0.6333, timezone: 'Europe/London',
}; // prettier-ignore
const MOZART = {
  year: 1756, month: 1, date: 27, hours: 20, minutes: 0, latitude: 47.8, longitude: 13.0333, timezone: 'Europe/Vienna',
}; // prettier-ignore

describe('births before 1800', () => {
  test('William Lilly, 1 May 1602 in England: Sun 19° 59′ Taurus, Moon 14° 48′ Capricorn (Astro-Databank)', () => {
    const chart = natalOf({ ...LILLY, calendar: 'auto', country: 'GB' });
    expect(longitudeOf(chart, 'Sun')).toBeCloseTo(degrees(2, 19, 59), 1);
    expect(Math.abs(longitudeOf(chart, 'Moon') - degrees(10, 14, 48))).toBeLessThan(0.1);
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

  test('Mozart, 27 January 1756 in Salzburg: ascendant 12° to 13° of Virgo', () => {
    const { ascendant, metadata } = natalOf({ ...MOZART, calendar: 'auto', country: 'AT' });
    expect(Math.abs(ascendant.longitude - 162.5)).toBeLessThan(1);
    expect(metadata.birth).toMatchObject({ calendar: 'gregorian' });
  });

  test('Delta T has its uncertainty where it exceeds a second', () => {
    const birthIn = (year: number): object => Object(natalOf({ ...MOZART, year }).metadata.birth);
    for (const year of [1800, 1995, 2026]) expect(birthIn(year)).toMatchObject({ delta_t_uncertainty_seconds: null });
    expect(birthIn(1000)).toMatchObject({ delta_t_uncertainty_seconds: 55 });
    expect(birthIn(1602)).toMatchObject({ delta_t_uncertainty_seconds: 19.7 });
    expect(birthIn(1756)).toMatchObject({ delta_t_uncertainty_seconds: 1.9 });
  });
});
