import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { failureOf } from './installation-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { createResolve, type Resolve } from './resolve-name.ts';

const WITHIN_MS = 5_000;
const ANSWER_BYTES_MAX = 64 * 1024;

/** A destination to which nothing is sent. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** `text`: the answer's body as far as it was read. */
export type GuardedAnswer = { status: number; text: string };
/** Asks once. Throws where no answer came. */
export type GuardedRequest = (asked: {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}) => Promise<GuardedAnswer>;

export type Egress = {
  /** How the request introduces itself. */
  userAgent: string;
  /** True in development alone: plain http, and receivers on the machine itself or in its network. */
  isLocalAllowed: boolean;
  /** All addresses of a name. */
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  withinMs?: number;
};

/**
 * Sends to addresses that customers chose. The name is resolved once, each of its addresses is checked, and the connection goes to
 * one that was checked: an answer of the DNS that changes afterwards changes nothing. No redirect is followed, no connection is
 * kept, and the whole of it ends after five seconds and 64 kB of answer.
 *
 * @throws InstallationFailure if it failed before the receiver had a part in it
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
  // One private address among public ones is refused too: which of them is used would be chance.
  if (!addresses.every(isAllowed)) throw new EgressRefused(`${hostname} is not an address of the public internet.`);
  return first;
}

/** Whatever a name server or a receiver does, or leaves undone, the caller goes on when the signal aborts. */
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
        request.off('close', onClose); // From here on the response says how it ended.
        readStart(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
      },
    );
    const onClose = (): void => reject(new Error('The receiver closed the connection before it answered.'));
    request.once('error', (error) => reject(failureOf(error)));
    request.once('close', onClose);
    // Node hands the connection over after such an answer, and reports nothing further.
    request.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      reject(new Error(`The receiver answered ${statusCode}; other protocols are not spoken.`));
    });
    request.end(method === 'GET' ? undefined : body);
  });
}

/** What is longer is cut off, and the connection with it. */
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
