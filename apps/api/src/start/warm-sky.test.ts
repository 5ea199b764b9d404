import { saturnSignTransits } from '@graha/astro-engine/sky/sign-transits';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { afterEach, expect, test, vi } from 'vitest';
import { warmSky } from './warm-sky.ts';

afterEach(() => void vi.useRealTimers());

test('a warm sky answers a century of Saturn from one position, and then rests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sky = await createEphemeris();
  warmSky(sky, 1);
  vi.advanceTimersByTime(60);
  const asked = vi.spyOn(sky, 'longitudeDeg');
  expect(saturnSignTransits(sky, 'lahiri', 2_433_000, 2_433_000 + 36_525).length).toBeGreaterThan(60);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
}, 30_000);
