import { unsignedIdToken } from '@graha/config/id-token.ts';
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Paths<Person> = {
  authorize: readonly string[];
  token: readonly string[];
  /** Public responses, by path. */
  open?: (origin: string) => Record<string, object>;
  /** Responses about the signed-in person for the owner of a token, by path. */
  of: (person: Person) => Record<string, object>;
  /** Returns the person’s id for an id token; a provider without it sends none. */
  subjectOf?: (person: Person) => string;
};

type Code<Person> = { person: Person; challenge: string; clientId: string; redirectUri: string };

/**
 * Starts a provider on the loopback, with one person already signed in, or declining. A code works once, for the client, the
 * address and the verifier of its request; any secret is accepted. @source RFC 6749, 4.1; RFC 7636, 4.6
 */
export async function openCodeFlow<Person>(port: number, paths: Paths<Person>) {
  let signedIn: Person | null = null;
  let origin = '';
  const codes = new Map<string, Code<Person>>();
  const tokens = new Map<string, Person>();

  /** Returns the address to which the browser is sent back. */
  function authorize(asked: URLSearchParams): string {
    const back = new URL(asked.get('redirect_uri') ?? '');
    const answer = signedIn === null ? { error: 'access_denied' } : { code: newCode(signedIn, asked) };
    back.search = new URLSearchParams({ ...answer, state: asked.get('state') ?? '', iss: origin }).toString();
    return back.href;
  }

  function newCode(person: Person, asked: URLSearchParams): string {
    const [code, read] = [randomBytes(16).toString('hex'), (name: string) => asked.get(name) ?? ''];
    const challenge = read('code_challenge_method') === 'S256' ? read('code_challenge') : 'none';
    codes.set(code, { person, challenge, clientId: read('client_id'), redirectUri: read('redirect_uri') });
    return code;
  }

  function exchange(form: URLSearchParams, [clientId, clientSecret]: Credentials): object | null {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isRight =
      code?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      code.clientId === clientId &&
      code.redirectUri === form.get('redirect_uri') &&
      clientSecret !== '';
    if (!code || !isRight) return null;
    const token = randomBytes(16).toString('hex');
    tokens.set(token, code.person);
    const subject = paths.subjectOf?.(code.person);
    return {
      access_token: token,
      token_type: 'bearer',
      ...(subject !== undefined && { id_token: unsignedIdToken({ iss: origin, aud: code.clientId, sub: subject }) }),
    };
  }

  function read(path: string, authorization: string): object | undefined {
    const open = paths.open?.(origin)[path];
    const person = tokens.get(authorization.replace('Bearer ', ''));
    return open ?? (person && paths.of(person)[path]);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const { authorization = '' } = request.headers;
    const form = new URLSearchParams(await textOf(request));
    if (paths.authorize.includes(pathname)) {
      response.writeHead(302, { location: authorize(searchParams) }).end();
      return;
    }
    const isExchange = request.method === 'POST' && paths.token.includes(pathname);
    const found = isExchange ? exchange(form, credentialsOf(form, authorization)) : read(pathname, authorization);
    response.writeHead(found ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'invalid_grant' }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  // Safe: a server that listens on TCP has an address with a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    signedIn: (person: Person) => void (signedIn = person),
    /** Makes every later sign-in end with a cancellation. */
    declined: () => void (signedIn = null),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

type Credentials = readonly [clientId: string, clientSecret: string];

/** Reads the client's credentials from the form or the header. @source RFC 6749, 2.3.1 */
function credentialsOf(form: URLSearchParams, authorization: string): Credentials {
  const [id = '', secret = ''] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8').split(':');
  return [form.get('client_id') ?? decodeURIComponent(id), form.get('client_secret') ?? decodeURIComponent(secret)];
}
