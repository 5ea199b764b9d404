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
