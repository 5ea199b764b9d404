import type { Eclipse } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import { describe, expect, test } from 'vitest';
import { FoundEclipses } from './found-eclipses.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const [one, other] = [await createSwissEphemeris(), await createSwissEphemeris()];
const CASES = 400;
const firstJdUt = jdUtOf({ year: 1205, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);
const spanDays = 1_090 * 365.25;

/** An eclipse of a kind at some instant; its other facts do not matter here. */
const eclipseAt = (maximumJdUt: number): Eclipse => ({
  kind: 'lunar',
  type: 'total',
  maximumJdUt,
  penumbral: { beginJdUt: maximumJdUt, endJdUt: maximumJdUt },
  partial: null,
  central: null,
  magnitude: 1,
  penumbralMagnitude: 2,
  sarosNumber: 100,
  sarosMember: 1,
  greatestAt: null,
});

describe.each(['solar', 'lunar'] as const)('%s eclipses', (kind) => {
  test('a search finds the same to the last bit from any instant since the eclipse before', () => {
    let compared = 0;
    for (let index = 0; index < CASES; index += 1) {
      const earlyJdUt = firstJdUt + ((index * 7_919.37) % spanDays);
      const found = one.nextEclipse(kind, earlyJdUt);
      if (found === null || found.maximumJdUt - earlyJdUt < 3) continue;
      const lateJdUt = earlyJdUt + (found.maximumJdUt - earlyJdUt - 1.5) * ((index % 10) / 9);
      expect(other.nextEclipse(kind, lateJdUt)).toEqual(found);
      expect(one.nextEclipse(kind, lateJdUt)).toBe(found);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(CASES * 0.9);
  });
});

describe('kept eclipses', () => {
  const everyTenDays = () => {
    const searched: number[] = [];
    const kept = new FoundEclipses();
    const after = (jdUt: number) =>
      kept.firstAfter(jdUt, () => {
        searched.push(jdUt);
        return eclipseAt((Math.floor(jdUt / 10) + 1) * 10);
      }).maximumJdUt;
    return { searched, after };
  };

  test('answer from the earliest search on, and never before it', () => {
    const { searched, after } = everyTenDays();
    expect([after(5), after(7), after(2), after(3)]).toEqual([10, 10, 10, 10]);
    expect(searched).toEqual([5, 2]);
  });

  test('leave the day before a maximum, and all after it, to a search', () => {
    const { searched, after } = everyTenDays();
    expect([after(1), after(9), after(9.001), after(10), after(11)]).toEqual([10, 10, 10, 20, 20]);
    expect(searched).toEqual([1, 9.001, 10]);
  });

  test('are the last used ones, however many are asked about', () => {
    const { searched, after } = everyTenDays();
    for (let index = 0; index < 200; index += 1) {
      after(index * 10 + 1);
      after(1);
    }
    expect(searched).toHaveLength(200);
    after(11);
    expect(searched).toHaveLength(201);
  });
});
