import { roleProblem } from '@graha/store/postgres/role-problem';
import { env, type Env } from '../server/env.ts';
import { serveMetrics } from '@graha/metrics/serve-metrics';
import { report } from '@graha/procedures/trpc/report';
import { installFront, type FrontOptions } from './front.ts';
import { createMetrics } from './metrics.ts';
import { createPageLimit, PAGE_UNITS_PER_MINUTE } from './page-limit.ts';

const AGAIN_MS = 10_000;
/** In a test run all visitors have one address. */
const PAGE_UNITS_OF_TESTS = 1_000_000;

/** Installs the front before Next's server. A portal with unsafe settings exits with a message that explains the fix. */
export async function startEdge(): Promise<void> {
  const read = environment();
  const isProduction = read.mode === 'production';
  const { trustedProxies } = read;
  const watch = read.metrics ? await startMetrics(read.metrics) : undefined;
  const developing = process.env.NODE_ENV === 'development';
  const pageLimit = createPageLimit(isProduction ? PAGE_UNITS_PER_MINUTE : PAGE_UNITS_OF_TESTS);
  installFront({ trustedProxies, isProduction, developing, pageLimit, ...(watch ? { watch } : {}) });
  if (isProduction) await refuseMightyRoles(read);
}

/** @returns the counter of all requests but those for the metrics themselves: the front is before each server of the process */
async function startMetrics(address: NonNullable<Env['metrics']>): Promise<FrontOptions['watch']> {
  const metrics = createMetrics();
  metrics.watchProcess();
  await serveMetrics(() => metrics.registry.metrics(), address).catch((error: unknown) =>
    end(`METRICS_PORT ${address.port} cannot be opened: ${error instanceof Error ? error.message : String(error)}`),
  );
  return (request, response) => {
    if (request.socket.localPort !== address.port) metrics.watch(request, response);
  };
}

function environment(): Env {
  try {
    return env();
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** Exits if a database role has too many rights. Retries while a database is away, because the portal still serves pages. */
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
