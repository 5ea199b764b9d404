import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('runs of a task are counted and timed, those that fail apart, and the failure stays one', async () => {
  const metrics = createMetrics();
  const outcomes: (number | Error)[] = [3, new Error('broken'), 0];
  const runOnce = async () => {
    const outcome = outcomes.shift() ?? 0;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const task = metrics.watched({ name: 'sweep', runOnce, idleMs: 1_000 });
  expect(task).toMatchObject({ name: 'sweep', idleMs: 1_000 });
  expect(await task.runOnce()).toBe(3);
  await expect(task.runOnce()).rejects.toThrow('broken');
  expect(await task.runOnce()).toBe(0);
  const text = await metrics.registry.metrics();
  expect(text).toContain('graha_task_runs_total{task="sweep"} 2');
  expect(text).toContain('graha_task_failures_total{task="sweep"} 1');
  expect(text).toContain('graha_task_done_total{task="sweep"} 3');
  expect(text).toContain('graha_task_seconds_count{task="sweep"} 3');
  expect(text).toMatch(/graha_task_succeeded_at_seconds\{task="sweep"\} \d{10}/);
});

test('a task is overdue from the moment that its run takes too long until that run ends', async () => {
  const metrics = createMetrics();
  const task = metrics.watched({ name: 'sweep', runOnce: async () => 0, idleMs: 1_000 });
  const shown = async () => /graha_task_overdue\{task="sweep"\} (\d)/.exec(await metrics.registry.metrics())?.[1];
  expect(await shown()).toBe('0');
  task.onOverdue?.(true);
  expect(await shown()).toBe('1');
  task.onOverdue?.(false);
  expect(await shown()).toBe('0');
});

test('deliveries are counted by their result, those that the installation failed at apart', async () => {
  const metrics = createMetrics();
  for (const result of ['delivered', 'failed', 'not sent', 'not sent', null] as const) metrics.countDelivery(result);
  const text = await metrics.registry.metrics();
  const counted = [...text.matchAll(/graha_webhook_deliveries_total\{result="([a-z ]+)"\} (\d)/g)].map(
    ([, ...pair]) => pair,
  );
  expect(counted).toEqual([
    ['delivered', '1'],
    ['failed', '1'],
    ['not sent', '2'],
    ['not recorded', '1'],
  ]);
});

test('attempts at mails are counted by their result, from zero on', async () => {
  const metrics = createMetrics();
  for (const result of ['sent', 'deferred', 'deferred'] as const) metrics.countMail(result);
  const text = await metrics.registry.metrics();
  const counted = [...text.matchAll(/graha_mails_total\{result="([a-z ]+)"\} (\d)/g)].map(([, ...pair]) => pair);
  expect(counted).toEqual([
    ['sent', '1'],
    ['deferred', '2'],
    ['given up', '0'],
  ]);
});

test('what the database says of the read models is shown by name', async () => {
  const metrics = createMetrics();
  metrics.setGaps('usage-by-day', 2);
  expect(await metrics.registry.metrics()).toContain('graha_projection_gaps{projection="usage-by-day"} 2');
});
