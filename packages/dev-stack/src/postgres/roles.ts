import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Created by the migrations, without passwords. */
export const LOGIN_ROLES = ['graha_api', 'graha_app', 'graha_auth', 'graha_operator', 'graha_worker'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];
export type RolePasswords = Record<LoginRole, string>;

export const OWNER = 'graha_owner';
export const DATABASE = 'graha';

/** Runs the work on one connection and always closes it. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Creates the owner's role and the database. The owner is not a superuser, so that everything also runs on a managed
 * Postgres.
 */
export async function ensureOwnerAndDatabase(
  superuserUrl: string,
  ownerPassword: string,
  database: string,
): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    const { rowCount: hasOwner } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    const verb = hasOwner ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${OWNER} LOGIN CREATEROLE CREATEDB PASSWORD ${escapeLiteral(ownerPassword)}`);
    const { rowCount: hasDatabase } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!hasDatabase) await client.query(`CREATE DATABASE ${escapeIdentifier(database)} OWNER ${OWNER}`);
  });
}

/** Sets the passwords as owner, after the migrations. */
export async function setRolePasswords(ownerUrl: string, passwords: RolePasswords): Promise<void> {
  const statements = LOGIN_ROLES.map((role) => `ALTER ROLE ${role} LOGIN PASSWORD ${escapeLiteral(passwords[role])};`);
  await withClient(ownerUrl, (client) => client.query(statements.join('\n')));
}

export function urlAs(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

export type RoleUrls = Record<LoginRole, string>;

export function roleUrls(url: string, passwords: RolePasswords): RoleUrls {
  return {
    graha_api: urlAs(url, 'graha_api', passwords.graha_api),
    graha_app: urlAs(url, 'graha_app', passwords.graha_app),
    graha_auth: urlAs(url, 'graha_auth', passwords.graha_auth),
    graha_operator: urlAs(url, 'graha_operator', passwords.graha_operator),
    graha_worker: urlAs(url, 'graha_worker', passwords.graha_worker),
  };
}
