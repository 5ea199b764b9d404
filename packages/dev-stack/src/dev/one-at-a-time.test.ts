import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function gated() {
  const begun: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise<void>((resolve) => void begun.push(resolve)));
  return { begun, ask };
}

test('requests that come during a run are all answered by one further run, which begins after it', async () => {
  const { begun, ask } = gated();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await first;
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  await Promise.all(later);
  expect(begun).toHaveLength(2);
});

test('a run that fails is told to those who asked for it, and hinders no later one', async () => {
  let isBroken = true;
  let runs = 0;
  const ask = oneAtATime(async () => {
    runs += 1;
    if (isBroken) throw new Error('no build');
  });
  await expect(ask()).rejects.toThrow('no build');
  isBroken = false;
  await ask();
  expect(runs).toBe(2);
});
