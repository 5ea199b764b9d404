import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stack } from '../stack.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PROGRAM = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    \`SELECT graha.set_calls_limit(m.organization_id::uuid, $2)
     FROM identity.user u JOIN identity.member m ON m.user_id = u.id WHERE u.email = $1\`,
    [process.env.EMAIL, Number(process.env.CALLS_MAX)],
  );
  await client.end();
`;

/** Leaves the workspace of this person so few calls that a test can use them up; no page does that. */
export async function limitCalls(email: string, callsMax: number): Promise<void> {
  if (stack.databaseUrl === null) throw new Error('This stack does not name its database.');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: stack.databaseUrl, EMAIL: email, CALLS_MAX: String(callsMax) },
  });
}
