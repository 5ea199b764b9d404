import { callApi } from '../../server/call-api.ts';

export type Health = { state: 'ready' | 'not-ready' | 'silent'; checkedAt: Date; tookMs: number | null };

const KEPT_MS = 5_000;

let latest: { health: Promise<Health>; askedMs: number } | null = null;

/** Many readers at once ask the API once. */
export function readHealth(): Promise<Health> {
  const nowMs = Date.now();
  if (latest === null || nowMs - latest.askedMs > KEPT_MS) latest = { health: askHealth(), askedMs: nowMs };
  return latest.health;
}

async function askHealth(): Promise<Health> {
  const answer = await callApi('/health/ready');
  const checkedAt = new Date();
  if (answer === null) return { state: 'silent', checkedAt, tookMs: null };
  return { state: answer.status === 200 ? 'ready' : 'not-ready', checkedAt, tookMs: answer.tookMs };
}
