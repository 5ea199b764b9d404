import { HORIZON_RULES } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test } from 'vitest';
import { ALL_YEARS } from './coverage.ts';
import { crossingWindows } from './crossing-windows.ts';
import { firstAscent } from './horizon-scan.ts';
import { type Edge, type Height, questionOf, takeHeight } from './horizon.ts';
import { LightsOfAllYears } from './lights.ts';
import { openPackedFiles, readPackedBytes } from './packed-bytes.ts';
import { PackedEras } from './packed-eras.ts';
import type { Direction } from './packed-sky.ts';
import { instants, pickerBy, seeded } from './testing.ts';

const library = await createSwissEphemeris();
const lights = new LightsOfAllYears(new PackedEras(openPackedFiles(readPackedBytes()), library), library);
const DAY_AND_A_TWELFTH = 13 / 12;
const EDGES: readonly Edge[] = ['rise', 'set'];

const next = seeded(20_261_126);
const one = pickerBy(next);

test.each(['sun', 'moon'] as const)(
  'of 10,000 scans beyond 50° none finds a crossing of the %s outside of its windows, and most windows are short',
  (body) => {
    const direction: Direction = { x: 0, y: 0, z: 0, distanceAu: 0, siderealTime: 0 };
    const height: Height = { above: 0, perDay: 0 };
    const counts = { found: 0, outside: 0, windowless: 0, lookedAtDays: 0 };
    for (const jdUt of instants(10_000, 3, 3, ALL_YEARS)) {
      const latitudeDeg = one([1, -1]) * (50 + 40 * next());
      const place = { latitudeDeg, longitudeDeg: next() * 360 - 180, altitudeM: 0 };
      const question = questionOf(body, one(EDGES), one(HORIZON_RULES), place);
      const sign = question.edge === 'rise' ? 1 : -1;
      const heightAt = (atJdUt: number): number => {
        lights.direction(body, atJdUt, direction);
        takeHeight(question, direction, height);
        return sign * height.above;
      };
      lights.direction(body, jdUt, direction);
      const windows = crossingWindows(question, direction);
      const scannedJdUt = firstAscent(heightAt, jdUt, jdUt + DAY_AND_A_TWELFTH);
      const afterDays = (scannedJdUt ?? Number.NaN) - jdUt;
      const isInside = windows.some(({ startDays, endDays }) => afterDays >= startDays && afterDays <= endDays);
      if (scannedJdUt !== null) counts[isInside ? 'found' : 'outside'] += 1;
      if (windows.length === 0) counts.windowless += 1;
      for (const { startDays, endDays } of windows)
        counts.lookedAtDays += Math.max(0, Math.min(DAY_AND_A_TWELFTH, endDays) - Math.max(0, startDays));
    }
    expect(counts.outside).toBe(0);
    expect(counts.found).toBeGreaterThan(4_000);
    expect(counts.windowless).toBeGreaterThan(500);
    expect(counts.lookedAtDays).toBeLessThan(10_000 * DAY_AND_A_TWELFTH * 0.6);
  },
);
