import { Registration, registerClient } from '@graha/auth/connect/client-registration';
import { OPEN_HEADERS, oauthServer, preflight } from '../../../../server/oauth-server.ts';

/** Dynamic client registration (RFC 7591), open to every client: the response has no secret and grants no right. */
export async function POST(request: Request): Promise<Response> {
  const sent = Registration.safeParse(await request.json().catch(() => null));
  if (!sent.success) {
    const isRedirect = sent.error.issues.some(({ path }) => path[0] === 'redirect_uris');
    const error = isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    const error_description = sent.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    return Response.json({ error, error_description }, { status: 400, headers: OPEN_HEADERS });
  }
  const { clientId, name, redirectUris } = registerClient(sent.data, oauthServer().secret);
  const answer = {
    client_id: clientId,
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
  return Response.json(answer, { status: 201, headers: OPEN_HEADERS });
}

export { preflight as OPTIONS };
