import type { Db } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';

/** The owner of a due change; `tenantId` is nil for a person. */
export type DueSubject = { tenantId: string; streamId: string };

type DueTask = 'plan' | 'adjustment' | 'erasure' | 'person_erasure';

const SUBJECTS_PER_RUN = 500;

/**
 * Carries out the due events of a task (role: worker), which triggers have noted, those of one stream together. Repeats and
 * parallel runs must be harmless. A subject that fails goes to the end of the queue, so that it delays no other.
 * @param carryOut returns the number of changes, or `later` if it must be asked again
 * @returns the number of changes
 * @throws the first error of a subject, after all the others
 */
export async function eachDue(
  { db }: Db,
  task: DueTask,
  carryOut: (subject: DueSubject) => Promise<number | 'later'>,
): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", stream_id AS "streamId", array_agg(pos) AS positions FROM (
       SELECT pos, tenant_id, stream_id FROM graha.due_change
       WHERE task = $1 AND due_at <= (SELECT graha.ledger_now()) ORDER BY due_at, pos LIMIT ${SUBJECTS_PER_RUN}) due
     GROUP BY tenant_id, stream_id ORDER BY min(pos)`,
    [task],
  );
  const errors: unknown[] = [];
  let changes = 0;
  for (const { positions, ...subject } of required(rows, 'positions')) {
    const done = await carryOut(subject).catch((error: unknown) => {
      errors.push(error);
      return 'later' as const;
    });
    if (done === 'later') await putLast({ db }, positions);
    else await remove({ db }, positions);
    changes += done === 'later' ? 0 : done;
  }
  if (errors.length > 0) throw errors[0];
  return changes;
}

/** Keeps rows that are no longer due: their change waits again, because the clock was set back. */
const remove = ({ db }: Db, positions: readonly string[]) =>
  db.query('DELETE FROM graha.due_change WHERE pos = ANY ($1::bigint[]) AND due_at <= (SELECT graha.ledger_now())', [
    positions,
  ]);

const putLast = ({ db }: Db, positions: readonly string[]) =>
  db.query('UPDATE graha.due_change SET due_at = graha.ledger_now() WHERE pos = ANY ($1::bigint[])', [positions]);
