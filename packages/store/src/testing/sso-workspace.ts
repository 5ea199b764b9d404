import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createWorkspace } from '../team/members.ts';
import { connectSso, ssoOfWorkspace } from '../team/sso.ts';
import { openOwnedTenant } from '../tenants/user-log.ts';
import { BY } from './testing.ts';

export const SSO_SEALING = { current: 'a sealing key for tests, long enough', previous: null };

/** A workspace with an unverified connection; its owner's address is their id. */
export async function connectedWorkspace(
  pools: { identity: Pool; db: Pool },
  { domain = `${randomUUID()}.example` }: { domain?: string } = {},
) {
  const ownerUserId = randomUUID();
  await pools.identity.query(
    "INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, 'Asha', $1, true)",
    [ownerUserId],
  );
  const { tenantId } = await createWorkspace(pools, { name: 'Nadir Tools', ownerUserId });
  const ctx = { ...pools, tenantId, ...BY };
  await openOwnedTenant(ctx, { name: 'Nadir Tools', ownerUserId });
  const input = { issuer: 'https://id.nadir.example', clientId: 'graha', clientSecret: 'secret' };
  await connectSso({ ...ctx, sealing: SSO_SEALING }, { ...input, domain });
  const connection = await ssoOfWorkspace(ctx);
  if (!connection) throw new Error('not connected');
  return { ctx, tenantId, ownerUserId, connection, domain, input };
}
