import { narrowed, query } from '../postgres/query.ts';
import { REBUILDABLE, type RebuildableName } from '../read-models/rebuildable.ts';
import { LIVE_USAGE } from '../read-models/usage-by-day.ts';
import type { AUDIT_TYPES, REBUILD_TYPES } from './upkeep.ts';
import type { Db } from '../postgres/context.ts';

/** An operator's request, and its answer. */
export type UpkeepRequest = {
  at: Date;
  operatorId: string;
  data: Record<string, unknown>;
  /** Null: not answered yet. */
  answer: { type: string; at: Date; data: Record<string, unknown> } | null;
};

type RequestRow = Omit<UpkeepRequest, 'answer'> & { type: string | null; answeredAt: Date | null } & {
  answered: Record<string, unknown> | null;
};

/** Returns requests, newest first (role: operator). */
export async function listUpkeepRequests(
  { db }: Db,
  { types, max }: { types: typeof REBUILD_TYPES | typeof AUDIT_TYPES; max: number },
): Promise<UpkeepRequest[]> {
  const { rows } = await query(
    db,
    `SELECT q.occurred_at AS at, substring(q.stream_id FROM 7) AS "operatorId", q.data, a.type,
       a.occurred_at AS "answeredAt", a.data AS answered
     FROM graha.event q LEFT JOIN LATERAL (
       SELECT type, occurred_at, data FROM graha.event a
       WHERE a.stream_id = q.stream_id AND a.stream_version > q.stream_version AND a.causation_id = q.event_id::text
       LIMIT 1
     ) a ON true
     WHERE q.type = $1 ORDER BY q.pos DESC LIMIT $2`,
    [types[0], max],
  );
  return narrowed<RequestRow>(rows).map(({ type, answeredAt, answered, ...request }) => ({
    ...request,
    answer: type === null || answeredAt === null || answered === null ? null : { type, at: answeredAt, data: answered },
  }));
}

/** Returns the progress of each running rebuild, from 0 to 1 (role: operator). */
export async function rebuildProgress({ db }: Db): Promise<Partial<Record<RebuildableName, number>>> {
  const { rows } = await query(
    db,
    `SELECT split_part(consumer, '@', 1) AS name,
       pos::float8 / greatest(1, (SELECT max(pos) FROM graha.event)) AS share
     FROM graha.feed_checkpoint WHERE consumer = ANY ($1)
     UNION ALL
     SELECT name, least(1, sum(copy.seq)::float8 / greatest(1, (SELECT sum(seq) FROM graha.projection_checkpoint
       WHERE projection = name)))
     FROM unnest($2::text[]) name JOIN graha.projection_checkpoint copy ON copy.projection = name || '@next' GROUP BY name`,
    [Object.keys(REBUILDABLE).map((name) => `${name}@next`), Object.keys(LIVE_USAGE)],
  );
  return Object.fromEntries(rows.map(({ name, share }) => [name, share]));
}
