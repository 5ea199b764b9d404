import type { PlanId } from '@graha/domain/billing/plans';
import { planOf } from '../ledger/metering.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { ensureTenant } from './workspace.ts';

/** The state of a workspace that the API needs for calls from its playground. */
export type PlaygroundAccount = {
  plan: PlanId;
  status: 'active' | 'suspended';
  /** Default version of the formulas, a date; null: the current one. */
  formulaVersion: string | null;
};

/** Notifies listening sessions with the id of a tenant whose plan, status or version of the formulas has changed. */
export const ACCOUNT_CHANNEL = 'graha_account';

export async function findAccount({ db, tenantId }: TenantContext): Promise<PlaygroundAccount | null> {
  const { rows } = await query(
    db,
    'SELECT plan, status, graha.formula_version_of($1) AS "formulaVersion" FROM graha.find_account($1)',
    [tenantId],
  );
  const [found] = narrowed<{ plan: string; status: PlaygroundAccount['status']; formulaVersion: string | null }>(rows);
  return found ? { ...found, plan: planOf(found.plan) } : null;
}

/**
 * The tenant for runs of the open playground. It has no members and no keys, and its account has no calls and no credits, so
 * only test runs are answered. An operator can close the open playground by suspending it.
 */
export const VISITORS_TENANT_ID = '00000000-0000-4000-8000-000000000001';

/** Creates the tenant of visitors. Idempotent. */
export const ensureVisitorsTenant = (ctx: Omit<CommandContext, 'tenantId'>): Promise<void> =>
  ensureTenant({ ...ctx, tenantId: VISITORS_TENANT_ID }, { name: 'Open playground', ownerUserId: null, callsMax: 0 });
