import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { failureOf } from './installation-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { createResolve, type Resolve } from './resolve-name.ts';

const WITHIN_MS = 5_000;
const ANSWER_BYTES_MAX = 64 * 1024;

/** A refused destination; nothing was sent to it. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** `text`: the part of the response body that was read. */
export type GuardedAnswer = { status: number; text: string };
/** Sends one request. Throws if there is no response. */
export type GuardedRequest = (asked: {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}) => Promise<GuardedAnswer>;

export type Egress = {
  /** The User-Agent header. */
  userAgent: string;
  /** True only in development: allows plain http, and receivers on the machine or its local network. */
  isLocalAllowed: boolean;
  /** Returns all addresses of a name. */
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  withinMs?: number;
};

/**
 * Creates a client for addresses that customers chose (SSRF guard). The name is resolved once, each address is checked, and the
 * connection uses a checked address, so later DNS changes have no effect. It follows no redirects, reuses no connections, and
 * ends after five seconds or 64 kB of response.
 *
 * @throws InstallationFailure if the failure is on this side of the receiver
 */
export function createGuardedRequest({
  userAgent,
  isLocalAllowed,
  resolve = createResolve(),
  isAllowed = isLocalAllowed ? () => true : isPublicAddress,
  withinMs = WITHIN_MS,
}: Egress): GuardedRequest {
  return async ({ url, method, headers, body = '' }) => {
    const target = new URL(url);
    if (target.protocol !== 'https:' && !(isLocalAllowed && target.protocol === 'http:')) {
      throw new EgressRefused('Only https is allowed.');
    }
    const signal = AbortSignal.timeout(withinMs);
    try {
      const message = { method, headers: { ...headers, 'user-agent': userAgent }, body, signal };
      const asked = addressOf(target, { resolve, isAllowed, signal }).then((address) => send(target, address, message));
      return await before(signal, asked);
    } catch (error) {
      if (signal.aborted) throw new Error(`No complete answer came within ${withinMs / 1000} s.`, { cause: error });
      throw error;
    }
  };
}

async function addressOf(
  { hostname }: URL,
  { resolve, isAllowed, signal }: { resolve: Resolve; isAllowed: (address: string) => boolean; signal: AbortSignal },
): Promise<string> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(literal) > 0 ? [literal] : await resolve(hostname, signal);
  const [first] = addresses;
  if (first === undefined) throw new Error(`${hostname} has no address.`);
  // A private address among public ones refuses the name, because the choice of the address would be arbitrary.
  if (!addresses.every(isAllowed)) throw new EgressRefused(`${hostname} is not an address of the public internet.`);
  return first;
}

/** Rejects when the signal aborts, even if a name server or receiver never answers. */
function before<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('The time is over.'));
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

type Message = { method: string; headers: Record<string, string>; body: string; signal: AbortSignal };

function send(target: URL, address: string, { method, headers, body, signal }: Message): Promise<GuardedAnswer> {
  const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const request = start(
      target,
      {
        method,
        agent: false,
        signal,
        headers: method === 'GET' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: (_hostname, { all }, callback) =>
          all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) => {
        request.off('close', onClose); // From now on the response reports the end of the connection.
        readStart(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
      },
    );
    const onClose = (): void => reject(new Error('The receiver closed the connection before it answered.'));
    request.once('error', (error) => reject(failureOf(error)));
    request.once('close', onClose);
    // After such a response Node hands over the connection and emits no further events.
    request.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      reject(new Error(`The receiver answered ${statusCode}; other protocols are not spoken.`));
    });
    request.end(method === 'GET' ? undefined : body);
  });
}

/** Reads the body up to a limit, and then destroys the connection. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    // Safe: a response without an encoding gives buffers.
    chunks.push(chunk as Buffer);
    bytes += chunks.at(-1)?.length ?? 0;
    if (bytes >= ANSWER_BYTES_MAX) break; // Leaving the loop destroys the connection.
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES_MAX).toString('utf8');
}
