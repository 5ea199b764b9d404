import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { allTasks } from './all-tasks.ts';
import { createChime } from './bell.ts';
import type { WorkerEnv } from './env.ts';
import { WITHIN_MS } from './loop.ts';
import { createMetrics } from './metrics.ts';

const RULES = readFileSync(
  fileURLToPath(new URL('../../../deploy/helm/graha/monitoring/alerts.yaml', import.meta.url)),
  'utf8',
);
/** The text of one alert rule. */
const ruleOf = (alert: string): string =>
  RULES.split(/^ +- alert: /m).find((text) => text.startsWith(`${alert}\n`)) ?? '';

const ENV: WorkerEnv = {
  mode: 'production',
  logLevel: 'silent',
  databaseUrl: 'postgres://nowhere.example/graha',
  databaseDirectUrl: 'postgres://nowhere.example/graha',
  apiUrl: 'https://api.example',
  portalUrl: 'https://graha.example',
  ephePath: null,
  webhooksPerSecond: 200,
  metrics: null,
  sealing: { current: 'a sealing key for tests, long enough', previous: null },
  sender: { name: 'Graha', email: null, address: null },
  smtp: { url: 'smtp://127.0.0.1:1', from: 'Graha <hello@graha.example>' },
  stripe: { secretKey: 'sk_test_none', apiUrl: null, automaticTax: false },
  archive: { dir: '/nowhere', afterMonths: 24, ownerUrl: 'postgres://nowhere.example/graha' },
};

function everyTask() {
  const log = { debug: () => {}, info: () => {}, error: () => {} };
  const chimes = { ledger: createChime(), thresholds: createChime(), events: createChime() };
  const pool = new Pool(); // The pool connects at its first query, and no query runs.
  return allTasks(pool, ENV, { log, metrics: createMetrics(), chimes }, new AbortController().signal);
}

test('the alert on a run that never ends rings within five minutes, but for tasks whose runs are long', () => {
  const [, forMinutes] = /^ +for: (\d+)m$/m.exec(ruleOf('GrahaTaskOverdue')) ?? [];
  const ASKED_EVERY_MIN = 1; // Once by Prometheus for metrics, and once for its rules.
  expect(WITHIN_MS / 60_000 + Number(forMinutes) + 2 * ASKED_EVERY_MIN).toBeLessThanOrEqual(5);
  const long = everyTask().filter(({ withinMs = WITHIN_MS }) => withinMs > WITHIN_MS);
  expect(long.map(({ name, withinMs = 0 }) => [name, withinMs / 60_000])).toEqual([
    ['checkpoints', 60],
    ['audit', 720],
    ['archive', 720],
    ['rebuilds', 240],
    ['audits-asked-for', 720],
    ['checkout-pages', 60],
    ['stripe-catch-up', 60],
    ['stripe-reconcile', 60],
    ['sso-domains', 10],
  ]);
});

test('the alert on a stale task waits twice as long as the longest pause of any task', () => {
  const [, seconds] = /succeeded_at_seconds\) > (\d+)$/m.exec(ruleOf('GrahaTaskStale')) ?? [];
  const longestMs = Math.max(...everyTask().map(({ idleMs }) => idleMs));
  expect(Number(seconds) * 1_000).toBe(2 * longestMs);
});
