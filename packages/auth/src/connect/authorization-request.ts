import { SCOPES } from '@graha/domain/keys/scopes';
import { z } from 'zod';
import { type Client, isRegisteredAt, readClient } from './client-registration.ts';
import { repeatedIn } from './parameters.ts';

/** The issuer name of this service, and the resource of its tokens. */
export type Server = { issuer: string; resource: string; secret: string };

const ScopeNames = z.array(z.enum(SCOPES)).min(1);
const Asked = z.object({
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: z.string().max(2_000).optional(),
});

export type Authorization = {
  client: Client;
  redirectUri: string;
  scopes: string[];
  codeChallenge: string;
  state: string | undefined;
};

/** `invalid` is shown to the person, because the client's address is unknown or untrusted; `refused` is sent to the client. */
export type ReadAuthorization =
  | { kind: 'asked'; request: Authorization }
  | { kind: 'refused'; location: string }
  | { kind: 'invalid'; problem: string };

/** Returns nothing for a repeated parameter. */
const once = (query: URLSearchParams, name: string): string | undefined => {
  const [value, ...more] = query.getAll(name);
  return more.length > 0 ? undefined : value;
};

export function readAuthorization(query: URLSearchParams, server: Server): ReadAuthorization {
  const client = readClient(once(query, 'client_id') ?? '', server.secret);
  if (client === null) return { kind: 'invalid', problem: 'This app is not registered here. Connect it again.' };
  const redirectUri = once(query, 'redirect_uri');
  if (redirectUri === undefined || !isRegisteredAt(client, redirectUri)) {
    return { kind: 'invalid', problem: 'The app asks to be answered at an address that it did not register.' };
  }
  const state = once(query, 'state');
  const refuse = (error: string, problem: string): ReadAuthorization => ({
    kind: 'refused',
    location: answerUrl(redirectUri, server, { error, error_description: problem, state }),
  });
  const repeated = repeatedIn(query);
  if (repeated !== undefined) return refuse('invalid_request', `${repeated} is sent more than once`);
  const names = ['response_type', 'code_challenge', 'code_challenge_method', 'state'] as const;
  const asked = Asked.safeParse(Object.fromEntries(names.map((name) => [name, once(query, name)])));
  if (!asked.success) {
    const place = asked.error.issues[0]?.path.join('.') ?? '';
    if (place === 'response_type') return refuse('unsupported_response_type', 'response_type must be code');
    return refuse('invalid_request', `${place} is missing or wrong: PKCE with S256 is required`);
  }
  if (!isResource(query.getAll('resource'), server)) {
    return refuse('invalid_target', `resource must be ${server.resource}`);
  }
  const scopes = ScopeNames.safeParse((once(query, 'scope') ?? '*').split(' ').filter(Boolean));
  if (!scopes.success) return refuse('invalid_scope', `scopes are ${SCOPES.join(' ')}`);
  const { code_challenge: codeChallenge } = asked.data;
  return { kind: 'asked', request: { client, redirectUri, scopes: [...new Set(scopes.data)], codeChallenge, state } };
}

/** Accepts a client that names no resource, because there is only one. */
export const isResource = (named: readonly string[], { resource }: Server): boolean =>
  named.every((one) => one.replace(/\/$/, '') === resource);

/**
 * Returns the client's redirect address with the outcome, and with the issuer, so that the client knows the sender (RFC 9207).
 */
export function answerUrl(
  redirectUri: string,
  { issuer }: Server,
  answer: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, iss: issuer })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
