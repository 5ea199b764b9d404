import { setTimeout } from 'node:timers/promises';
import { listIncidents, type ShownIncident } from '@graha/store/incidents/incidents';
import { statusByDay, statusNow, type StatusDay, type StatusMinute } from '@graha/store/requests/status';
import { report } from '@graha/procedures/trpc/report';
import { callApi } from '../../server/call-api.ts';
import { pool } from '../../server/pool.ts';

export type Health = { state: 'ready' | 'not-ready' | 'silent'; checkedAt: Date; tookMs: number | null };

export type History = { days: readonly StatusDay[]; latest: StatusMinute | null };

export const DAYS_SHOWN = 90;

/** Cached, so that many readers at once cause one call of the API. */
export const readHealth = keptFor(5_000, askHealth);

/** Cached, so that many readers at once cause one query; null if the database gives no answer. */
export const readHistory = keptFor(30_000, askHistory);

const INCIDENTS_MAX = 50;

/** Cached for a shorter time than the history, because readers wait for the next update; null if the database gives no answer. */
export const readIncidents = keptFor(5_000, askIncidents);

function keptFor<Answer>(keptMs: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let latest: { answer: Promise<Answer>; askedMs: number } | null = null;
  return () => {
    const nowMs = Date.now();
    if (latest === null || nowMs - latest.askedMs > keptMs) latest = { answer: ask(), askedMs: nowMs };
    return latest.answer;
  };
}

async function askHealth(): Promise<Health> {
  const answer = await callApi('/health/ready');
  const checkedAt = new Date();
  if (answer === null) return { state: 'silent', checkedAt, tookMs: null };
  return { state: answer.status === 200 ? 'ready' : 'not-ready', checkedAt, tookMs: answer.tookMs };
}

function askHistory(): Promise<History | null> {
  return unlessSilent(async () => {
    const [days, minute] = await Promise.all([
      statusByDay({ db: pool() }, { days: DAYS_SHOWN }),
      statusNow({ db: pool() }),
    ]);
    return { days, latest: minute };
  });
}

function askIncidents(): Promise<ShownIncident[] | null> {
  return unlessSilent(() => listIncidents({ db: pool() }, { days: DAYS_SHOWN, max: INCIDENTS_MAX }));
}

/** This page is read when something is down: it does not wait for a silent database as long as other pages. */
const ANSWER_MS = 5_000;

async function unlessSilent<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await Promise.race([ask(), silence()]);
  } catch (error) {
    report(error, { requestId: 'none', path: '/status' });
    return null;
  }
}

async function silence(): Promise<never> {
  await setTimeout(ANSWER_MS, null, { ref: false });
  throw new Error('The database did not answer the status page.');
}
