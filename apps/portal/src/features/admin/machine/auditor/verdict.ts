import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/trpc/root';

export type Audits = inferRouterOutputs<AppRouter>['admin']['machine']['audits'];
export type AuditRun = Audits['runs'][number];

const FRESH_MS = 26 * 3_600_000;

export type Verdict = { kind: 'none' } | { kind: 'well' | 'old' | 'differs'; run: AuditRun };

/** Well only if the last audit of every workspace has ended, found nothing, and is of this night. */
export function verdictOf({ runs, asOf }: Pick<Audits, 'runs' | 'asOf'>): Verdict {
  const run = runs.find(({ endedAt, onlyTenant }) => endedAt !== null && onlyTenant === null);
  if (!run?.endedAt) return { kind: 'none' };
  if (run.differences > 0) return { kind: 'differs', run };
  return { kind: asOf.getTime() - run.endedAt.getTime() > FRESH_MS ? 'old' : 'well', run };
}

/** A run without an end is under way if none has begun after it; else it was cut off. */
export const isCutOff = (run: AuditRun, runs: readonly AuditRun[]): boolean =>
  run.endedAt === null && runs.some(({ runId }) => runId > run.runId);
