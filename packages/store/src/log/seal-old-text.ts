import { FREE_TEXT_TYPES } from '@graha/domain/events/free-text';
import type { PoolClient } from 'pg';
import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { feedSteps } from './event-feed.ts';
import { sealText } from './event-text.ts';

type PlainRow = {
  pos: string;
  stream: string;
  version: number;
  type: string;
  tenantId: string;
  data: Record<string, unknown>;
};

const PLAIN = `SELECT pos, stream_id AS stream, stream_version AS version, type, tenant_id AS "tenantId", data
  FROM graha.event WHERE sealed IS NULL`;

/** Seals the text of one event (role: worker). Returns false if it has none or another process has sealed it. */
async function sealOne(tx: PoolClient, { pos, ...event }: PlainRow): Promise<boolean> {
  const { data, sealed } = await sealText(tx, event);
  if (sealed === null) return false;
  const { rows } = await query(tx, 'SELECT graha.seal_event($1, $2, $3) AS "isSealed"', [pos, data, sealed]);
  return rows[0]?.isSealed === true;
}

/**
 * Seals plain texts from before encryption, in the order of the log, each event once (role: worker). Readers notice no change:
 * an event keeps its position and reads the same. Returns the number of events examined; 0 means that all are done.
 */
export async function sealOldTexts({ db }: Db): Promise<number> {
  const handle = async (tx: PoolClient, { pos }: { pos: bigint }) => {
    const { rows } = await query(tx, `${PLAIN} AND pos = $1`, [pos]);
    for (const row of narrowed<PlainRow>(rows)) await sealOne(tx, row);
  };
  const step = await feedSteps({ db }, { name: 'text-sealing', types: FREE_TEXT_TYPES, upTo: 'end', handle }).next();
  return step.done ? 0 : step.value;
}

/**
 * Seals the old texts of one workspace, including those of operators' visits in its audit trail. Old visits stay in the trail
 * for a long time.
 */
export async function sealOldTextsOf(tx: PoolClient, { tenantId }: { tenantId: string }): Promise<void> {
  // Two queries, because a single one with OR would read the whole log.
  const { rows } = await query(
    tx,
    `${PLAIN} AND tenant_id = $1 AND type = ANY ($2)
     UNION ALL ${PLAIN} AND type = 'ImpersonationStarted'
       AND pos IN (SELECT pos FROM graha.audit_trail WHERE tenant_id = $1 AND type = 'ImpersonationStarted')`,
    [tenantId, FREE_TEXT_TYPES],
  );
  for (const row of narrowed<PlainRow>(rows)) await sealOne(tx, row);
}
