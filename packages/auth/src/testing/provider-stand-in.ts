import { unsignedIdToken } from '@graha/config/id-token.ts';
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderClient } from '../core/providers.ts';

/** The person signed in at the stand-in. */
export type StandInPerson = { id: number; email: string | null; isVerified: boolean; name: string; hd?: string };

type Code = { person: StandInPerson; challenge: string; redirectUri: string; clientId: string };

export const CLIENT = { clientId: 'client', clientSecret: 'secret' };

/** Returns an id token with claims for our client. */
export const idToken = (claims: { iss: string; sub: string; aud?: string; nonce?: string }): string =>
  unsignedIdToken({ aud: CLIENT.clientId, ...claims });

const CREDENTIALS = `${CLIENT.clientId}:${CLIENT.clientSecret}`;

/**
 * Starts Google, GitHub and the identity provider of a company on the loopback, reduced to the parts of a sign-in. A code works
 * once, for its client, address and verifier.
 */
export async function providerStandIn() {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, StandInPerson>();
  let isBroken = false;

  function exchange(form: URLSearchParams, authorization = ''): object | null {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      code?.challenge === challenge &&
      code.redirectUri === form.get('redirect_uri') &&
      code.clientId === CLIENT.clientId &&
      ([form.get('client_id'), form.get('client_secret')].join(':') === CREDENTIALS ||
        authorization === `Basic ${Buffer.from(CREDENTIALS).toString('base64')}`);
    if (!code || !isRight) return null;
    const token = randomBytes(16).toString('hex');
    tokens.set(token, code.person);
    return {
      access_token: token,
      token_type: 'bearer',
      id_token: idToken({ iss: origin, sub: String(code.person.id) }),
    };
  }

  function read(path: string, { id, email, isVerified, name, hd }: StandInPerson): object | null {
    if (path === '/v1/userinfo')
      return {
        sub: String(id),
        name,
        ...(hd && { hd }),
        ...(email === null ? {} : { email, email_verified: isVerified }),
      };
    if (path === '/user') return { id, login: `login-${id}`, name };
    if (path === '/user/emails')
      return email === null
        ? []
        : [
            { email: 'second@elsewhere.example', primary: false, verified: true },
            { email, primary: true, verified: isVerified },
          ];
    return null;
  }

  const configuration = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/v1/userinfo`,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const { authorization } = request.headers;
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(Buffer.from(chunk));
    const person = tokens.get(authorization?.replace('Bearer ', '') ?? '');
    const form = new URLSearchParams(Buffer.concat(body).toString('utf8'));
    const found =
      request.method === 'POST'
        ? exchange(form, authorization)
        : pathname === '/.well-known/openid-configuration'
          ? configuration()
          : person && read(pathname, person);
    const status = isBroken ? 503 : found ? 200 : 400;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? found : { error: 'refused' }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client: ProviderClient = { ...CLIENT, origins: { authorize: origin, token: origin, api: origin } };
  return {
    /** The issuer name of the company's identity provider. */
    issuer: origin,
    providers: { google: client, github: client },
    /** Returns the query with which the provider returns the browser after this person's sign-in. */
    signIn(authorizeUrl: string, person: StandInPerson): URLSearchParams {
      const { searchParams: asked } = new URL(authorizeUrl);
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        person,
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        clientId: asked.get('client_id') ?? '',
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
    breakDown: () => void (isBroken = true),
    repair: () => void (isBroken = false),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
