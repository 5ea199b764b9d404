import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { sleep, within } from './clock.ts';

/** Counts the timers that have been neither cancelled nor fired. */
function countedClock() {
  const { clock, pass } = virtualClock();
  let open = 0;
  const after: typeof clock.after = (ms, run) => {
    open += 1;
    const callOff = clock.after(ms, () => {
      open -= 1;
      run();
    });
    return () => {
      open -= 1;
      callOff();
    };
  };
  return { clock: { ...clock, after }, pass, open: () => open };
}

test('an answer in time leaves no timer behind, nor does one that failed', async () => {
  const { clock, open } = countedClock();
  expect(await within(1_000, Promise.resolve('here'), clock)).toBe('here');
  await expect(within(1_000, Promise.reject(new Error('broken')), clock)).rejects.toThrow('broken');
  expect(open()).toBe(0);
});

test('an answer that does not come is waited for until the bound and no longer', async () => {
  const { clock, pass } = virtualClock();
  let problem = '';
  const waiting = within(1_000, new Promise(() => undefined), clock).catch(
    (error: Error) => void (problem = error.message),
  );
  await pass(999);
  expect(problem).toBe('');
  await pass(1);
  await waiting;
  expect(problem).toBe('no answer within 1000 ms');
});

test('a sleep ends when its time is over', async () => {
  const { clock, pass } = virtualClock();
  let isOver = false;
  const slept = sleep(1_000, clock).then(() => (isOver = true));
  await pass(999);
  expect(isOver).toBe(false);
  await pass(1);
  expect(await slept).toBe(true);
});
