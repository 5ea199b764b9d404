import { expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { printedNextReach, printedSpanAt } from '../core/printed.ts';
import { uniformSky } from '../testing.ts';
import { moonPassagesOf } from './moon-passages.ts';

/** A sky with a realistic Moon: six degrees around an even motion, once a month. */
const wavering: Ephemeris = {
  ...uniformSky,
  longitudeDeg: (body, jdUt) =>
    body === 'moon'
      ? 13.176396 * jdUt + 6.29 * Math.sin((2 * Math.PI * jdUt) / 27.55)
      : uniformSky.longitudeDeg(body, jdUt),
};

test('passages follow one another, each filled by its stars, and are those that a search finds', () => {
  const moon = moonPassagesOf(wavering, 'lahiri');
  const { moon: angle } = lightAnglesOf({ ...wavering }, 'lahiri');
  let passage = moon.at(1_000);
  for (let place = 0; place < 120; place += 1) {
    const next = moon.next((passage.signIndex + 1) % 12, passage.endJdUt);
    expect(next.startJdUt).toBe(passage.endJdUt);
    expect([next.stars[0]?.startJdUt, next.stars.at(-1)?.endJdUt]).toEqual([next.startJdUt, next.endJdUt]);
    const middle = (next.startJdUt + next.endJdUt) / 2;
    const { index, startJdUt, endJdUt } = printedSpanAt(angle, 12, middle);
    expect([next.signIndex, next.startJdUt, next.endJdUt]).toEqual([index, startJdUt, endJdUt]);
    expect(moon.at(middle)).toEqual(next);
    passage = next;
  }
});

test('the next passage of any sign is the one that a search from the same border finds', () => {
  const moon = moonPassagesOf(wavering, 'lahiri');
  const { moon: angle } = lightAnglesOf({ ...wavering }, 'lahiri');
  const { endJdUt } = moon.at(5_000);
  for (let sign = 0; sign < 12; sign += 1) {
    expect(moon.next(sign, endJdUt).startJdUt).toBe(printedNextReach(angle, sign * 30, endJdUt - 1 / 1440));
  }
});

test('a passage that was searched is asked of the ephemeris no more', () => {
  let positions = 0;
  const counted: Ephemeris = {
    ...wavering,
    longitudeDeg: (body, jdUt) => {
      positions += 1;
      return wavering.longitudeDeg(body, jdUt);
    },
  };
  const border = moonPassagesOf(counted, 'lahiri').at(2_000).endJdUt;
  const first = moonPassagesOf(counted, 'lahiri').next(7, border);
  positions = 0;
  expect(moonPassagesOf(counted, 'lahiri').next(7, border)).toBe(first);
  expect(positions).toBe(0);
});

test('a passage ends with its sign also when the Moon is at her fastest', () => {
  const fast: Ephemeris = {
    ...uniformSky,
    longitudeDeg: (body, jdUt) => (body === 'moon' ? 15.4 * jdUt : uniformSky.longitudeDeg(body, jdUt)),
  };
  const moon = moonPassagesOf(fast, 'lahiri');
  const { signIndex, endJdUt } = moon.at(1_000);
  const next = moon.next((signIndex + 1) % 12, endJdUt);
  expect(next.endJdUt - next.startJdUt).toBeCloseTo(30 / 15.4, 4);
});
