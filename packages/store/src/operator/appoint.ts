import type { Pool } from 'pg';

/** What became of a wish that somebody be an operator, or be none any more. */
export type Appointment = 'unknown' | 'no_second_factor' | 'appointed' | 'dismissed';

/** As owner of the database, which nobody is through the portal. Holds for the next request of whoever it is. */
export async function appointOperator(pool: Pool, email: string, isToBe: boolean): Promise<Appointment> {
  const { rows } = await pool.query<{ id: string; hasSecondFactor: boolean }>(
    'SELECT id, two_factor_enabled AS "hasSecondFactor" FROM identity.user WHERE email = lower($1)',
    [email],
  );
  const [person] = rows;
  if (!person) return 'unknown';
  if (isToBe && !person.hasSecondFactor) return 'no_second_factor';
  await pool.query('UPDATE identity.user SET role = $2, updated_at = current_timestamp WHERE id = $1', [
    person.id,
    isToBe ? 'operator' : null,
  ]);
  return isToBe ? 'appointed' : 'dismissed';
}

export type OperatorName = { email: string; name: string };

export async function operatorsOf(pool: Pool): Promise<OperatorName[]> {
  const { rows } = await pool.query<OperatorName>(
    `SELECT email, name FROM identity.user WHERE role = 'operator' ORDER BY email`,
  );
  return rows;
}
