import { type GeoPlace, HORIZON_RULES, type HorizonRule } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { describe, expect, test, vi } from 'vitest';
import { ALL_YEARS } from './coverage.ts';
import { packedOver } from './packed-over.ts';
import { instants, pickerBy, seeded } from './testing.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);
const SECONDS = 86_400;
const next = seeded(20_261_124);
const one = pickerBy(next);
const polarPlace = () => ({
  latitudeDeg: one([1, -1]) * (60 + next() * 30),
  longitudeDeg: next() * 360 - 180,
  altitudeM: 0,
});
/** 601-01-01 to 2398-12-31. */
const FIRST_BIRTH_JD_UT = 1_940_571.5;
const BIRTH_YEARS_DAYS = 656_692;
const placeWithin = (latitudeDeg: number) => ({
  latitudeDeg: (next() * 2 - 1) * latitudeDeg,
  longitudeDeg: next() * 360 - 180,
  altitudeM: one([0, 2000]),
});

const RAD = Math.PI / 180;
const RADIUS_AU = { sun: 696_000_000 / 1.495_978_707e11, moon: 1_737_500 / 1.495_978_707e11 } as const;
const UPPER_LIMB: readonly HorizonRule[] = ['almanac', 'standard_air'];
const REFRACTION_ARC_MINUTES = { almanac: 34, standard_air: 36.739_534, geometric: 0, disc_centre: 34 } as const;

/** Height of the edge of the disc over the horizon, in arc seconds, by the library's topocentric position. */
function heightSeconds(body: 'sun' | 'moon', rule: HorizonRule, jdUt: number, at: GeoPlace): number {
  const { longitudeDeg, latitudeDeg, distanceAu } = native.position(body, jdUt, at);
  const [along, above, tilt] = [longitudeDeg * RAD, latitudeDeg * RAD, native.obliquityDeg(jdUt) * RAD];
  const declination = Math.asin(Math.sin(above) * Math.cos(tilt) + Math.cos(above) * Math.sin(tilt) * Math.sin(along));
  const ascension = Math.atan2(Math.sin(along) * Math.cos(tilt) - Math.tan(above) * Math.sin(tilt), Math.cos(along));
  const hourAngle = native.houses('equal', jdUt, at).armcDeg * RAD - ascension;
  const altitude = Math.asin(
    Math.sin(at.latitudeDeg * RAD) * Math.sin(declination) +
      Math.cos(at.latitudeDeg * RAD) * Math.cos(declination) * Math.cos(hourAngle),
  );
  const disc = UPPER_LIMB.includes(rule) ? Math.asin(RADIUS_AU[body] / distanceAu) : 0;
  return ((altitude + disc) / RAD + REFRACTION_ARC_MINUTES[rule] / 60) * 3600;
}

const EDGES = ['rise', 'set'] as const;
const REACH_DAYS = 13 / 12;

describe('rise and set', () => {
  test.each(['sun', 'moon'] as const)(
    '4,000 crossings of the %s below 60°, 601 to 2398, four rules: the library’s own search agrees within 0.2 s',
    (body) => {
      let worst = 0;
      for (const jdUt of instants(4000, 17, 3, ALL_YEARS)) {
        const [edge, rule, at] = [one(EDGES), one(HORIZON_RULES), placeWithin(60)];
        const expected = native.nextCrossing(body, edge, rule, jdUt, at) ?? Number.NaN;
        const found = packed.nextCrossing(body, edge, rule, jdUt, at) ?? Infinity;
        worst = Math.max(worst, Math.abs(found - expected) * SECONDS);
      }
      expect(worst).toBeLessThan(0.2);
    },
    60_000,
  );

  // Nearer to the poles the library's search is off by seconds, so its topocentric positions are the reference there.
  test.each(['sun', 'moon'] as const)(
    '120 crossings of the %s from 60° to the poles, 601 to 2398: the edge of the disc stands on the horizon, for the first time',
    (body) => {
      let worst = 0;
      let missed = 0;
      for (let round = 0; round < 120; round += 1) {
        const [edge, rule, at] = [one(EDGES), one(HORIZON_RULES), polarPlace()];
        const jdUt = FIRST_BIRTH_JD_UT + next() * BIRTH_YEARS_DAYS;
        const found = packed.nextCrossing(body, edge, rule, jdUt, at);
        if (found !== null) worst = Math.max(worst, Math.abs(heightSeconds(body, rule, found, at)));
        const untilJdUt = (found ?? jdUt + REACH_DAYS) - 60 / SECONDS;
        let wasOver = true;
        for (let step = jdUt + 60 / SECONDS; step < untilJdUt; step += 300 / SECONDS) {
          const isOver = heightSeconds(body, rule, step, at) >= 0 === (edge === 'rise');
          if (isOver && !wasOver) missed += 1;
          wasOver = isOver;
        }
      }
      expect(worst).toBeLessThan(0.6);
      expect(missed).toBe(0);
    },
    120_000,
  );

  test('from a crossing itself the next one is found, from two seconds before it the crossing', () => {
    for (const jdUt of instants(1000, 23, 3)) {
      const [body, edge, at] = [one(['sun', 'moon'] as const), one(['rise', 'set'] as const), placeWithin(45)];
      const first = packed.nextCrossing(body, edge, 'almanac', jdUt, at) ?? Number.NaN;
      const second = packed.nextCrossing(body, edge, 'almanac', first, at) ?? Number.NaN;
      const again = packed.nextCrossing(body, edge, 'almanac', first - 2 / SECONDS, at) ?? Number.NaN;
      expect(second - first).toBeGreaterThan(0.9);
      expect(second - first).toBeLessThan(1.15);
      expect(Math.abs(again - first) * SECONDS).toBeLessThan(0.01);
    }
  });

  test('the library’s own search is never asked', () => {
    const asked = vi.spyOn(native, 'nextCrossing');
    for (const jdUt of [...instants(500, 31, 0, ALL_YEARS), ALL_YEARS.untilJdUt - 0.01, ALL_YEARS.untilJdUt + 20])
      packed.nextCrossing(one(['sun', 'moon'] as const), one(EDGES), 'disc_centre', jdUt, placeWithin(90));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
