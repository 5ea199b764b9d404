import { THRESHOLD_PCTS } from '@graha/domain/thresholds';
import type { AlertBooks } from './books.ts';

/** Ours has crossed half of its calls and was told. What is changed is written into `calls`. */
export function alertBooksInMemory(ours: string, at: Date, calls: string[] = []): AlertBooks {
  const crossing = { pct: 50 as const, of: 'calls' as const, limit: 10_000 };
  return {
    alerts: async (tenantId) =>
      tenantId === ours
        ? {
            pcts: THRESHOLD_PCTS,
            crossings: [{ pct: 50, at }],
            alerts: [{ ...crossing, crossedAt: at, mails: 2 }],
          }
        : { pcts: THRESHOLD_PCTS, crossings: [], alerts: [] },
    switchAlert: async (tenantId, { pct, isOn }) => void calls.push(`${tenantId} ${pct} ${isOn ? 'on' : 'off'}`),
    sendTestAlert: async (tenantId, { workspace, sender }) =>
      calls.push(`test ${tenantId} ${workspace} ${sender}`) && 2,
  };
}
