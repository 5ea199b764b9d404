import { createClient } from './primary-client.ts';

const CONNECT_TIMEOUT_MS = 5_000;

type Row = { role: string; is_super: boolean; bypasses: boolean; owned: number };

/**
 * Returns the reason why a server must not sign in with this role, as a sentence; null if it may. Row level security and the
 * grants isolate tenants only if the role neither owns a table nor bypasses the policies.
 */
export async function roleProblem(url: string): Promise<string | null> {
  const client = createClient(url, {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      `SELECT r.rolname AS role, r.rolsuper AS is_super, r.rolbypassrls AS bypasses,
         (SELECT count(*)::int FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname IN ('graha', 'identity') AND pg_has_role(r.oid, c.relowner, 'USAGE')) AS owned
       FROM pg_roles r WHERE r.rolname = current_user`,
    );
    const [row] = rows;
    return row ? sentenceOf(row) : null;
  } finally {
    await client.end();
  }
}

function sentenceOf({ role, is_super: isSuper, bypasses, owned }: Row): string | null {
  const advice = 'Use the role that the migrations made for this server; the operations page lists them.';
  if (isSuper) return `The role ${role} is a superuser. ${advice}`;
  if (bypasses) return `The role ${role} bypasses row level security. ${advice}`;
  if (owned > 0) return `The role ${role} owns tables. ${advice}`;
  return null;
}
