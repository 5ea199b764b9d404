import type { Pool } from 'pg';
import { alone } from './alone.ts';
import { AUDIT_LOCK } from './audit-nightly.ts';
import { runAudit, type AuditOptions, type AuditRun } from './audit-run.ts';
import { isRebuildable } from './read-models/rebuildable.ts';
import { rebuild, RebuildUnderWay } from './rebuild.ts';
import { answer, AUDIT_TYPES, openRequests, REBUILD_TYPES, type OpenRequest } from './upkeep.ts';

const ERROR_LENGTH = 300;

/**
 * Rebuilds what operators have asked for, as worker, and answers them. Whoever asked for the same gets the same answer; a run that
 * is cut off leaves the requests open, for the next one. How many requests were answered.
 */
export async function performRebuilds(pool: Pool): Promise<number> {
  const requests = await openRequests(pool, REBUILD_TYPES);
  let answered = 0;
  for (const name of new Set(requests.map(({ projection }) => projection))) {
    const asked = requests.filter(({ projection }) => projection === name);
    answered += await performRebuild(pool, name, asked);
  }
  return answered;
}

async function performRebuild(pool: Pool, projection: string, asked: readonly OpenRequest[]): Promise<number> {
  const outcome = await outcomeOf(pool, projection);
  if (outcome === null) return 0;
  for (const request of asked) await answer(pool, request, outcome);
  return asked.length;
}

/** Null where somebody else rebuilds it just now: then this is to be tried again. */
async function outcomeOf(pool: Pool, projection: string) {
  try {
    if (!isRebuildable(projection)) throw new Error('There is no projection of this name.');
    const { checksum, isEqual, entries } = await rebuild(pool, projection);
    return { type: 'completeRebuild', projection, checksum, isEqual, entries } as const;
  } catch (error) {
    if (error instanceof RebuildUnderWay) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return { type: 'failRebuild', projection, error: reason.slice(0, ERROR_LENGTH) || 'No reason was given.' } as const;
  }
}

/** Audits every tenant where operators have asked for it, as worker, and answers them all; null if nobody has. */
export async function performAudit(
  pool: Pool,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditRun | null> {
  if ((await openRequests(pool, AUDIT_TYPES)).length === 0) return null;
  return alone(pool, AUDIT_LOCK, async () => {
    const asked = await openRequests(pool, AUDIT_TYPES);
    if (asked.length === 0) return null; // Another worker was quicker.
    const fromGenesis = asked.some((request) => request.fromGenesis);
    const run = await runAudit(pool, { ...options, fromGenesis, parallel: 1 });
    for (const request of asked) await answer(pool, request, { type: 'completeAudit', ...run });
    return run;
  });
}
