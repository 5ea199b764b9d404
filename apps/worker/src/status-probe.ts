import { recordStatus, type Probe } from '@graha/store/requests/status';
import type { Pool } from 'pg';

const MINUTE_MS = 60_000;
/** Replicas write their rows of the request log with a delay. */
const SETTLED_AFTER_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const MINUTES_KEPT_MAX = 24 * 60;

export type ProbeOptions = {
  apiUrl: string;
  fetch?: typeof globalThis.fetch;
  nowMs?: () => number;
  record?: (ctx: { db: Pool }, probes: readonly Probe[]) => Promise<number>;
};

/**
 * Asks the API once a minute whether it can serve, and repeats within the minute while it cannot. Minutes are written
 * after they end. While the database is away they are kept, so that its outage is recorded afterwards.
 */
export function createStatusProbe(pool: Pool, options: ProbeOptions): () => Promise<number> {
  const { apiUrl, fetch = globalThis.fetch, nowMs = Date.now, record = recordStatus } = options;
  const probes = new Map<number, Probe>();

  return async () => {
    const minuteMs = Math.floor(nowMs() / MINUTE_MS) * MINUTE_MS;
    if (!probes.get(minuteMs)?.isUp) {
      const begunMs = nowMs();
      const isUp = await isReady(fetch, apiUrl);
      probes.set(minuteMs, { minute: new Date(minuteMs), isUp, probeMs: isUp ? nowMs() - begunMs : null });
    }
    const over = [...probes.keys()].filter((ms) => ms + MINUTE_MS + SETTLED_AFTER_MS <= nowMs());
    for (const ms of over.slice(0, -MINUTES_KEPT_MAX)) probes.delete(ms);
    const settled = over.flatMap((ms) => probes.get(ms) ?? []);
    if (settled.length > 0) await record({ db: pool }, settled);
    for (const ms of over) probes.delete(ms);
    return 0;
  };
}

async function isReady(fetch: typeof globalThis.fetch, apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // Refused, late or interrupted: in each case the API does not serve.
  }
}
