import { Refusal } from '@graha/domain/core/refusal';
import type { Role } from '@graha/domain/team/roles';
import { randomUUID } from 'node:crypto';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { IdentityContext } from '../postgres/context.ts';
import { appendToTenant, changeTeam, roleIn, setRole, type TeamContext, type TeamQueryContext } from './change.ts';

type MemberRef = { userId: string };

export const changeRole = (ctx: TeamContext, { userId, role }: MemberRef & { role: Role }): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const from = await roleIn(tx, ctx.tenantId, userId);
    if (from === 'owner') throw new Refusal('owner_fixed');
    if (role === 'owner') throw new Refusal('owner_by_transfer');
    await setRole(tx, ctx.tenantId, userId, role);
    await appendToTenant(ctx, { command: { type: 'changeRole', userId, role } });
  });

/**
 * Removes a member; a member may remove themselves. Their sessions in this workspace switch to another one with the next
 * request.
 */
export const removeMember = (ctx: TeamContext, { userId }: MemberRef): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const { tenantId } = ctx;
    if ((await roleIn(tx, tenantId, userId)) === 'owner') throw new Refusal('owner_fixed');
    await tx.query('DELETE FROM identity.member WHERE organization_id = $1 AND user_id = $2', [tenantId, userId]);
    await tx.query(
      'UPDATE identity.session SET active_organization_id = NULL WHERE user_id = $2 AND active_organization_id = $1',
      [tenantId, userId],
    );
    await appendToTenant(ctx, { command: { type: 'removeMember', userId }, knownBy: 'member_unknown' });
  });

/** Transfers the ownership. The previous owner becomes an admin. */
export const transferOwnership = (
  ctx: TeamContext,
  { fromUserId, toUserId }: { fromUserId: string; toUserId: string },
): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const { tenantId } = ctx;
    if ((await roleIn(tx, tenantId, fromUserId)) !== 'owner') throw new Refusal('owner_by_transfer');
    if ((await roleIn(tx, tenantId, toUserId)) === 'owner') return;
    await setRole(tx, tenantId, fromUserId, 'admin');
    await setRole(tx, tenantId, toUserId, 'owner');
    await appendToTenant(ctx, { command: { type: 'transferOwnership', toUserId } });
  });

export const renameWorkspace = (ctx: TeamContext, { name }: { name: string }): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    await tx.query('UPDATE identity.organization SET name = $2 WHERE id = $1', [ctx.tenantId, name]);
    await appendToTenant(ctx, { command: { type: 'rename', name } });
  });

/**
 * Turns the requirement of a second factor for every member on or off. To turn it on, the caller must have one. Sessions older
 * than this moment (server clock, like the dates of sessions) are then asked for a code. @returns true if the setting changed
 */
export const requireSecondFactor = (
  ctx: TeamContext,
  { userId, isRequired }: MemberRef & { isRequired: boolean },
): Promise<boolean> =>
  changeTeam(ctx, async (tx) => {
    const own = await tx.query('SELECT FROM identity.user WHERE id = $1 AND two_factor_enabled', [userId]);
    if (isRequired && own.rowCount === 0) throw new Refusal('second_factor_first');
    const { rowCount } = await tx.query(
      `UPDATE identity.organization SET second_factor_since = CASE WHEN $2 THEN clock_timestamp() END
       WHERE id = $1 AND (second_factor_since IS NOT NULL) <> $2`,
      [ctx.tenantId, isRequired],
    );
    await appendToTenant(ctx, { command: { type: 'requireSecondFactor', isRequired } });
    return rowCount === 1;
  });

/** Returns the start of the requirement of a second factor; null if it is not required. */
export async function secondFactorSince({ identity, tenantId }: TeamQueryContext): Promise<Date | null> {
  const { rows } = await query(
    identity,
    'SELECT second_factor_since AS since FROM identity.organization WHERE id = $1',
    [tenantId],
  );
  return rows[0]?.since ?? null;
}

/** Moves a session to another workspace of its person. @throws Refusal if the person is not a member */
export async function chooseWorkspace(
  { identity }: IdentityContext,
  { tenantId, userId, sessionId }: MemberRef & { tenantId: string; sessionId: string },
): Promise<void> {
  const { rowCount } = await identity.query(
    `UPDATE identity.session s SET active_organization_id = m.organization_id FROM identity.member m
     WHERE s.id = $3 AND s.user_id = $2 AND m.user_id = $2 AND m.organization_id = $1`,
    [tenantId, userId, sessionId],
  );
  if (rowCount === 0) throw new Refusal('tenant_unknown');
}

const OWNED_MAX = 10;

/** Creates another workspace of this owner; the first request that needs its ledger opens the account. */
export const createWorkspace = (
  { identity }: IdentityContext,
  { tenantId = randomUUID(), name, ownerUserId }: { tenantId?: string; name: string; ownerUserId: string },
): Promise<{ tenantId: string }> =>
  inTransaction(identity, async (tx) => {
    await tx.query('SELECT FROM identity.user WHERE id = $1 FOR UPDATE', [ownerUserId]); // Serialises workspaces of one owner.
    const known = 'SELECT FROM identity.member WHERE organization_id = $1 AND user_id = $2';
    if ((await tx.query(known, [tenantId, ownerUserId])).rowCount) return { tenantId };
    const { rowCount } = await tx.query("SELECT FROM identity.member WHERE user_id = $1 AND role = 'owner'", [
      ownerUserId,
    ]);
    if ((rowCount ?? 0) >= OWNED_MAX) throw new Refusal('workspaces_too_many');
    await tx.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $2, $1)', [tenantId, name]);
    await tx.query("INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, 'owner')", [
      randomUUID(),
      tenantId,
      ownerUserId,
    ]);
    return { tenantId };
  });
