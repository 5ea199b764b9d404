import { WESTERN_SKY } from '../sky/placements.ts';
import { expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { bodyReturn } from './body-return.ts';

const MEAN_DEG_PER_DAY = 0.3;
const WAVE_DEG = 56;
const WAVE_DAYS = 800;
const RADIANS_PER_DAY = (2 * Math.PI) / WAVE_DAYS;

/** Mars moves 0.3° a day with a wave added, and turns back in the middle of each wave. */
const loopingSky: Ephemeris = {
  ...uniformSky,
  position: (body, jdUt, from) => {
    const position = uniformSky.position(body, jdUt, from);
    if (body !== 'mars') return position;
    const longitudeDeg = MEAN_DEG_PER_DAY * jdUt + WAVE_DEG * Math.sin(RADIANS_PER_DAY * jdUt);
    return {
      ...position,
      longitudeDeg: ((longitudeDeg % 360) + 360) % 360,
      speedDegPerDay: MEAN_DEG_PER_DAY + WAVE_DEG * RADIANS_PER_DAY * Math.cos(RADIANS_PER_DAY * jdUt),
    };
  },
};

/** He is here at full speed, and here again by the middle of the second loop after it. */
const FORWARD_JD_UT = 1_600;
const LOOP_JD_UT = 2_800;
const daysTo = (birthJdUt: number, afterDays: number) => {
  const found = bodyReturn(loopingSky, 'mars', WESTERN_SKY, birthJdUt, birthJdUt + afterDays, 1);
  return [found?.passes.map(({ jdUt }) => jdUt - birthJdUt), found?.passIndex];
};

test('a return has all passes of its loop, also those before the instant asked after', () => {
  const passes = [1014.55, 1200, 1385.45].map((days) => expect.closeTo(days, 1));
  expect(daysTo(FORWARD_JD_UT, 0)).toEqual([passes, 0]);
  expect(daysTo(FORWARD_JD_UT, 1_100)).toEqual([passes, 1]);
  expect(daysTo(FORWARD_JD_UT, 1_380)).toEqual([passes, 2]);
});

test('passes of the loop of the birth that are not later than the birth are no returns', () => {
  expect(daysTo(LOOP_JD_UT, 0)).toEqual([[expect.closeTo(185.45, 1)], 0]);
});
