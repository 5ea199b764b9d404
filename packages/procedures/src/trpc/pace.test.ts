import { expect, test } from 'vitest';
import { createLocalThrottle } from './pace.ts';

test('the attempt after the last allowed one learns how long to wait, and the next window is free again', () => {
  let nowMs = 0;
  const throttle = createLocalThrottle({ attemptsMax: 2, windowMs: 1_000 }, () => nowMs);

  expect([throttle.take('a'), throttle.take('a')]).toEqual([0, 0]);
  nowMs = 400;
  expect(throttle.take('a')).toBe(600);
  expect(throttle.take('b')).toBe(0);
  nowMs = 1_000;
  expect(throttle.take('a')).toBe(0);
});

test('who asks how long to wait is not counted', () => {
  let nowMs = 0;
  const throttle = createLocalThrottle({ attemptsMax: 1, windowMs: 1_000 }, () => nowMs);
  expect([throttle.waitMs('a'), throttle.waitMs('a'), throttle.take('a')]).toEqual([0, 0, 0]);
  nowMs = 400;
  expect([throttle.waitMs('a'), throttle.waitMs('b')]).toEqual([600, 0]);
  nowMs = 1_500;
  expect(throttle.waitMs('a')).toBe(0);
});

test('a success clears the count', () => {
  const throttle = createLocalThrottle({ attemptsMax: 1, windowMs: 1_000 }, () => 0);
  throttle.take('a');
  throttle.forget('a');
  expect(throttle.take('a')).toBe(0);
});

test('a flood of subjects does not grow the memory without bound, nor free the one who floods', () => {
  const throttle = createLocalThrottle({ attemptsMax: 1, windowMs: 1_000 }, () => 0);
  for (let index = 0; index < 120_000; index += 1) throttle.take(`subject ${index}`);
  expect(throttle.take('subject 119999')).toBe(1_000);
});

test('of more than 50,000 subjects the newer half is kept, and who was counted before is free again', () => {
  const throttle = createLocalThrottle({ attemptsMax: 1, windowMs: 1_000 }, () => 0);
  for (let index = 0; index <= 50_000; index += 1) throttle.take(`subject ${index}`);
  expect(throttle.take('subject 25001')).toBe(1_000);
  expect([throttle.take('subject 25000'), throttle.take('subject 0')]).toEqual([0, 0]);
});

test('those whose window is over are forgotten before one who still calls, however long ago that one began', () => {
  let nowMs = 0;
  const throttle = createLocalThrottle({ attemptsMax: 1, windowMs: 1_000 }, () => nowMs);
  throttle.take('first');
  for (let index = 0; index < 30_000; index += 1) throttle.take(`over ${index}`);
  nowMs = 1_500;
  throttle.take('first');
  for (let index = 0; index < 20_000; index += 1) throttle.take(`open ${index}`);
  expect(throttle.take('first')).toBe(1_000);
});
