import { Failure } from './failure.ts';
import { membersOf, pageOf, timed } from './portal-request.ts';
import type { Terminal } from './terminal.ts';

/** The addresses of the portal at which a program signs in. */
export type DeviceEndpoints = { deviceUrl: string; tokenUrl: string };

const WITH_KEY = 'Sign in with a key of the portal: graha login --key -';

async function read(terminal: Terminal, url: string): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await timed(terminal, url, { headers: { accept: 'application/json' } });
  } catch {
    const { origin } = new URL(url);
    throw new Failure('offline', `${origin} cannot be reached. Check the network and the address of the API.`);
  }
  if (!response.ok) throw new Failure('failed', `${url} answered ${response.status}. ${WITH_KEY}`);
  return membersOf(response);
}

/** Accepts http only if the API itself is reached by it, so that a key never travels in clear by the word of a document. */
function addressIn(value: unknown, baseUrl: string): string | null {
  const href = pageOf(value);
  if (href === null || (href.startsWith('http:') && !baseUrl.startsWith('http:'))) return null;
  return href.replace(/\/$/, '');
}

/**
 * Finds the portal of an API by the metadata of both (RFC 9728 and RFC 8414).
 * @throws Failure if one cannot be reached, or the portal has no sign-in of programs
 */
export async function deviceEndpoints(terminal: Terminal, baseUrl: string): Promise<DeviceEndpoints> {
  const { authorization_servers } = await read(terminal, `${baseUrl}/.well-known/oauth-protected-resource`);
  const issuer = addressIn([authorization_servers].flat()[0], baseUrl);
  if (issuer === null) throw new Failure('failed', `The API names no portal to sign in at. ${WITH_KEY}`);
  const server = await read(terminal, `${issuer}/.well-known/oauth-authorization-server`);
  const deviceUrl = addressIn(server['device_authorization_endpoint'], baseUrl);
  const tokenUrl = addressIn(server['token_endpoint'], baseUrl);
  if (server['issuer'] !== issuer || deviceUrl === null || tokenUrl === null)
    throw new Failure('failed', `The portal ${issuer} offers no sign-in of programs. ${WITH_KEY}`);
  return { deviceUrl, tokenUrl };
}
