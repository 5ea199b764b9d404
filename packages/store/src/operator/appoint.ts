import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** The result of appointing or dismissing an operator. */
export type Appointment = 'unknown' | 'no_second_factor' | 'appointed' | 'dismissed';

/** Makes a person an operator, from their next request on (role: owner of the database, which the portal does not have). */
export async function appointOperator(
  { db }: Db,
  { email, isToBe }: { email: string; isToBe: boolean },
): Promise<Appointment> {
  const { rows } = await query(
    db,
    'SELECT id, two_factor_enabled AS "hasSecondFactor" FROM identity.user WHERE email = lower($1)',
    [email],
  );
  const [person] = rows;
  if (!person) return 'unknown';
  if (isToBe && !person.hasSecondFactor) return 'no_second_factor';
  await db.query('UPDATE identity.user SET role = $2, updated_at = current_timestamp WHERE id = $1', [
    person.id,
    isToBe ? 'operator' : null,
  ]);
  return isToBe ? 'appointed' : 'dismissed';
}

export type OperatorName = { email: string; name: string };

export async function operatorsOf({ db }: Db): Promise<OperatorName[]> {
  const { rows } = await query(db, `SELECT email, name FROM identity.user WHERE role = 'operator' ORDER BY email`);
  return rows;
}
