import { NIL_TENANT_ID } from '@graha/domain/event';
import { adminStream } from '@graha/domain/streams';
import { upkeep, type UpkeepCommand, type UpkeepEvent } from '@graha/domain/upkeep';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import type { RebuildableName } from './read-models/rebuildable.ts';
import { contextOf, nowOf } from './workspace.ts';

type Wish = UpkeepCommand extends infer Command ? (Command extends unknown ? Omit<Command, 'now'> : never) : never;
type Wishing = { operatorId: string; requestId: string };

const ask = async (pool: Pool, { operatorId, requestId }: Wishing, wish: Wish): Promise<boolean> => {
  const context = contextOf(NIL_TENANT_ID, { actor: { kind: 'admin', id: operatorId }, requestId });
  return (await tell(pool, adminStream(operatorId), wish, context)) > 0;
};

/** As portal: the worker rebuilds it soon. False if this operator's last wish for it is not met yet. */
export const requestRebuild = (pool: Pool, projection: RebuildableName, by: Wishing): Promise<boolean> =>
  ask(pool, by, { type: 'requestRebuild', projection });

/** As portal: the worker audits every tenant soon. False if this operator's last wish for it is not met yet. */
export const requestAudit = (pool: Pool, fromGenesis: boolean, by: Wishing): Promise<boolean> =>
  ask(pool, by, { type: 'requestAudit', fromGenesis });

async function tell(pool: Pool, stream: string, wish: Wish, context: ReturnType<typeof contextOf>): Promise<number> {
  // Safe: a wish is a command without its moment.
  const command = { ...wish, now: await nowOf(pool) } as UpkeepCommand;
  return (await execute(createPostgresEventStore(pool, []), upkeep, stream, command, context)).length;
}

/** A request that waits for its answer. */
export type OpenRequest = {
  eventId: string;
  streamId: string;
  correlationId: string;
  /** Empty for an audit. */
  projection: string;
  fromGenesis: boolean;
};

/** The first of each group asks; the others are answers. */
export const REBUILD_TYPES = [
  'ProjectionRebuildRequested',
  'ProjectionRebuildCompleted',
  'ProjectionRebuildFailed',
] as const satisfies UpkeepEvent['type'][];
export const AUDIT_TYPES = ['AuditRequested', 'AuditCompleted'] as const satisfies UpkeepEvent['type'][];

/** As worker or operator: what was asked for and not answered, the oldest first. */
export async function openRequests(pool: Pool, types: typeof REBUILD_TYPES | typeof AUDIT_TYPES) {
  const { rows } = await pool.query<OpenRequest>(
    `SELECT event_id AS "eventId", stream_id AS "streamId", correlation_id AS "correlationId",
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

/** As worker: answers a request in the stream that it stands in. */
export async function answer(pool: Pool, { streamId, eventId, correlationId }: OpenRequest, wish: Wish): Promise<void> {
  const by = contextOf(NIL_TENANT_ID, { actor: { kind: 'system', id: 'worker' }, correlationId });
  await tell(pool, streamId, wish, { ...by, causationId: eventId });
}
