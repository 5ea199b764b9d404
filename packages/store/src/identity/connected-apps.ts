import { ACCESS_TOKEN_SECONDS, REFRESH_GRACE_SECONDS, REFRESH_TOKEN_SECONDS } from '@graha/domain/keys/app-token';
import type { IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { appHash } from './app-secret.ts';

/** A program that a person has authorised to call for a workspace; it calls with this key. */
export type ConnectedApp = {
  keyId: string;
  tenantId: string;
  userId: string;
  name: string;
  scopes: string[];
  connectedAt: Date;
};
export type OwnApp = ConnectedApp & { workspace: string };

type Grant = {
  keyId: string;
  tenantId: string;
  userId: string;
  clientId: string;
  clientName: string;
  scopes: readonly string[];
  code: string;
  codeSeconds: number;
  redirectUri: string;
  codeChallenge: string;
};

type AppRef = Pick<Grant, 'tenantId' | 'userId' | 'clientId'>;

/** Returns the keys of a person's connections to a client and a workspace: one, unless two were created at the same time. */
export async function keysOfApp(
  { identity }: IdentityContext,
  { tenantId, userId, clientId }: AppRef,
): Promise<string[]> {
  const { rows } = await query(
    identity,
    `SELECT key_id AS "keyId" FROM identity.connected_app
     WHERE organization_id = $1 AND user_id = $2 AND client_hash = $3`,
    [tenantId, userId, appHash(clientId)],
  );
  return rows.map(({ keyId }) => keyId);
}

/**
 * Saves the app with its first code, and replaces earlier connections of the same person, client and workspace.
 * @returns the keys of the replaced connections, whose tokens have ended
 */
export async function connectApp({ identity }: IdentityContext, grant: Grant): Promise<string[]> {
  const { keyId, tenantId, userId, clientId, clientName, scopes, code, codeSeconds, redirectUri, codeChallenge } =
    grant;
  return inTransaction(identity, async (tx) => {
    // Serialises connections of one person, so that two concurrent ones do not both remain.
    await tx.query('SELECT FROM identity.user WHERE id = $1 FOR UPDATE', [userId]);
    const replaced = await query(
      tx,
      `DELETE FROM identity.connected_app WHERE organization_id = $1 AND user_id = $2 AND client_hash = $3
       RETURNING key_id AS "keyId"`,
      [tenantId, userId, appHash(clientId)],
    );
    await tx.query(
      `INSERT INTO identity.connected_app (key_id, organization_id, user_id, client_hash, client_name, scopes)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [keyId, tenantId, userId, appHash(clientId), clientName, scopes],
    );
    await tx.query(
      `INSERT INTO identity.app_token (token_hash, key_id, kind, expires_at, redirect_uri, code_challenge)
       VALUES ($1, $2, 'code', clock_timestamp() + make_interval(secs => $3), $4, $5)`,
      [appHash(code), keyId, codeSeconds, redirectUri, codeChallenge],
    );
    return replaced.rows.map((row) => row.keyId);
  });
}

const APP = `a.key_id AS "keyId", a.organization_id AS "tenantId", a.user_id AS "userId", a.client_name AS name, a.scopes,
  a.connected_at AS "connectedAt"`;

type TokenUse = { token: string; kind: 'code' | 'refresh'; clientId: string };
export type UsedToken = ConnectedApp & {
  redirectUri: string | null;
  codeChallenge: string | null;
  /** The person who connected the app is still a verified member who may make calls. */
  mayCall: boolean;
};

/** Columns read for a used token; `t` and `a` are its tables. */
const USED = `${APP}, t.redirect_uri AS "redirectUri", t.code_challenge AS "codeChallenge", EXISTS (
  SELECT FROM identity.member m JOIN identity.user u ON u.id = m.user_id
  WHERE m.organization_id = a.organization_id AND m.user_id = a.user_id AND u.email_verified
    AND m.role IN ('owner', 'admin', 'developer')) AS "mayCall"` as const;

/**
 * Uses up a code or a refresh token, atomically for all callers. A refresh token ends the access token issued with it, and those
 * before; those issued since belong to programs that refreshed at the same time. It is accepted again for
 * `REFRESH_GRACE_SECONDS`, and then ends none. `reused`: it was used before, so it may be stolen. Returns null if this client
 * has no such token, or it has expired.
 */
export function useAppToken(
  { identity }: IdentityContext,
  { token, kind, clientId }: TokenUse,
): Promise<UsedToken | { reused: ConnectedApp } | null> {
  const key = [appHash(token), kind, appHash(clientId)] as const;
  return inTransaction(identity, async (tx) => {
    const first = await query(
      tx,
      `UPDATE identity.app_token t SET used_at = clock_timestamp() FROM identity.connected_app a
       WHERE a.key_id = t.key_id AND t.token_hash = $1 AND t.kind = $2 AND a.client_hash = $3
         AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
       RETURNING ${USED}`,
      key,
    );
    if (first.rows[0]) {
      await tx.query(
        `DELETE FROM identity.app_token t USING identity.app_token used
         WHERE used.token_hash = $1 AND used.kind = 'refresh' AND t.key_id = used.key_id AND t.kind = 'access'
           AND t.expires_at - make_interval(secs => $2) <= used.expires_at - make_interval(secs => $3)`,
        [appHash(token), ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS],
      );
      // The app ends a minute from now unless its next tokens are written.
      await tx.query(
        `UPDATE identity.connected_app SET check_at = clock_timestamp() + interval '1 minute' WHERE key_id = $1`,
        [first.rows[0].keyId],
      );
      return first.rows[0];
    }
    const before = await query(
      tx,
      `SELECT ${USED}, t.kind = 'refresh' AND t.used_at > clock_timestamp() - make_interval(secs => $4)
         AND t.expires_at > clock_timestamp() AS "isWithinGrace"
       FROM identity.app_token t JOIN identity.connected_app a ON a.key_id = t.key_id
       WHERE t.token_hash = $1 AND t.kind = $2 AND a.client_hash = $3 AND t.used_at IS NOT NULL`,
      [...key, REFRESH_GRACE_SECONDS],
    );
    if (!before.rows[0]) return null;
    const { isWithinGrace, ...used } = before.rows[0];
    return isWithinGrace ? used : { reused: used };
  });
}

type Pair = { keyId: string; access: string; refresh: string };

/** Saves an access token and its refresh token, issued at one instant. Returns false if the app is gone. */
export async function saveAppTokens({ identity }: IdentityContext, pair: Pair): Promise<boolean> {
  const { keyId, access, refresh } = pair;
  return inTransaction(identity, async (tx) => {
    const app = await tx.query('SELECT FROM identity.connected_app WHERE key_id = $1 FOR KEY SHARE', [keyId]);
    if (app.rowCount === 0) return false;
    await tx.query('DELETE FROM identity.app_token WHERE key_id = $1 AND expires_at < clock_timestamp()', [keyId]);
    await tx.query(
      `INSERT INTO identity.app_token (token_hash, key_id, kind, expires_at)
       SELECT hash, $1, kind, statement_timestamp() + make_interval(secs => seconds)
       FROM unnest($2::bytea[], $3::text[], $4::int[]) AS t (hash, kind, seconds)`,
      [
        keyId,
        [appHash(access), appHash(refresh)],
        ['access', 'refresh'],
        [ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS],
      ],
    );
    return true;
  });
}

/** Returns the app with this token, of any kind, if it belongs to this client. */
export async function appOfToken(
  { identity }: IdentityContext,
  { token, clientId }: { token: string; clientId: string },
): Promise<ConnectedApp | null> {
  const { rows } = await query(
    identity,
    `SELECT ${APP} FROM identity.app_token t JOIN identity.connected_app a ON a.key_id = t.key_id
     WHERE t.token_hash = $1 AND a.client_hash = $2`,
    [appHash(token), appHash(clientId)],
  );
  return rows[0] ?? null;
}

/** Deletes an app and its tokens. The caller revokes the key, which is recorded in the log of the workspace. */
export const forgetApp = async ({ identity }: IdentityContext, { keyId }: { keyId: string }): Promise<void> =>
  void (await identity.query('DELETE FROM identity.connected_app WHERE key_id = $1', [keyId]));

/** Returns the apps that a person has connected in all workspaces, newest first. */
export async function appsOf({ identity }: IdentityContext, { userId }: { userId: string }): Promise<OwnApp[]> {
  const { rows } = await query(
    identity,
    `SELECT ${APP}, o.name AS workspace FROM identity.connected_app a JOIN identity.organization o ON o.id = a.organization_id
     WHERE a.user_id = $1 ORDER BY a.connected_at DESC, a.key_id`,
    [userId],
  );
  return rows;
}
