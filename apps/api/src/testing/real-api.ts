import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { PEPPER } from '@graha/store/testing/testing';
import { LOOKUP_LIMITS } from '../call/lookup-cache.ts';
import { type Env, readEnv } from '../start/env.ts';
import { createLog } from '../observe/log.ts';
import { startServer } from '../start/server.ts';

export const PATH = '/api/v1/kundali/basic';
const SILENT = createLog('silent');

export const testEnv = (databaseUrl: string, directUrl = databaseUrl, more: Record<string, string> = {}): Env =>
  readEnv({
    GRAHA_MODE: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    KEY_PEPPER: PEPPER,
    PORT: '0',
    ...more,
  });

/** The real API in this process, on a free port. */
export async function startApi(databaseUrl: string, directUrl?: string, more?: Record<string, string>, log = SILENT) {
  const server = await startServer(testEnv(databaseUrl, directUrl, more), log);
  return { ...server, call: callerOf(server.url) };
}

export type Answer = { status: number; headers: Headers; body: Buffer; requestId: string };
export type Call = (key: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

export const callerOf =
  (url: string): Call =>
  async (key, body = EXAMPLE_BIRTH, headers = {}) => {
    const response = await fetch(url + PATH, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const requestId = response.headers.get('x-request-id') ?? '';
    return { status: response.status, headers: response.headers, body: bytes, requestId };
  };

/**
 * Keeps cached keys and accounts for an hour, so that only a notification can show a change. It changes the settings of the whole
 * process, so only a file with its own process may call it (`*.isolated.db.test.ts`).
 */
export function rememberLookups(): void {
  Object.assign(LOOKUP_LIMITS, { ttlMs: 3_600_000, refreshMs: 3_600_000 });
}

/** Clients that call one after another until `until` is true. @returns every answer that arrived */
export async function clients(count: number, call: () => Promise<Answer>, until: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!until()) {
        const answer = await call().catch(() => null);
        if (answer) answers.push(answer);
        if (answer?.status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }),
  );
  return answers;
}
