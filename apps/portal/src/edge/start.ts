import { once } from 'node:events';
import { roleProblem } from '@graha/store/postgres/role-problem';
import { env, type Env } from '../server/env.ts';
import { closeServer, DRAIN_MS } from '@graha/serving/close-server';
import { serveMetrics } from '@graha/serving/serve-metrics';
import { report } from '@graha/procedures/trpc/report';
import { createPortalServer, type FrontOptions, type PortalServer } from './front.ts';
import { createMetrics } from './metrics.ts';
import { type NextApp, prepareNext } from './next-handler.ts';
import { createPageLimit, PAGE_UNITS_PER_MINUTE } from './page-limit.ts';

const AGAIN_MS = 10_000;
/** In a test run all visitors have one address. */
const PAGE_UNITS_OF_TESTS = 1_000_000;
/** A process that a signal ends has this exit code, plus the number of the signal. */
const SIGNAL_EXIT = 128;
const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Starts the portal's server. A portal with unsafe settings exits with a message that explains the fix.
 * @param folder the folder of the portal
 */
export async function startPortal(folder: string): Promise<void> {
  const read = environment();
  const host = process.env['HOSTNAME'] || '0.0.0.0';
  const port = Number(process.env['PORT'] || 3000);
  const developing = process.env.NODE_ENV === 'development';
  const options = await frontOptions(read, developing);
  const [app] = await Promise.all([
    prepareNext({ folder, developing, host, port }),
    read.mode === 'production' ? refuseMightyRoles(read) : undefined,
  ]);
  const server = createPortalServer(options, (request, response) => void answer(app, request, response));
  stopOnSignals(server, app, read.mode === 'production' ? DRAIN_MS : 0);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) =>
    end(`PORT ${port} cannot be opened: ${error instanceof Error ? error.message : String(error)}`),
  );
  process.stdout.write(`portal listens on http://${host.includes(':') ? `[${host}]` : host}:${port}\n`);
}

async function frontOptions(read: Env, developing: boolean): Promise<FrontOptions> {
  const isProduction = read.mode === 'production';
  const watch = read.metrics ? await startMetrics(read.metrics) : undefined;
  const pageLimit = createPageLimit(isProduction ? PAGE_UNITS_PER_MINUTE : PAGE_UNITS_OF_TESTS);
  const { portalUrl, trustedProxies } = read;
  return { portalUrl, trustedProxies, isProduction, developing, pageLimit, ...(watch ? { watch } : {}) };
}

type Handle = NextApp['handle'];

/** Next answers its own failures. One that it does not is an error of the server. */
async function answer({ handle }: NextApp, request: Parameters<Handle>[0], response: Parameters<Handle>[1]) {
  try {
    await handle(request, response);
  } catch (error) {
    report(error, { requestId: String(response.getHeader('x-request-id') ?? 'none'), path: request.url ?? '' });
    if (!response.headersSent) response.statusCode = 500;
    response.end('Internal Server Error');
  }
}

/** Stops after the requests in progress and the work that pages left to do after them. */
function stopOnSignals(server: PortalServer, app: NextApp, drainMs: number): void {
  let isStopping = false;
  const stop = async (signal: keyof typeof SIGNALS): Promise<void> => {
    if (isStopping) return; // A shell sends the same signal to a process and to its parent, which passes it on.
    isStopping = true;
    await closeServer(server, drainMs);
    await app.close();
    process.exit(SIGNAL_EXIT + SIGNALS[signal]);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

/** @returns the counter of all requests */
async function startMetrics(address: NonNullable<Env['metrics']>): Promise<FrontOptions['watch']> {
  const metrics = createMetrics();
  metrics.watchProcess();
  await serveMetrics(() => metrics.registry.metrics(), address).catch((error: unknown) =>
    end(`METRICS_PORT ${address.port} cannot be opened: ${error instanceof Error ? error.message : String(error)}`),
  );
  return metrics.watch;
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
