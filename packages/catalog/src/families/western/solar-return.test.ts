import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { decodeQuery } from '../../request/decode-query.ts';
import { readInput } from '../../request/issues.ts';
import { solarReturn } from './solar-return.ts';
import { western } from './western.ts';

const sky = await createEphemeris();
const returnOf = (change: object) => solarReturn.compute(solarReturn.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky);
const problems = (change: object): string[] => {
  const read = readInput(solarReturn.input, { ...EXAMPLE_BIRTH, ...change }, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

const DEPP = {
  year: 1963,
  month: 6,
  date: 9,
  hours: 0,
  minutes: 0,
  latitude: 37.7742,
  longitude: -87.1133,
  timezone: 'America/Chicago',
};

test('a published return is met within its two seconds, in the local time of that day', () => {
  const found = returnOf({ ...DEPP, target_year: 2024 });
  expect(found.return_at).toBe('2024-06-07T17:50:55-05:00'); // kerykeion prints 17:50:53.
  expect(found.utc_datetime).toBe('2024-06-07T22:50:55+00:00');
});

test('the Sun of a return has the longitude of the birth, in every year', () => {
  const { natal } = western;
  const sun = natal.compute(natal.input.parse(EXAMPLE_BIRTH), sky).planets[0]?.longitude ?? Number.NaN;
  for (const target_year of [601, 1995, 1996, 2026, 2398]) {
    expect(returnOf({ target_year }).planets[0]?.longitude).toBeCloseTo(sun, 6); // 0.1 s is 0.000 001°.
  }
});

test('the return of the year of birth is the birth', () => {
  expect(returnOf({ target_year: 1995 })).toMatchObject({ return_at: '1995-06-21T14:30:00+05:30' });
});

test('a birth on 29 February has a return in every year', () => {
  const leap = { ...EXAMPLE_BIRTH, year: 1992, month: 2, date: 29, hours: 6, minutes: 0 };
  const days = [1993, 2000, 2024, 2025, 2100].map((target_year) =>
    returnOf({ ...leap, target_year }).return_at.slice(0, 10),
  );
  expect(days).toEqual(['1993-02-28', '2000-02-29', '2024-02-29', '2025-02-28', '2100-02-28']);
});

test('a return may fall into the year before or after the one it is counted for', () => {
  const night = { ...EXAMPLE_BIRTH, year: 2000, month: 1, date: 1, hours: 0, minutes: 10 };
  expect(returnOf({ ...night, target_year: 2004 }).return_at.slice(0, 4)).toBe('2003');
});

describe('a place of stay', () => {
  const stay = { latitude: 35.6762, longitude: 139.6503, timezone: 'Asia/Tokyo' };
  const [home, away] = [returnOf({ target_year: 2026 }), returnOf({ target_year: 2026, stay })];

  test('changes the houses and neither the moment nor the planets’ places', () => {
    expect(away.julian_day_ut).toBe(home.julian_day_ut);
    expect(away.planets.map(({ longitude }) => longitude)).toEqual(home.planets.map(({ longitude }) => longitude));
    expect(away.ascendant.longitude).not.toBeCloseTo(home.ascendant.longitude, 0);
    expect(away.place).toEqual({ latitude: 35.6762, longitude: 139.6503 });
  });

  test('gives the moment by its own clocks, if it names them', () => {
    expect([home.return_at.slice(-6), away.return_at.slice(-6)]).toEqual(['+05:30', '+09:00']);
    const { timezone: _, ...unnamed } = stay;
    expect(returnOf({ target_year: 2026, stay: unnamed }).return_at.slice(-6)).toBe('+05:30');
  });

  test('comes by query as well', () => {
    const query = decodeQuery(solarReturn, [
      ['stay.latitude', '35.6762'],
      ['stay.longitude', '139.6503'],
      ['stay.timezone', 'Asia/Tokyo'],
    ]);
    expect(query).toEqual({ stay });
  });

  test('is whole or not at all, and in a zone that exists', () => {
    expect(problems({ target_year: 2026, stay: { latitude: 1 } })).toEqual(['stay.longitude is required']);
    expect(problems({ target_year: 2026, stay: { ...stay, timezone: 'Asia/Atlantis' } })).toEqual([
      'stay: timezone must be a number of hours from -14 to 14 (5.5) or an IANA name (Asia/Kolkata); "Asia/Atlantis" is neither',
    ]);
    expect(problems({ target_year: 2026, stay: { ...stay, altitude: 5 } })).toHaveLength(1);
  });
});

test('beyond the polar circle a stay has Porphyry’s houses, and says so', () => {
  const { metadata } = returnOf({ target_year: 2026, stay: { latitude: 78.2, longitude: 15.6 } });
  expect(metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
});

test('corrected for precession, a return comes later by some twenty minutes for each year', () => {
  const [tropical, corrected] = ['tropical', 'precession_corrected'].map((method) =>
    returnOf({ target_year: 2025, settings: { method } }),
  );
  const minutes = ((corrected?.julian_day_ut ?? 0) - (tropical?.julian_day_ut ?? 0)) * 1440;
  expect(minutes / 30).toBeGreaterThan(19);
  expect(minutes / 30).toBeLessThan(22);
});

test('the year is required, and within the ephemeris', () => {
  expect(problems({})).toEqual(['target_year is required']);
  expect(problems({ target_year: 600 })).toEqual(['target_year must be 601 to 2398']);
  expect(problems({ target_year: 2399 })).toEqual(['target_year must be 601 to 2398']);
});
