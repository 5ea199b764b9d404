import { FREE_TEXT_TYPES } from '@graha/domain/events/free-text';
import type { PoolClient } from 'pg';
import type { Db } from '../postgres/context.ts';
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

/** Moves the text of one event into what its key seals, as worker. False: there was none, or somebody was first. */
async function sealOne(tx: PoolClient, { pos, ...event }: PlainRow): Promise<boolean> {
  const { data, sealed } = await sealText(tx, event);
  if (sealed === null) return false;
  const { rows } = await tx.query<{ isSealed: boolean }>('SELECT graha.seal_event($1, $2, $3) AS "isSealed"', [
    pos,
    data,
    sealed,
  ]);
  return rows[0]?.isSealed === true;
}

/**
 * Seals what the log holds in plain from before texts were sealed, in the order of the log and each event once, as worker. No reader
 * notices: an event keeps its place and reads the same. How many events were looked at; 0: that was all.
 */
export async function sealOldTexts({ db }: Db): Promise<number> {
  const handle = async (tx: PoolClient, { pos }: { pos: bigint }) => {
    const { rows } = await tx.query<PlainRow>(`${PLAIN} AND pos = $1`, [pos]);
    for (const row of rows) await sealOne(tx, row);
  };
  const step = await feedSteps({ db }, { name: 'text-sealing', types: FREE_TEXT_TYPES, upTo: 'end', handle }).next();
  return step.done ? 0 : step.value;
}

/** The same at once for one workspace, with the visits of operators that its audit trail shows; visits from before stand there for long. */
export async function sealOldTextsOf(tx: PoolClient, { tenantId }: { tenantId: string }): Promise<void> {
  // Two searches, because one for either of the two would read the whole log.
  const { rows } = await tx.query<PlainRow>(
    `${PLAIN} AND tenant_id = $1 AND type = ANY ($2)
     UNION ALL ${PLAIN} AND type = 'ImpersonationStarted'
       AND pos IN (SELECT pos FROM graha.audit_trail WHERE tenant_id = $1 AND type = 'ImpersonationStarted')`,
    [tenantId, FREE_TEXT_TYPES],
  );
  for (const row of rows) await sealOne(tx, row);
}
