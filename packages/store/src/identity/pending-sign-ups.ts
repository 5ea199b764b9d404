import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** Deletes sign-ups whose link was not followed within a day (role: worker). Returns the number deleted. */
export async function sweepPendingSignUps({ db }: Db): Promise<number> {
  const { rows } = await query(db, 'SELECT identity.sweep_pending_sign_ups() AS swept');
  return rows[0]?.swept ?? 0;
}
