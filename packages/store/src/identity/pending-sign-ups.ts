import type { Db } from '../postgres/context.ts';

/** Sign-ups whose link nobody followed within its day, as worker. How many there were. */
export async function sweepPendingSignUps({ db }: Db): Promise<number> {
  const { rows } = await db.query<{ swept: number }>('SELECT identity.sweep_pending_sign_ups() AS swept');
  return rows[0]?.swept ?? 0;
}
