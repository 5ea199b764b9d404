import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { boundaryAccuracy } from './boundaries.ts';

const sky = await createEphemeris();

test('asked at a printed boundary every operation gives the new period, and a second earlier the old one', () => {
  const { cases, worstDifference } = boundaryAccuracy(sky, 320);
  expect({ cases, wrong: worstDifference }).toEqual({ cases: 320, wrong: 0 });
});
