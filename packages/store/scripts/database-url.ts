import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostUrls } from '../src/postgres/host-urls.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** An error for the person who runs the command, printed without a stack trace. */
export class PlainProblem extends Error {
  override readonly name = 'PlainProblem';
}

/**
 * Returns the database URL for an operator's command: the one in the environment, bypassing a pooler if there is one, or else
 * that of the development stack in DATA_DIR.
 */
export function databaseUrl(env: NodeJS.ProcessEnv = process.env): string {
  const named = env['DATABASE_DIRECT_URL'] || env['DATABASE_URL'];
  if (named) return named;
  const dataDir = env['DATA_DIR'] || '.data';
  const file = join(isAbsolute(dataDir) ? dataDir : join(ROOT, dataDir), 'dev.json');
  if (!existsSync(file)) {
    throw new PlainProblem(
      `There is no database to work on: DATABASE_URL is not set and ${file} does not exist. ` +
        'Start a development stack with `npm start`, or set DATABASE_URL to the owner’s connection.',
    );
  }
  // Safe: the development stack writes the file; a missing member is reported.
  const { databaseUrl: url } = JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl?: string };
  if (!url) throw new PlainProblem(`${file} names no database. Start the development stack again with \`npm start\`.`);
  return url;
}

const CODES: Record<string, string> = {
  ECONNREFUSED: 'does not answer. Start it: a development stack with `npm start`',
  ENOTFOUND: 'is on a host that nobody knows. Correct DATABASE_URL',
  '28P01': 'refuses this password. Correct DATABASE_URL',
  '3D000': 'does not exist. Correct DATABASE_URL',
  '42501': 'does not let this user read the ledger of all tenants. Use the owner’s connection',
  '42P01': 'lacks a table. Migrate it first: `npm run db:migrate`',
};

function placeOf(url: string): string {
  const urls = hostUrls(url).map((one) => new URL(one));
  const hosts = urls.map(({ hostname, port }) => `${hostname}:${port || 5432}`);
  return `The database ${urls[0]?.pathname.slice(1)} at ${hosts.join(' or ')}`;
}

/** Runs a command and sets the exit code: its return value, or 2 if it could not do its work. */
export async function runCommand(
  prepare: () => { /** Empty if it uses no database. */ url: string; work: () => Promise<number> },
): Promise<void> {
  let where = '';
  try {
    const { url, work } = prepare();
    if (url !== '') where = placeOf(url);
    process.exitCode = await work();
  } catch (error) {
    process.exitCode = 2;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof PlainProblem) console.error(error.message);
    else if (CODES[code]) console.error(`${where} ${CODES[code]}.`);
    else throw error;
  }
}
