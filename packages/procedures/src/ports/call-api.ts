import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** The caller, and the rights of the call at the API. */
export type CallGrant = {
  tenantId: string;
  userId: string;
  /** True for a free test call. */
  isTest: boolean;
  /** Public id of the workspace's key to charge; null for the virtual key of its playground. */
  publicId: string | null;
  /** The only operation allowed by the token; null allows all. */
  operation: string | null;
};

type PlaygroundCall = CallGrant & {
  /** `/api/v1/kundali/basic`: from the catalogue, never from a browser. */
  path: string;
  body: string;
  /** Idempotency key: the API charges calls with the same id once. */
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** Returns null if there is no answer. @throws if this portal has no playground */
export type CallApi = (call: PlaygroundCall) => Promise<ApiReply | null>;

type Settings = {
  apiInternalUrl: string;
  playgroundPrivateKey: string | null;
  /** The clock that the API reads tokens by, which is the database's. */
  now(): Promise<Date>;
};

export const createCallApi =
  ({ apiInternalUrl, playgroundPrivateKey, now }: Settings): CallApi =>
  async ({ path, body, attemptId, signal, ...grant }) => {
    if (playgroundPrivateKey === null)
      throw new Error('PLAYGROUND_PRIVATE_KEY is not set: this portal cannot sign calls.');
    const token = await signToken(signingKeyOf(playgroundPrivateKey), grant, await now());
    return callUpstream(`${apiInternalUrl}${path}`, { body, token, attemptId, signal });
  };

const TIMEOUT_MS = 30_000;

/** The API's answer, whatever its status. */
export type ApiReply = { status: number; headers: [name: string, value: string][]; text: string; tookMs: number };

type UpstreamRequest = {
  body: string;
  token: string;
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** Hop-by-hop headers, and cookies of the API, which are not for the browser. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** Calls the API once; null if it gives no answer. A redirect is not followed. */
export async function callUpstream(
  url: string,
  { body, token, attemptId, signal }: UpstreamRequest,
): Promise<ApiReply | null> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const startedMs = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': attemptId,
      },
      body,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name)),
      text,
      tookMs: performance.now() - startedMs,
    };
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

/** Returns whether `fetch` threw because the connection was refused or cut, the time ran out or the caller left. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));

/** Longer than a call takes, and too short for misuse. */
const LIFE_SECONDS = 60;

/** @throws if the text is no Ed25519 key, as PKCS #8 in DER in base64 */
export function signingKeyOf(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('PLAYGROUND_PRIVATE_KEY is not an Ed25519 key.');
  return key;
}

/** Signs a token with which this server may call the API for one workspace. It never reaches a browser. */
export const signToken = (
  key: KeyObject,
  { tenantId, userId, isTest, publicId, operation }: CallGrant,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const narrowed = { ...(publicId === null ? {} : { key: publicId }), ...(operation === null ? {} : { operation }) };
  return new SignJWT({ tenant: tenantId, ...narrowed })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer('portal')
    .setAudience(isTest ? 'api-test' : 'api') // A version of the API without test runs refuses this audience.
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key);
};
