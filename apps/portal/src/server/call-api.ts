import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { env, type Env } from './env.ts';

export type ApiAnswer = { status: number; body: unknown; tookMs: number };

const TIMEOUT_MS = 2500;

/**
 * Calls the API with the key of the system tenant. Returns null if there is no key, no API or no answer in time.
 * Not `fetch`: the framework would store each answer on disk, and each minute has another one.
 */
export async function callApi(path: string, body?: unknown): Promise<ApiAnswer | null> {
  const settings = readSettings();
  if (settings === null || (body !== undefined && settings.systemApiKey === null)) return null;
  const url = new URL(path, settings.apiInternalUrl);
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'x-api-key': settings.systemApiKey ?? '' }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => resolve(null));
        incoming.on('end', () => {
          const answer = parse(Buffer.concat(chunks).toString('utf8'));
          const tookMs = performance.now() - startedMs;
          resolve(answer === undefined ? null : { status: incoming.statusCode ?? 0, body: answer, tookMs });
        });
      },
    );
    outgoing.on('error', () => resolve(null));
    outgoing.on('close', () => resolve(null)); // Resolves after any end, because a page waits for the picture.
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

type Settings = Pick<Env, 'apiUrl' | 'apiInternalUrl' | 'portalUrl' | 'systemApiKey' | 'sourceUrl' | 'company'>;

/** Returns null in a build, which has no environment; its pages are rendered again at the first request. */
function readSettings(): Settings | null {
  try {
    return env();
  } catch {
    return null;
  }
}

/** Tag of pages that the build rendered without settings, so without real addresses. They are never served. */
export const BUILT_WITHOUT_SETTINGS = 'built-without-settings';

export const hasSettings = (): boolean => readSettings() !== null;

/** Returns the address of the API for snippets. */
export const shownApiUrl = (): string => readSettings()?.apiUrl ?? 'http://localhost:4000';

/** Returns the address of these pages, for snippets and for absolute links. */
export const shownPortalUrl = (): string => readSettings()?.portalUrl ?? 'http://localhost:3000';

export const shownAddresses = () => ({ portalUrl: shownPortalUrl(), apiUrl: shownApiUrl() });

/** Returns the address of the source code of the running version; null if the operator sets none. */
export const shownSourceUrl = (): string | null => readSettings()?.sourceUrl ?? null;

/** Returns the company that runs this service. */
export const shownCompany = (): Env['company'] =>
  readSettings()?.company ?? { name: 'Graha', email: null, address: null, dataLocation: null };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
