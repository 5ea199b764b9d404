import { call, type ClientOptions } from '@graha/sdk/call';
import { createClient, type GrahaClient } from '@graha/sdk/client';
import { ANSWER_BYTES_MAX, readText } from '@graha/sdk/read-text';
import { Failure } from './failure.ts';
import { type Credentials, credentialsOf } from './settings.ts';
import { timed } from './portal-request.ts';
import type { Terminal } from './terminal.ts';

const RETRIES = 4;
const MARKDOWN = 'text/markdown';

/** Options of the client: it waits for the time in a 429, and prints the wait. */
function optionsOf({ fetch, note }: Terminal, { baseUrl, apiKey }: Credentials): ClientOptions {
  return {
    baseUrl,
    apiKey,
    fetch,
    maxRetries: RETRIES,
    onResponse({ response: { status, headers } }) {
      if (status === 429) note(`Rate limit reached; waiting ${headers.get('retry-after') ?? 'a few'} seconds.`);
    },
  };
}

/** @throws Failure without a key or an address */
export const clientOf = (terminal: Terminal): GrahaClient =>
  createClient(optionsOf(terminal, credentialsOf(terminal.env)));

/** Prints the answer of an operation: JSON, or the text that the API writes for readers. */
export async function printAnswer(terminal: Terminal, operation: string, input: unknown, asJson: boolean) {
  const options = optionsOf(terminal, credentialsOf(terminal.env));
  const own = { signal: terminal.signal };
  if (asJson) return terminal.out(JSON.stringify(await call(operation, input, options, own), null, 2));
  const text = await call<string>(operation, input, { ...options, fetch: asText(terminal.fetch) }, own);
  terminal.out(text.trimEnd());
}

/** Asks for Markdown. The client reads JSON, so a text is given to it as a JSON string. */
const asText =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('accept', `${MARKDOWN}, application/json`);
    const response = await fetch(url, { ...init, headers });
    if (!response.ok || !response.headers.get('content-type')?.startsWith(MARKDOWN)) return response;
    return new Response(JSON.stringify(await readText(response, ANSWER_BYTES_MAX)), {
      status: response.status,
      headers: response.headers,
    });
  };

/** True if the API knows the key. An empty call is refused after the key was read, and costs nothing. */
export async function isKnownKey(terminal: Terminal, credentials: Credentials): Promise<boolean> {
  const body = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': credentials.apiKey },
    body: '{}',
  };
  const response = await reached(timed(terminal, `${credentials.baseUrl}/api/v1/kundali/basic`, body));
  return response.status !== 401;
}

export type Place = {
  name: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  timezone: string;
};

/** The largest place whose name begins so. @throws Failure if there is none */
export async function findPlace(terminal: Terminal, name: string): Promise<Place> {
  const { baseUrl, apiKey } = credentialsOf(terminal.env);
  const response = await reached(
    timed(terminal, `${baseUrl}/api/v1/places?limit=1&q=${encodeURIComponent(name)}`, {
      headers: { 'x-api-key': apiKey },
    }),
  );
  if (response.status === 401) throw new Failure('key', 'The API does not accept the key. Sign in again: graha login.');
  if (!response.ok) throw new Failure('failed', `The search of places answered ${response.status}. Try again.`);
  // Safe: the API documents this form.
  const { places } = (await response.json()) as { places: Place[] };
  const [found] = places;
  if (found === undefined)
    throw new Failure('input', `No place begins with “${name}”. Add the country: “${name}, India”.`);
  terminal.note(
    `${found.name}, ${found.region}, ${found.country}: ${found.latitude}, ${found.longitude}, ${found.timezone}`,
  );
  return found;
}

async function reached(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch {
    throw new Failure('offline', 'The API cannot be reached. Check the network and the address of the API.');
  }
}
