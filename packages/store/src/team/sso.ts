import { Refusal } from '@graha/domain/core/refusal';
import { sso } from '@graha/domain/team/sso';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import type { Db, IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { isSealedBefore, seal, unseal, type SealingKeys } from '../webhooks/sealing.ts';
import { changeTeam, type TeamContext, type TeamQueryContext } from './change.ts';

/** `recordToken`: required content of the domain's TXT record. `verifiedAt` is null until it was found there. */
export type SsoConnection = {
  connectionId: string;
  tenantId: string;
  issuer: string;
  clientId: string;
  sealedSecret: string;
  domain: string;
  recordToken: string;
  verifiedAt: Date | null;
  /** Start of the absence of a verified domain's record. */
  missingSince: Date | null;
};
export type SsoInput = Pick<SsoConnection, 'issuer' | 'clientId' | 'domain'> & { clientSecret: string };

type ConnectionRef = Pick<SsoConnection, 'connectionId'>;
type Place = Pick<SsoConnection, 'tenantId' | 'connectionId'>;

const TOKEN_BYTES = 24;
const UNIQUE_VIOLATION = '23505';

/** The place that a secret is sealed for: one sealed for one connection opens for no other. */
const placeOf = ({ tenantId, connectionId }: Place): string => `sso ${tenantId} ${connectionId}`;

/** Provider id of the accounts that sign in through a connection. */
export const ssoProviderId = ({ connectionId }: ConnectionRef): `sso:${string}` => `sso:${connectionId}`;

export const ssoSecret = (connection: SsoConnection, { sealing }: { sealing: SealingKeys }): string =>
  unseal(sealing, connection.sealedSecret, placeOf(connection));

type Where = 'organization_id = $1' | `${'connection_id' | 'domain'} = $1 AND verified_at IS NOT NULL`;

async function find(db: Pool | PoolClient, where: Where, value: string): Promise<SsoConnection | null> {
  const { rows } = await query(
    db,
    `SELECT connection_id AS "connectionId", organization_id AS "tenantId", issuer, client_id AS "clientId",
       sealed_secret AS "sealedSecret", domain, record_token AS "recordToken", verified_at AS "verifiedAt",
       missing_since AS "missingSince"
     FROM identity.sso_connection WHERE ${where}`,
    [value],
  );
  return rows[0] ?? null;
}

/** Returns the connection of a workspace, verified or not. */
export const ssoOfWorkspace = ({ identity, tenantId }: TeamQueryContext): Promise<SsoConnection | null> =>
  find(identity, 'organization_id = $1', tenantId);

/** Returns the connection for the addresses of a domain. */
export const ssoOfDomain = ({ identity }: IdentityContext, { domain }: { domain: string }) =>
  find(identity, 'domain = $1 AND verified_at IS NOT NULL', domain);

/** Returns a verified connection. */
export const ssoConnection = ({ identity }: IdentityContext, { connectionId }: ConnectionRef) =>
  find(identity, 'connection_id = $1 AND verified_at IS NOT NULL', connectionId);

/**
 * Saves the connection. With the same issuer, client and domain only the secret is replaced. Any other change makes a new
 * connection, whose domain must be verified again and which has no accounts yet.
 */
export const connectSso = (
  { sealing, ...ctx }: TeamContext & { sealing: SealingKeys },
  { issuer, clientId, clientSecret, domain }: SsoInput,
): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const { tenantId } = ctx;
    const owner = await find(tx, 'domain = $1 AND verified_at IS NOT NULL', domain);
    if (owner && owner.tenantId !== tenantId) throw new Refusal('sso_domain_taken');
    const before = await find(tx, 'organization_id = $1', tenantId);
    if (before?.issuer === issuer && before.clientId === clientId && before.domain === domain) {
      const { connectionId } = before;
      const sealed = seal(sealing, clientSecret, placeOf(before));
      await tx.query('UPDATE identity.sso_connection SET sealed_secret = $2 WHERE connection_id = $1', [
        connectionId,
        sealed,
      ]);
      await execute(ctx, sso, tenantId, { type: 'replaceSecret', connectionId });
      return;
    }
    if (before) await drop(tx, before);
    const connectionId = randomUUID();
    const sealed = seal(sealing, clientSecret, placeOf({ tenantId, connectionId }));
    await tx.query(
      `INSERT INTO identity.sso_connection
         (connection_id, organization_id, issuer, client_id, sealed_secret, domain, record_token)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [connectionId, tenantId, issuer, clientId, sealed, domain, randomBytes(TOKEN_BYTES).toString('base64url')],
    );
    await execute(ctx, sso, tenantId, { type: 'connect', connectionId, issuer, clientId, domain });
  });

/**
 * Marks a domain as verified; call after the TXT record was found. @throws Refusal if another workspace was first, or the
 * connection has changed
 */
export const verifySsoDomain = (ctx: TeamContext, { connectionId }: ConnectionRef): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const { rowCount } = await tx
      .query(
        `UPDATE identity.sso_connection SET verified_at = coalesce(verified_at, clock_timestamp()), checked_at = clock_timestamp(),
           missing_since = NULL
         WHERE organization_id = $1 AND connection_id = $2`,
        [ctx.tenantId, connectionId],
      )
      .catch(refuseTaken);
    if (rowCount === 0) throw new Refusal('sso_unknown');
    await execute(ctx, sso, ctx.tenantId, { type: 'verifyDomain', connectionId });
  });

function refuseTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
    throw new Refusal('sso_domain_taken');
  throw error;
}

/** Removes the connection. Persons and memberships stay; members without another sign-in method set a password by e-mail. */
export const removeSso = (ctx: TeamContext): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const before = await find(tx, 'organization_id = $1', ctx.tenantId);
    if (before) await drop(tx, before);
    await execute(ctx, sso, ctx.tenantId, { type: 'remove' });
  });

async function drop(tx: PoolClient, { connectionId }: ConnectionRef): Promise<void> {
  await tx.query('DELETE FROM identity.account WHERE provider_id = $1', [ssoProviderId({ connectionId })]);
  await tx.query('DELETE FROM identity.sso_connection WHERE connection_id = $1', [connectionId]);
}

/** Seals secrets of the previous key again after a change of the sealing key (role: worker). Returns the number of secrets. */
export async function resealSsoSecrets({ db }: Db, { sealing }: { sealing: SealingKeys }): Promise<number> {
  if (sealing.previous === null) return 0;
  const { rows } = await query(
    db,
    `SELECT organization_id AS "tenantId", connection_id AS "connectionId", sealed_secret AS sealed
     FROM identity.sso_connection`,
  );
  const before = rows.filter(({ sealed }) => isSealedBefore(sealing, sealed));
  for (const row of before) {
    const again = seal(sealing, unseal(sealing, row.sealed, placeOf(row)), placeOf(row));
    await db.query(
      'UPDATE identity.sso_connection SET sealed_secret = $3 WHERE connection_id = $1 AND sealed_secret = $2',
      [row.connectionId, row.sealed, again],
    );
  }
  return before.length;
}
