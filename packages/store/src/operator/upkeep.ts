import type { Untimed } from '@graha/domain/core/aggregate';
import { upkeep, type UpkeepCommand, type UpkeepEvent } from '@graha/domain/operations/upkeep';
import { execute } from '../aggregates/execute.ts';
import { query } from '../postgres/query.ts';
import type { RebuildableName } from '../read-models/rebuildable.ts';
import type { ActorContext, Db } from '../postgres/context.ts';

/** Requests a rebuild for the acting operator (role: portal). Returns false if their last request of this kind is open. */
export const requestRebuild = (ctx: ActorContext, input: { projection: RebuildableName }): Promise<boolean> =>
  request(ctx, { type: 'requestRebuild', ...input });

/** Requests an audit for the acting operator (role: portal). Returns false if their last request of this kind is open. */
export const requestAudit = (ctx: ActorContext, input: { fromGenesis: boolean }): Promise<boolean> =>
  request(ctx, { type: 'requestAudit', ...input });

const request = async (ctx: ActorContext, command: Untimed<UpkeepCommand>): Promise<boolean> =>
  (await execute(ctx, upkeep, ctx.actor.id, command)).length > 0;

/** A request without an answer. */
export type OpenRequest = {
  eventId: string;
  operatorId: string;
  correlationId: string;
  /** Empty for an audit. */
  projection: string;
  fromGenesis: boolean;
};

/** The first type of each group is the request; the others answer it. */
export const REBUILD_TYPES = [
  'ProjectionRebuildRequested',
  'ProjectionRebuildCompleted',
  'ProjectionRebuildFailed',
] as const satisfies UpkeepEvent['type'][];
export const AUDIT_TYPES = ['AuditRequested', 'AuditCompleted'] as const satisfies UpkeepEvent['type'][];

/** Returns the requests without an answer, oldest first (role: worker or operator). */
export async function openRequests({ db }: Db, { types }: { types: typeof REBUILD_TYPES | typeof AUDIT_TYPES }) {
  const { rows } = await query(
    db,
    `SELECT event_id AS "eventId", substring(stream_id FROM 7) AS "operatorId", correlation_id AS "correlationId",
       coalesce(data ->> 'projection', '') AS projection, coalesce((data ->> 'fromGenesis')::boolean, false) AS "fromGenesis"
     FROM (
       SELECT DISTINCT ON (stream_id, data ->> 'projection') pos, type, event_id, stream_id, correlation_id, data
       FROM graha.event WHERE type = ANY ($1) ORDER BY stream_id, data ->> 'projection', stream_version DESC
     ) newest
     WHERE type = $2 ORDER BY pos`,
    [types, types[0]],
  );
  return rows;
}

/** Answers a request in its own stream (role: worker). */
export async function answer(
  { db }: Db,
  {
    request: { operatorId, eventId, correlationId },
    command,
  }: { request: OpenRequest; command: Untimed<UpkeepCommand> },
): Promise<void> {
  const actor = { kind: 'system', id: 'worker' } as const;
  await execute({ db, actor, correlationId, causationId: eventId }, upkeep, operatorId, command);
}
