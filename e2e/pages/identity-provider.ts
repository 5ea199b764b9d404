import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The identity provider of a company, where somebody with this address is signed in already. It checks no secret. */
export async function openIdentityProvider() {
  let email = '';
  let issuer = '';
  const code = randomBytes(16).toString('hex');

  const configuration = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer }).toString();
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const bodies: Record<string, object> = {
      '/.well-known/openid-configuration': configuration(),
      '/token': { access_token: code, token_type: 'bearer' },
      '/userinfo': { sub: email, email, email_verified: true, name: 'Meera' },
    };
    response.writeHead(bodies[pathname] ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(bodies[pathname] ?? {}));
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on TCP has an address with a port.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    signedIn: (address: string) => void (email = address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
