import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { createWakeUp } from './wake-up.ts';

function scene(send: (crossed: boolean) => Promise<void> = async () => undefined) {
  const { clock, pass } = virtualClock();
  const sent: [atMs: number, crossed: boolean][] = [];
  const failures: unknown[] = [];
  const wakeUp = createWakeUp(
    (crossed) => {
      sent.push([clock.nowMs(), crossed]);
      return send(crossed);
    },
    (error) => failures.push(error),
    clock,
  );
  return { wakeUp, pass, sent, failures };
}

test('the first charge wakes the worker at once, and later ones every 100 ms together', async () => {
  const { wakeUp, pass, sent } = scene();
  for (let ms = 0; ms < 250; ms += 10) {
    wakeUp.charged(false);
    await pass(10);
  }
  await pass(1_000);
  expect(sent.map(([atMs]) => atMs)).toEqual([0, 100, 200, 300]);
  wakeUp.charged(false);
  expect(sent.at(-1)?.[0]).toBe(1_250);
});

test('a crossing is passed on with the next wake-up, once, whatever comes after it', async () => {
  const { wakeUp, pass, sent } = scene();
  wakeUp.charged(false);
  wakeUp.charged(true);
  wakeUp.charged(false);
  await pass(100);
  wakeUp.charged(false);
  await pass(500);
  expect(sent).toEqual([
    [0, false],
    [100, true],
    [200, false],
  ]);
});

test('a slow database never has two wake-ups at once', async () => {
  let answer = (): void => undefined;
  const { wakeUp, pass, sent } = scene(() => new Promise((resolve) => (answer = resolve)));
  wakeUp.charged(false);
  wakeUp.charged(true);
  await pass(5_000);
  expect(sent).toEqual([[0, false]]);
  answer();
  await pass(0);
  expect(sent.at(-1)).toEqual([5_000, true]);
});

test('a failure is reported, and the next charge wakes the worker again', async () => {
  const away = new Error('away');
  const { wakeUp, pass, sent, failures } = scene(() => Promise.reject(away));
  wakeUp.charged(true);
  await pass(100);
  wakeUp.charged(false);
  await pass(100);
  expect(failures).toEqual([away, away]);
  expect(sent).toEqual([
    [0, true],
    [100, false],
  ]);
});

test('a stop sends what waits, without a rest', async () => {
  const { wakeUp, sent } = scene();
  wakeUp.charged(false);
  wakeUp.charged(true);
  await wakeUp.stop();
  expect(sent).toEqual([
    [0, false],
    [0, true],
  ]);
});
