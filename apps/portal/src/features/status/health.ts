import { callApi } from '../landing/call-api.ts';

export type Health = { state: 'ready' | 'not-ready' | 'silent'; checkedAt: Date; tookMs: number | null };

export async function readHealth(): Promise<Health> {
  const answer = await callApi('/health/ready');
  const checkedAt = new Date();
  if (answer === null) return { state: 'silent', checkedAt, tookMs: null };
  return { state: answer.status === 200 ? 'ready' : 'not-ready', checkedAt, tookMs: answer.tookMs };
}
