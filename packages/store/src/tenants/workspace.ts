import { tenant } from '@graha/domain/team/tenant';
import { randomUUID } from 'node:crypto';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext } from '../postgres/context.ts';

export type NewTenant = {
  name: string;
  ownerUserId: string | null;
  /** How many calls its Free plan begins with, where that is less than the plan allows. */
  callsMax?: number;
};

/** Begins the workspace's history and opens its account with the Free plan; a second time changes nothing. */
export async function ensureTenant(ctx: CommandContext, input: NewTenant): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'create', ...input });
}

/** As operator. */
export async function suspendTenant(ctx: CommandContext, { reason }: { reason: string }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'suspend', reason });
}

/** As operator. */
export async function resumeTenant(ctx: CommandContext, { reason }: { reason: string }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'resume', reason });
}

/** Records that somebody exports the workspace's data. */
export async function recordExport(ctx: CommandContext): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'requestExport', exportId: randomUUID() });
}
