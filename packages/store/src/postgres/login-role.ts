import type { Pool } from 'pg';

export class TooMuchPower extends Error {
  override readonly name = 'TooMuchPower';
}

type Power = { role: string; superuser: boolean; bypasses: boolean; owns: boolean };

/**
 * Checks that row level security and the grants bind the login role of a server. @throws TooMuchPower if it is a superuser, has
 * BYPASSRLS, or is or can become the owner of the tables
 */
export async function refuseTooMuchPower(pool: Pool, wanted: string): Promise<void> {
  const { rows } = await pool.query<Power>(
    `SELECT session_user AS role, rolsuper AS superuser, rolbypassrls AS bypasses, EXISTS (
       SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('graha', 'identity') AND c.relkind IN ('r', 'p') AND pg_has_role(session_user, c.relowner, 'member')
     ) AS owns FROM pg_roles WHERE rolname = session_user`,
  );
  const [power] = rows;
  if (!power) return;
  const why = [
    ...(power.superuser ? ['is a superuser'] : []),
    ...(power.bypasses ? ['has BYPASSRLS'] : []),
    ...(power.owns ? ['owns the tables'] : []),
  ];
  if (why.length === 0) return;
  throw new TooMuchPower(
    `The database role ${power.role} ${why.join(' and ')}. Set DATABASE_URL to a connection as ${wanted}.`,
  );
}
