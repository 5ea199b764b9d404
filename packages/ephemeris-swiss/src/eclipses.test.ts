import type { EclipseKind } from '@graha/astro-engine/ephemeris';
import { describe, expect, test } from 'vitest';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const sky = await createSwissEphemeris();
const SOUTH_ATLANTIC = { latitudeDeg: -30, longitudeDeg: 0, altitudeM: 0 };
const KINDS: readonly EclipseKind[] = ['solar', 'lunar'];
/** Ten years before the files end the search is another one. */
const STARTS = { 2026: 2_461_041.5, 2380: 2_590_336.5, 2392: 2_594_719.5 };
const YEARS_LATER_DAYS = 2600;
const FAR_JD_UT = 2_600_000;
const SECOND_DAYS = 1 / 86_400;

describe.each(Object.entries(STARTS))('eclipses seen from a place from %s on', (_, startJdUt) => {
  test.each(KINDS)('%s: a bound leaves out what comes after it, and changes nothing before it', (kind) => {
    const untilJdUt = startJdUt + YEARS_LATER_DAYS;
    let count = 0;
    for (let afterJdUt = startJdUt; afterJdUt < untilJdUt; count += 1) {
      const next = sky.nextEclipseAt(kind, afterJdUt, SOUTH_ATLANTIC, FAR_JD_UT);
      if (next === null) break;
      const { maximumJdUt } = next;
      expect(sky.nextEclipseAt(kind, afterJdUt, SOUTH_ATLANTIC, maximumJdUt)).toEqual(next);
      expect(sky.nextEclipseAt(kind, afterJdUt, SOUTH_ATLANTIC, maximumJdUt - SECOND_DAYS)).toBeNull();
      afterJdUt = maximumJdUt;
    }
    expect(count).toBeGreaterThan(0);
  });
});

/** The discs touch as the Sun rises, and as it sets. */
const TOUCHING = [
  { maximumJdUt: 2_427_305.742_207_8, latitudeDeg: 62.652_494_519_787_155, longitudeDeg: -3.448_884_851_973_929_2 },
  { maximumJdUt: 2_580_864.830_943_29, latitudeDeg: -1.300_933_713_233_533_2, longitudeDeg: 126.308_948_409_887_48 },
];

test.each(TOUCHING)('of an eclipse whose discs touch as the Sun rises or sets nothing is seen', (touching) => {
  const { maximumJdUt, ...place } = touching;
  const at = { ...place, altitudeM: 0 };
  const afterJdUt = maximumJdUt - 0.5;
  expect(sky.nextEclipseAt('solar', afterJdUt, at, maximumJdUt + 0.5)).toBeNull();
  const next = sky.nextEclipseAt('solar', afterJdUt, at, FAR_JD_UT);
  expect(next?.maximumJdUt).toBeGreaterThan(maximumJdUt + 20);
  expect(next?.magnitude).toBeGreaterThan(0);
});

test('no more than the whole of the Sun is covered', () => {
  const luxor = { latitudeDeg: 25.687_2, longitudeDeg: 32.639_6, altitudeM: 0 };
  const total = sky.nextEclipseAt('solar', 2_461_600.5, luxor, FAR_JD_UT);
  expect(total).toMatchObject({ type: 'total', obscuration: 1 });
  expect(total?.magnitude).toBeGreaterThan(1);
});
