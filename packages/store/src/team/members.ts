import { Refusal } from '@graha/domain/refusal';
import type { Role } from '@graha/domain/roles';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../tenant-transaction.ts';
import type { Acting } from '../workspace.ts';
import { changeTeam, roleIn, setRole, tellTenant, type TeamPools } from './change.ts';

type MemberRef = { tenantId: string; userId: string };

export const changeRole = (
  pools: TeamPools,
  { tenantId, userId, role }: MemberRef & { role: Role },
  acting: Acting,
): Promise<void> =>
  changeTeam(pools, tenantId, async (tx) => {
    const from = await roleIn(tx, tenantId, userId);
    if (from === 'owner') throw new Refusal('owner_fixed');
    if (role === 'owner') throw new Refusal('owner_by_transfer');
    await setRole(tx, tenantId, userId, role);
    await tellTenant(pools.log, tenantId, { type: 'changeRole', userId, role }, acting);
  });

/** Also how somebody leaves. Sessions that worked here work elsewhere from their next request on. */
export const removeMember = (pools: TeamPools, { tenantId, userId }: MemberRef, acting: Acting): Promise<void> =>
  changeTeam(pools, tenantId, async (tx) => {
    if ((await roleIn(tx, tenantId, userId)) === 'owner') throw new Refusal('owner_fixed');
    await tx.query('DELETE FROM identity.member WHERE organization_id = $1 AND user_id = $2', [tenantId, userId]);
    await tx.query(
      'UPDATE identity.session SET active_organization_id = NULL WHERE user_id = $2 AND active_organization_id = $1',
      [tenantId, userId],
    );
    await tellTenant(pools.log, tenantId, { type: 'removeMember', userId }, acting, 'member_unknown');
  });

/** The owner becomes an admin. */
export const transferOwnership = (
  pools: TeamPools,
  { tenantId, fromUserId, toUserId }: { tenantId: string; fromUserId: string; toUserId: string },
  acting: Acting,
): Promise<void> =>
  changeTeam(pools, tenantId, async (tx) => {
    if ((await roleIn(tx, tenantId, fromUserId)) !== 'owner') throw new Refusal('owner_by_transfer');
    if ((await roleIn(tx, tenantId, toUserId)) === 'owner') return;
    await setRole(tx, tenantId, fromUserId, 'admin');
    await setRole(tx, tenantId, toUserId, 'owner');
    await tellTenant(pools.log, tenantId, { type: 'transferOwnership', toUserId }, acting);
  });

export const renameWorkspace = (
  pools: TeamPools,
  { tenantId, name }: { tenantId: string; name: string },
  acting: Acting,
): Promise<void> =>
  changeTeam(pools, tenantId, async (tx) => {
    await tx.query('UPDATE identity.organization SET name = $2 WHERE id = $1', [tenantId, name]);
    await tellTenant(pools.log, tenantId, { type: 'rename', name }, acting);
  });

/** Where a session works from now on. Only where its person is a member. */
export async function chooseWorkspace(
  { identity }: Pick<TeamPools, 'identity'>,
  { tenantId, userId, sessionId }: MemberRef & { sessionId: string },
): Promise<void> {
  const { rowCount } = await identity.query(
    `UPDATE identity.session s SET active_organization_id = m.organization_id FROM identity.member m
     WHERE s.id = $3 AND s.user_id = $2 AND m.user_id = $2 AND m.organization_id = $1`,
    [tenantId, userId, sessionId],
  );
  if (rowCount === 0) throw new Refusal('tenant_unknown');
}

const OWNED_MAX = 10;

/** One more workspace of this owner's; its books are begun by whoever meets it first. */
export const createWorkspace = (
  { identity }: Pick<TeamPools, 'identity'>,
  { name, ownerUserId }: { name: string; ownerUserId: string },
): Promise<{ tenantId: string }> =>
  inTransaction(identity, async (tx) => {
    await tx.query('SELECT FROM identity.user WHERE id = $1 FOR UPDATE', [ownerUserId]); // One after the other.
    const { rowCount } = await tx.query("SELECT FROM identity.member WHERE user_id = $1 AND role = 'owner'", [
      ownerUserId,
    ]);
    if ((rowCount ?? 0) >= OWNED_MAX) throw new Refusal('workspaces_too_many');
    const tenantId = randomUUID();
    await tx.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $2, $1)', [tenantId, name]);
    await tx.query("INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, 'owner')", [
      randomUUID(),
      tenantId,
      ownerUserId,
    ]);
    return { tenantId };
  });
