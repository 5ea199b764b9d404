import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../accuracy/answered.ts';
import { astrology } from './astrology/astrology.ts';
import { panchang } from './panchang/panchang.ts';

const sky = await createEphemeris();

const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 1 };
const UTQIAGVIK = { latitude: 71.2906, longitude: -156.7886, timezone: -9 };
const MURMANSK = { latitude: 68.9585, longitude: 33.0827, timezone: 3 };
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const at = (iso: string, place: object) => {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = iso.split(/[-T:]/).map(Number);
  return { year, month, date, hours, minutes, seconds, ...place };
};

describe('where the Sun comes back', () => {
  test.each([
    ['1992-01-16T12:00', TROMSO],
    ['1992-07-26T12:00', TROMSO],
    ['2024-01-15T12:00', TROMSO],
    ['2024-01-23T14:00', UTQIAGVIK],
    ['2024-01-11T13:00', MURMANSK],
  ])('on %s the panchang day begins with the sunrise that sun-times gives', (iso, place) => {
    const request = at(iso, place);
    const { sunrise, reason } = answered(panchang['sun-times'], request, sky);
    expect(sunrise).not.toBeNull();
    expect(reason).toBeNull();
    const full = answered(panchang.full, request, sky);
    expect(full).toMatchObject({ sunrise, panchang_day: { basis: 'sunrise', sunrise }, vara: { start: sunrise } });
    expect(answered(panchang.vara, request, sky).vara).toEqual(full.vara);
    expect(answered(panchang['abhijit-muhurat'], request, sky).abhijit_muhurat).not.toBeNull();
    expect(answered(panchang['inauspicious-periods'], request, sky).rahu_kaal).not.toBeNull();
  });

  test('the days of a place tile its time, from the last sunrise through polar night to the first', () => {
    let end = answered(panchang.vara, at('2023-11-20T12:00', TROMSO), sky).vara.end;
    const bases = new Set<string>();
    while (end < '2024-01-20') {
      const { vara } = answered(panchang.vara, at(end.slice(0, 19), TROMSO), sky);
      expect(vara.start).toBe(end);
      expect(vara.end > end).toBe(true);
      bases.add(vara.basis);
      end = vara.end;
    }
    expect([...bases]).toEqual(['sunrise', 'civil']);
  });

  test('a night that had no sunset has no Brahma Muhurta, and the answer says why', () => {
    const answer = answered(panchang['brahma-muhurta'], at('1992-01-16T12:00', TROMSO), sky);
    expect(answer).toMatchObject({ brahma_muhurta: null, reason: 'no_sunset', panchang_day: { basis: 'sunrise' } });
  });
});

describe('where the Sun does not rise', () => {
  test.each([
    ['1992-06-21T12:00', TROMSO, 'midnight_sun', /^1992-07-2/],
    ['1992-12-21T12:00', TROMSO, 'polar_night', /^1993-01-1/],
    ['2023-12-21T12:00', { latitude: -70, longitude: 2, timezone: 0 }, 'midnight_sun', /^2024-01-/],
    ['2023-06-21T12:00', { latitude: 89, longitude: 0, timezone: 0 }, 'midnight_sun', /^2023-09-/],
    ['2023-11-21T12:00', { latitude: 90, longitude: 0, timezone: 0 }, 'polar_night', /^2024-03-/],
  ])('on %s sun-times names the season and gives the next sunrise', (iso, place, season, next) => {
    const answer = answered(panchang['sun-times'], at(iso, place), sky);
    expect(answer).toMatchObject({ sunrise: null, sunset: null, reason: season, day_length_seconds: null });
    expect(answer.next_sunrise).toMatch(next);
    expect(answer.next_sunset).not.toBeNull();
    const [year, month, date] = (answer.next_sunrise ?? '').slice(0, 10).split('-').map(Number);
    const thatDay = answered(panchang['sun-times'], { ...at(iso, place), year, month, date }, sky);
    expect(thatDay.sunrise).toBe(answer.next_sunrise);
  });

  test('a Moon that neither rises nor sets is above or below the horizon, and the next times are given', () => {
    const answers = Array.from({ length: 28 }, (_, day) =>
      answered(panchang['moon-times'], { ...at('2024-03-01T12:00', { ...TROMSO, latitude: 78 }), date: day + 1 }, sky),
    );
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['above_horizon', 'below_horizon', null]));
    for (const { moonrise, next_moonrise, moonset, next_moonset } of answers) {
      expect([moonrise === null, moonset === null]).toEqual([next_moonrise !== null, next_moonset !== null]);
    }
  });

  test('at the end of the ephemeris a search that finds nothing ends in null', () => {
    const answer = answered(panchang['sun-times'], at('2398-12-31T12:00', { ...TROMSO, latitude: -90 }), sky);
    expect(answer).toMatchObject({ sunrise: null, reason: 'midnight_sun' });
  });
});

describe('of the panchang day', () => {
  test('a moonrise after midnight belongs to the day that began with the sunrise before', () => {
    const { moonrise, panchang_day, next_moonrise } = answered(panchang.full, at('1990-08-15T03:00', DELHI), sky);
    expect(moonrise).toMatch(/^1990-08-15T00:03:/);
    expect(panchang_day.date).toBe('1990-08-14');
    expect(next_moonrise).toBeNull();
  });

  test('Vedic sunrise and sunset lie within the day, the centre of the disc rising later and setting earlier', () => {
    const request = at('1990-08-15T12:00', DELHI);
    const full = answered(panchang.full, request, sky);
    const { vedic_sunrise, vedic_sunset, sunrise, sunset } = answered(panchang['sun-times'], request, sky);
    expect(full).toMatchObject({ vedic_sunrise, vedic_sunset, sunrise, sunset });
    expect([sunrise, vedic_sunrise, vedic_sunset, sunset].toSorted()).toEqual([
      sunrise,
      vedic_sunrise,
      vedic_sunset,
      sunset,
    ]);
    const byCentre = { ...request, settings: { sunrise: 'geometric' } };
    expect(answered(panchang.full, byCentre, sky)).toMatchObject({ sunrise: vedic_sunrise, sunset: vedic_sunset });
  });
});

test('a Sarvartha Siddhi goes on where the Sun changes star', () => {
  const request = at('1919-04-27T19:39:35', { latitude: -33.956, longitude: 151.1328, timezone: 10 });
  const { auspicious_yoga } = answered(astrology['auspicious-yoga'], request, sky);
  const siddhi = auspicious_yoga.find(({ name }) => name === 'Sarvartha Siddhi');
  expect(siddhi?.period).toHaveLength(1);
});

test.each([
  ['2048-10-24T21:07:42', { latitude: 19.07, longitude: 72.88, timezone: 5.5 }],
  ['2020-12-24T04:42:48', { latitude: -33.9407, longitude: 151.0658, timezone: 10 }],
])('asked at %s, a printed boundary, the new period has begun', (iso, place) => {
  const { nakshatra } = answered(panchang.nakshatra, at(iso, place), sky);
  const { vara } = answered(panchang.vara, at(iso, place), sky);
  expect([nakshatra.start, vara.start].some((start) => start.startsWith(iso))).toBe(true);
});
