import { alone } from '../postgres/alone.ts';
import { AUDIT_LOCK } from '../audit/audit-nightly.ts';
import { runAudit, type AuditOptions, type AuditRun } from '../audit/audit-run.ts';
import { isRebuildable } from '../read-models/rebuildable.ts';
import { rebuild, RebuildUnderWay } from '../read-models/rebuild.ts';
import { answer, AUDIT_TYPES, openRequests, REBUILD_TYPES, type OpenRequest } from './upkeep.ts';
import type { Db } from '../postgres/context.ts';

const ERROR_LENGTH = 300;

/**
 * Rebuilds the projections that operators have requested (role: worker). Requests for the same projection get the same answer;
 * an interrupted run leaves its requests open for the next run.
 *
 * @returns the number of requests answered
 */
export async function performRebuilds({ db }: Db): Promise<number> {
  const requests = await openRequests({ db }, { types: REBUILD_TYPES });
  let answered = 0;
  for (const name of new Set(requests.map(({ projection }) => projection))) {
    const asked = requests.filter(({ projection }) => projection === name);
    answered += await performRebuild({ db }, name, asked);
  }
  return answered;
}

async function performRebuild(ctx: Db, projection: string, asked: readonly OpenRequest[]): Promise<number> {
  const outcome = await outcomeOf(ctx, projection);
  if (outcome === null) return 0;
  for (const request of asked) await answer(ctx, { request, command: outcome });
  return asked.length;
}

/** Null if another process is rebuilding it; a later run tries again. */
async function outcomeOf(ctx: Db, projection: string) {
  try {
    if (!isRebuildable(projection)) throw new Error('There is no projection of this name.');
    const { checksum, isEqual, entries } = await rebuild(ctx, { name: projection });
    return { type: 'completeRebuild', projection, checksum, isEqual, entries } as const;
  } catch (error) {
    if (error instanceof RebuildUnderWay) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return { type: 'failRebuild', projection, error: reason.slice(0, ERROR_LENGTH) || 'No reason was given.' } as const;
  }
}

/** Audits every tenant if operators have requested it, and answers all requests (role: worker); returns null if there is none. */
export async function performAudit(
  { db }: Db,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditRun | null> {
  if ((await openRequests({ db }, { types: AUDIT_TYPES })).length === 0) return null;
  return alone(db, AUDIT_LOCK, async () => {
    const asked = await openRequests({ db }, { types: AUDIT_TYPES });
    if (asked.length === 0) return null; // Another worker has answered them.
    const fromGenesis = asked.some((request) => request.fromGenesis);
    const run = await runAudit({ db }, { ...options, fromGenesis, parallel: 1 });
    for (const request of asked) await answer({ db }, { request, command: { type: 'completeAudit', ...run } });
    return run;
  });
}
