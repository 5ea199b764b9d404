import { createHmac, timingSafeEqual } from 'node:crypto';
import { nameSchema } from '@graha/domain/core/typed-text';
import { z } from 'zod';

/** URL schemes of known desktop apps. Reverse domain names are accepted too. */
const SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:', 'raycast:', 'claude:']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const REVERSE_DOMAIN = /^[a-z][a-z0-9]*(\.[a-z0-9-]+)+:$/;
const URI_LENGTH_MAX = 400;
/** A URI has no other characters (RFC 3986, §2). A browser would drop some of them, and the database stores no NUL. */
const URI_CHARACTERS = /^[!-~]+$/;
const NAME_LENGTH_MAX = 60;
const Name = nameSchema(NAME_LENGTH_MAX);

/** Returns whether an answer may be sent there: never to a plain http address of another machine, and never to a script. */
export function isRedirectUri(text: string): boolean {
  if (text.length > URI_LENGTH_MAX || !URI_CHARACTERS.test(text)) return false;
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return SCHEMES.has(protocol) || REVERSE_DOMAIN.test(protocol);
}

const LOOPBACK_PORT = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d+(?=[/?]|$)/;

/**
 * Returns whether the client registered this address. The port of a program on the person's computer may differ, because the
 * system gives it a free one when it starts (RFC 8252, §7.3; RFC 9700, §2.1).
 */
export function isRegisteredAt({ redirectUris }: Pick<Client, 'redirectUris'>, redirectUri: string): boolean {
  if (!isRedirectUri(redirectUri)) return false;
  const withoutPort = (uri: string): string => uri.replace(LOOPBACK_PORT, '$1');
  return redirectUris.some((registered) => withoutPort(registered) === withoutPort(redirectUri));
}

const RedirectUris = z
  .array(z.string().refine(isRedirectUri, 'must be https, http to this machine, or a scheme of an app'))
  .min(1)
  .max(5);

/** Metadata of a client (RFC 7591). Other members are ignored, as the standard requires. */
export const Registration = z.object({
  client_name: z.string().trim().optional(),
  redirect_uris: RedirectUris,
  token_endpoint_auth_method: z.literal('none').default('none'),
});

export type Client = { clientId: string; name: string; redirectUris: string[] };

const Payload = z.tuple([z.string(), z.array(z.string())]);

/** Replaces line breaks and letters that could hide parts of a name by spaces. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH_MAX)
    .replace(/\p{Surrogate}$/u, ''); // Half of a character, if the cut was inside it.

const sealOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`connected app\0${payload}`).digest();

/** Returns a client id that is the sealed registration itself: nothing is stored, so nobody can fill a table with clients. */
export function registerClient({ client_name, redirect_uris }: z.output<typeof Registration>, secret: string): Client {
  const [first = ''] = redirect_uris;
  const own = plainName(client_name ?? '');
  const name = Name.safeParse(own).success ? own : new URL(first).host || 'An app';
  const payload = Buffer.from(JSON.stringify([name, redirect_uris])).toString('base64url');
  return { clientId: `${payload}.${sealOf(payload, secret).toString('base64url')}`, name, redirectUris: redirect_uris };
}

/** @returns null for an id that this service did not issue */
export function readClient(clientId: string, secret: string): Client | null {
  const [payload = '', seal = '', ...more] = clientId.split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(payload, secret);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [name, redirectUris] = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { clientId, name, redirectUris };
}
