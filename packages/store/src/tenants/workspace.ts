import { tenant } from '@graha/domain/team/tenant';
import { randomUUID } from 'node:crypto';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext } from '../postgres/context.ts';

export type NewTenant = {
  name: string;
  ownerUserId: string | null;
  /** Initial number of calls of its Free plan, if lower than the plan allows. */
  callsMax?: number;
};

/** Starts the workspace's stream and opens its account with the Free plan. Idempotent. */
export async function ensureTenant(ctx: CommandContext, input: NewTenant): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'create', ...input });
}

/** Suspends a workspace (role: operator). */
export async function suspendTenant(ctx: CommandContext, { reason }: { reason: string }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'suspend', reason });
}

/** Resumes a workspace (role: operator). */
export async function resumeTenant(ctx: CommandContext, { reason }: { reason: string }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'resume', reason });
}

/** Records an export of the workspace's data. */
export async function recordExport(ctx: CommandContext): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'requestExport', exportId: randomUUID() });
}
