import { expect, test } from 'vitest';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

/** 1900-01-00 noon, the epoch that the convention is defined at. */
const J1900 = 2_415_020;

test('the ayanamsa of Yukteshwar is 21.0822° at 1900, but for nutation', async () => {
  const sky = await createSwissEphemeris();
  expect(Math.abs(sky.ayanamsaDeg('yukteshwar', J1900) - 21.082_222)).toBeLessThan(0.006);
  expect(sky.ayanamsaDeg('yukteshwar', 2_597_640)).toBeGreaterThan(21);
});
