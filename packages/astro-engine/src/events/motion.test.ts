import { expect, test } from 'vitest';
import { POINTS } from '../vocabulary/grahas.ts';
import { MOTION } from './motion.ts';

test('each point has a step that divides 16 days and a bound of its acceleration above 0 and below 1°', () => {
  expect(Object.keys(MOTION).toSorted()).toEqual(Object.keys(POINTS).toSorted());
  for (const { stepDays, degPerDaySquared } of Object.values(MOTION)) {
    expect(16 % stepDays).toBe(0);
    expect(degPerDaySquared).toBeGreaterThan(0);
    expect(degPerDaySquared).toBeLessThan(1);
  }
});
