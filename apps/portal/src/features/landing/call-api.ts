import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { env, type Env } from '../../env.ts';

export type ApiAnswer = { status: number; body: unknown; tookMs: number };

const PATIENCE_MS = 2500;

/**
 * One call to the API with the key of the system tenant; null where there is no key, no API or no answer in time.
 * Not `fetch`: here each minute asks something new, and the framework would keep every answer on disk.
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
        signal: AbortSignal.timeout(PATIENCE_MS),
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
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Pages are built where no environment is set; they are then made again, with it, at the first request. */
function readSettings(): Pick<Env, 'apiUrl' | 'apiInternalUrl' | 'systemApiKey'> | null {
  try {
    return env();
  } catch {
    return null;
  }
}

/** The address that snippets show. */
export const shownApiUrl = (): string => readSettings()?.apiUrl ?? 'http://localhost:4000';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
