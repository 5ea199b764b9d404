import { expect, test } from 'vitest';
import { memoryAttempts } from '../testing/memory-attempts.ts';
import { createThrottle } from './throttle.ts';

test('the attempt after the last allowed one learns how long to wait, and the next window is free again', async () => {
  let nowMs = 0;
  const throttle = createThrottle(
    memoryAttempts(() => nowMs),
    'sign-in',
    { attemptsMax: 2, windowMs: 1_000 },
  );

  expect([await throttle.take('a'), await throttle.take('a')]).toEqual([0, 0]);
  nowMs = 400;
  expect(await throttle.take('a')).toBe(600);
  expect(await throttle.take('b')).toBe(0);
  nowMs = 1_000;
  expect(await throttle.take('a')).toBe(0);
});

test('who asks how long to wait is not counted', async () => {
  let nowMs = 0;
  const throttle = createThrottle(
    memoryAttempts(() => nowMs),
    'sign-in',
    { attemptsMax: 1, windowMs: 1_000 },
  );
  expect([await throttle.waitMs('a'), await throttle.waitMs('a'), await throttle.take('a')]).toEqual([0, 0, 0]);
  nowMs = 400;
  expect([await throttle.waitMs('a'), await throttle.waitMs('b')]).toEqual([600, 0]);
  nowMs = 1_500;
  expect(await throttle.waitMs('a')).toBe(0);
});

test('a success clears the count', async () => {
  const throttle = createThrottle(memoryAttempts(), 'sign-in', { attemptsMax: 1, windowMs: 1_000 });
  await throttle.take('a');
  await throttle.forget('a');
  expect(await throttle.take('a')).toBe(0);
});

test('throttles on one store share a limit by name, and by name alone', async () => {
  const store = memoryAttempts(() => 0);
  const limit = { attemptsMax: 1, windowMs: 1_000 };
  const [here, there, other] = ['sign-in', 'sign-in', 'sign-up'].map((name) => createThrottle(store, name, limit));
  expect([await here?.take('a'), await there?.take('a'), await other?.take('a')]).toEqual([0, 1_000, 0]);
});
