import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { polarEdgeAccuracy } from './polar-edges.ts';

const sky = await createEphemeris();

test('where polar night or midnight sun begins or ends, all operations read one sunrise', () => {
  const { cases, worstDifference } = polarEdgeAccuracy(sky, 23);
  expect(cases).toBeGreaterThan(1000);
  expect(worstDifference).toBe(0);
});
