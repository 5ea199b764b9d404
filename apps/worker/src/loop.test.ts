import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBell, createChime } from './bell.ts';
import { retryMs, runLoop, WITHIN_MS, type LoopLog, type Task } from './loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a task with scripted results; after the last one there is no more work. */
function start(answers: (number | Error)[], change: Partial<Task> = {}) {
  const runs: number[] = [];
  const stop = new AbortController();
  const log = { debug: vi.fn<LoopLog['debug']>(), info: vi.fn<LoopLog['info']>(), error: vi.fn<LoopLog['error']>() };
  const runOnce = async () => {
    runs.push(Date.now());
    const answer = answers.shift() ?? 0;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const begunMs = Date.now();
  let ended = false;
  const end = (async () => {
    await runLoop({ name: 'fake', runOnce, idleMs: 1000, ...change }, log, stop.signal);
    ended = true;
  })();
  return { runs: () => runs.map((ms) => ms - begunMs), log, stop, end, hasEnded: () => ended };
}

test('runs again at once while there is work', async () => {
  const { runs, stop, end } = start([5, 5, 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(runs()).toEqual([0, 0, 0, 0]);
  stop.abort();
  await end;
});

test('lets work gather between two runs where `gatherMs` is set, however often its bell rings', async () => {
  const bell = createBell();
  const { runs, stop, end } = start([5, 5], { bell, gatherMs: 200 });
  for (let ring = 0; ring < 45; ring += 1) {
    bell.ring();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(runs().slice(0, 3)).toEqual([0, 200, 400]);
  stop.abort();
  await end;
});

test('rests when there is nothing to do, and looks again', async () => {
  const { runs, stop, end } = start([]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(runs()).toEqual([0, 1000, 2000]);
  stop.abort();
  await end;
});

test('is woken by its bell', async () => {
  const bell = createBell();
  const { runs, stop, end } = start([], { bell, idleMs: 60_000 });
  await vi.advanceTimersByTimeAsync(300);
  bell.ring();
  await vi.advanceTimersByTimeAsync(300);
  expect(runs()).toEqual([0, 300]);
  stop.abort();
  await end;
});

test('hears a bell that rang during the run', async () => {
  const bell = createBell();
  let count = 0;
  const runOnce = async () => {
    count += 1;
    if (count === 1) bell.ring();
    return 0;
  };
  const { stop, end } = start([], { bell, idleMs: 60_000, runOnce });
  await vi.advanceTimersByTimeAsync(0);
  expect(count).toBe(2);
  stop.abort();
  await end;
});

test('survives a failing task, waits longer each time and logs when it recovers', async () => {
  const broken = new Error('no database');
  const { runs, log, stop, end } = start([broken, broken, broken, 1]);
  await vi.advanceTimersByTimeAsync(1_750);
  expect(runs()).toEqual([0, 250, 750, 1750, 1750]);
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([
    { task: 'fake', failures: 1, restMs: 250, err: broken },
    { task: 'fake', failures: 2, restMs: 500, err: broken },
    { task: 'fake', failures: 3, restMs: 1000, err: broken },
  ]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ task: 'fake', failures: 3 }, 'task recovered');
  stop.abort();
  await end;
});

test('forgets old failures once it has worked', async () => {
  const broken = new Error('no database');
  const { runs, stop, end } = start([broken, broken, 1, broken]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toEqual([0, 250, 750, 750, 1000]);
  stop.abort();
  await end;
});

test('never waits longer than ten seconds', () => {
  expect([1, 2, 6, 7, 50, 5_000].map(retryMs)).toEqual([250, 500, 8_000, 10_000, 10_000, 10_000]);
});

test('a failing task is not hurried by its bell', async () => {
  const bell = createBell();
  const { runs, stop, end } = start([new Error('no database')], { bell });
  await vi.advanceTimersByTimeAsync(100);
  bell.ring();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs()).toEqual([0, 250, 250]); // The ring is kept, and it ends the rest after the next successful run.
  stop.abort();
  await end;
});

test.each([
  ['resting', []],
  ['waiting after a failure', [new Error('no database')]],
])('stops at once while %s', async (_name, answers) => {
  const { stop, hasEnded } = start(answers, { idleMs: 86_400_000 });
  await vi.advanceTimersByTimeAsync(1);
  expect(hasEnded()).toBe(false);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('lets the run under way end before it stops, and begins no other', async () => {
  let finish = (_done: number) => {};
  let count = 0;
  const runOnce = () => {
    count += 1;
    return new Promise<number>((resolve) => {
      finish = resolve;
    });
  };
  const { stop, hasEnded } = start([], { runOnce });
  stop.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hasEnded()).toBe(false);
  finish(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded()).toBe(true);
  expect(count).toBe(1);
});

test.each([
  ['two minutes', {}, WITHIN_MS],
  ['the time that it says', { withinMs: 3_600_000 }, 3_600_000],
])(
  'a run that takes longer than %s is reported once, and no other begins before it ends',
  async (_, change, withinMs) => {
    let finish = (_done: number) => {};
    let count = 0;
    const runOnce = () => {
      count += 1;
      return new Promise<number>((resolve) => (finish = resolve));
    };
    const told: boolean[] = [];
    const onOverdue = (isOverdue: boolean) => void told.push(isOverdue);
    const { log, stop, end } = start([], { ...change, runOnce, onOverdue });
    await vi.advanceTimersByTimeAsync(withinMs - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(3 * withinMs);
    expect(told).toEqual([true]);
    expect(log.error.mock.calls).toEqual([[{ task: 'fake', withinMs }, 'task overdue']]);
    expect(count).toBe(1);
    finish(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([told, count]).toEqual([[true, false], 2]);
    stop.abort();
    finish(0);
    await end;
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('waits at its end for what its runs have begun, and logs if that fails', async () => {
  const { log, stop, end, hasEnded } = start([], { atEnd: () => Promise.reject(new Error('not recorded')) });
  await vi.advanceTimersByTimeAsync(1);
  expect(hasEnded()).toBe(false);
  stop.abort();
  await end;
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { task: 'fake', err: new Error('not recorded') },
    'task failed at its end',
  );
});

test('does not run at all when stopped before it begins', async () => {
  const runOnce = vi.fn<() => Promise<number>>();
  const quiet: LoopLog = { debug: () => {}, info: () => {}, error: () => {} };
  await runLoop({ name: 'fake', runOnce, idleMs: 1 }, quiet, AbortSignal.abort());
  expect(runOnce).not.toHaveBeenCalled();
});

test('a chime wakes every task that waits for it', async () => {
  const chime = createChime();
  const [first, second] = [start([], { bell: chime.bell() }), start([], { bell: chime.bell() })];
  await vi.advanceTimersByTimeAsync(100);
  chime.ring();
  await vi.advanceTimersByTimeAsync(0);
  for (const { runs, stop, end } of [first, second]) {
    expect(runs()).toEqual([0, 100]);
    stop.abort();
    await end;
  }
});
