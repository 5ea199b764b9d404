import { roleProblem } from '@graha/store/postgres/role-problem';
import { env, type Env } from '../server/env.ts';
import { report } from '@graha/procedures/trpc/report';
import { installFront } from './front.ts';

const AGAIN_MS = 10_000;

/** Puts the front before Next's server. A portal that cannot serve safely ends here, with what to do about it. */
export async function startEdge(): Promise<void> {
  const read = environment();
  const isProduction = read.mode === 'production';
  const { trustedProxies } = read;
  installFront({ trustedProxies, isProduction, developing: process.env.NODE_ENV === 'development' });
  if (isProduction) await refuseMightyRoles(read);
}

function environment(): Env {
  try {
    return env();
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** A database that is away now is asked again: a portal without it answers with what it has. */
async function refuseMightyRoles(read: Env): Promise<void> {
  const urls = {
    DATABASE_URL: read.databaseUrl,
    AUTH_DATABASE_URL: read.authDatabaseUrl,
    OPERATOR_DATABASE_URL: read.operatorDatabaseUrl,
  };
  try {
    for (const [name, url] of Object.entries(urls)) {
      const problem = url === null ? null : await roleProblem(url);
      if (problem) end(`${name}: ${problem}`);
    }
  } catch (error) {
    report(error, { requestId: 'none', path: 'check of the database roles' });
    setTimeout(() => void refuseMightyRoles(read), AGAIN_MS).unref();
  }
}

function end(message: string): never {
  process.stderr.write(`The portal does not start.\n${message}\n`);
  process.exit(1);
}
