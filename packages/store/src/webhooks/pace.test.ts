import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

function paced(perSecond: number) {
  let nowMs = 1_000;
  return { pace: createPace(perSecond, () => nowMs), pass: (ms: number) => (nowMs += ms) };
}

/** Starts as many items as the pace allows, at each of these steps. */
function startAll({ pace, pass }: ReturnType<typeof paced>, steps: number, stepMs: number): number {
  let started = 0;
  for (let step = 0; step < steps; step += 1) {
    const room = pace.room();
    pace.spend(room);
    started += room;
    pass(stepMs);
  }
  return started;
}

test('ten seconds of a backlog start ten seconds’ items and one burst, however often it asks', () => {
  expect(startAll(paced(400), 10_000, 1)).toBeGreaterThanOrEqual(4_000);
  expect(startAll(paced(400), 10_000, 1)).toBeLessThanOrEqual(4_040);
  expect(startAll(paced(400), 100, 100)).toBe(4_000);
});

test('an idle second saves up no more than one burst', () => {
  const idle = paced(400);
  idle.pass(60_000);
  expect(idle.pace.room()).toBe(40);
});

test('the rest ends when a whole burst may start, so that one reading takes many', () => {
  const busy = paced(50);
  expect(busy.pace.restMs()).toBe(0);
  busy.pace.spend(busy.pace.room());
  expect(busy.pace.restMs()).toBeCloseTo(100, 9);
  busy.pass(19);
  expect(busy.pace.room()).toBe(0);
  busy.pass(81.001);
  expect(busy.pace.restMs()).toBe(0);
  expect(busy.pace.room()).toBe(5);
});

test('one item starts at once at less than ten a second', () => {
  expect(startAll(paced(1), 10, 1_000)).toBe(10);
});
