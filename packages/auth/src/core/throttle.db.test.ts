import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { useAuthScene } from '../testing/auth-scene.ts';
import { createThrottle } from './throttle.ts';

const scene = useAuthScene(createTestDatabase);
const HOUR_MS = 3_600_000;

/** Compares a wait to the minute, because the clock of the database goes on during the test. */
const about = (ms: number) => expect.closeTo(ms / 60_000, 0);
const minutes = async (waitMs: Promise<number> | undefined) => ((await waitMs) ?? Number.NaN) / 60_000;

test('the attempt after the last allowed one learns how long to wait, and the next window is free again', async () => {
  const throttle = createThrottle(await scene.attempts(), 'sign-in', { attemptsMax: 2, windowMs: HOUR_MS });
  expect([await throttle.take('a'), await throttle.take('a')]).toEqual([0, 0]);
  await scene.moveOn(0.4 * HOUR_MS);
  expect(await minutes(throttle.take('a'))).toEqual(about(0.6 * HOUR_MS));
  expect(await throttle.take('b')).toBe(0);
  await scene.moveOn(0.6 * HOUR_MS);
  expect(await throttle.take('a')).toBe(0);
});

test('who asks how long to wait is not counted', async () => {
  const throttle = createThrottle(await scene.attempts(), 'sign-in', { attemptsMax: 1, windowMs: HOUR_MS });
  expect([await throttle.waitMs('a'), await throttle.waitMs('a'), await throttle.take('a')]).toEqual([0, 0, 0]);
  await scene.moveOn(0.4 * HOUR_MS);
  expect(await minutes(throttle.waitMs('a'))).toEqual(about(0.6 * HOUR_MS));
  expect(await throttle.waitMs('b')).toBe(0);
  await scene.moveOn(HOUR_MS);
  expect(await throttle.waitMs('a')).toBe(0);
});

test('a success clears the count', async () => {
  const throttle = createThrottle(await scene.attempts(), 'sign-in', { attemptsMax: 1, windowMs: HOUR_MS });
  await throttle.take('a');
  await throttle.forget('a');
  expect(await throttle.take('a')).toBe(0);
});

test('throttles on one store share a limit by name, and by name alone', async () => {
  const store = await scene.attempts();
  const limit = { attemptsMax: 1, windowMs: HOUR_MS };
  const [here, there, other] = ['sign-in', 'sign-in', 'sign-up'].map((name) => createThrottle(store, name, limit));
  expect(await here?.take('a')).toBe(0);
  expect(await minutes(there?.take('a'))).toEqual(about(HOUR_MS));
  expect(await other?.take('a')).toBe(0);
});
