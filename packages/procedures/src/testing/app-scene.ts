import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Server } from '@graha/auth/connect/authorization-request';
import { registerClient } from '@graha/auth/connect/client-registration';
import { exchangeToken } from '@graha/auth/connect/token-exchange';
import { appHash } from '@graha/store/identity/app-secret';
import { chargeBatch, findAppToken } from '@graha/store/ledger/metering';
import { playgroundCall } from '@graha/store/testing/testing';
import { MCP_URL, OURS, PORTAL_URL, type useScene } from './scene.ts';
import { KEY_PEPPER, type SceneWorkspace } from './scene-rows.ts';

export const SERVER: Server = { issuer: PORTAL_URL, resource: MCP_URL, secret: KEY_PEPPER };
export const REDIRECT = 'http://127.0.0.1:33418/callback';
/** Registers a client as it would itself. */
export const registered = (name = 'Claude', redirects = [REDIRECT]) =>
  registerClient({ client_name: name, redirect_uris: redirects, token_endpoint_auth_method: 'none' }, KEY_PEPPER);
export const CLIENT = registered();

export const ERROR = { status: 400, body: { error: 'invalid_grant' } };

/** Performs consent, exchange and refresh of a client, in the workspaces of a scene. */
export function appScene(scene: ReturnType<typeof useScene>) {
  const ctx = () => ({ db: scene.pools.db, identity: scene.pools.identity, requestId: 'req_1' });
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = (changes: Record<string, string | null> = {}): string => {
    const query = {
      client_id: CLIENT.clientId,
      redirect_uri: REDIRECT,
      response_type: 'code',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      resource: MCP_URL,
      state: 'a state',
      ...changes,
    };
    return new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))).toString(); // prettier-ignore
  };
  const exchange = (form: Record<string, string>) =>
    exchangeToken(ctx(), new URLSearchParams({ client_id: CLIENT.clientId, resource: MCP_URL, ...form }), SERVER);
  const redeem = (code: string, changes: Record<string, string> = {}) =>
    exchange({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: verifier, ...changes });
  const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token });

  const allowed = (who: Parameters<typeof scene.callerAs>[0] = 'developer', workspace = OURS, query = asked()) =>
    scene
      .callerAs(who, {}, workspace)
      .apps.allow({ query, tenantId: workspace.tenantId, monthlyCreditsMax: 1_000, mutationId: randomUUID() });
  const codeIn = (location: string): string => new URL(location).searchParams.get('code') ?? '';
  async function connected(workspace: SceneWorkspace = OURS, query = asked()) {
    const { location } = await allowed('developer', workspace, query);
    const { status, body } = await redeem(codeIn(location));
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { access_token: access, refresh_token: refreshing } = Object(body);
    return { access: String(access), refreshing: String(refreshing), code: codeIn(location) };
  }
  const recordOf = (token: string) => findAppToken({ db: scene.pools.api }, { tokenHash: appHash(token) });
  async function chargedBy(keyId = ''): Promise<string | undefined> {
    const charge = { ...playgroundCall(OURS.tenantId), keyId };
    const results = await chargeBatch({ db: scene.pools.api }, { charges: [charge], engineVersion: 'test' });
    return results[0]?.outcome;
  }
  /** Moves the last use of every token into the past by `seconds`. */
  const ageUses = (seconds: number) =>
    scene.pools.owner.query('UPDATE identity.app_token SET used_at = used_at - make_interval(secs => $1)', [seconds]);
  return { ctx, asked, exchange, redeem, refresh, allowed, codeIn, connected, recordOf, chargedBy, ageUses };
}
