import { LENGTHS, nameSchema } from '@graha/domain/core/typed-text';
import type { CommandContext, TenantContext } from '@graha/store/postgres/context';
import { accountOf, type Account } from '@graha/store/requests/usage';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import { Refusal } from '@graha/domain/core/refusal';

export const WorkspaceName = nameSchema(LENGTHS.name, 'Give the workspace a name.');

/** Opens the account of a workspace that has none yet. */
export async function openWorkspace(ctx: CommandContext, input: { name: string; ownerUserId: string }): Promise<void> {
  if (!(await accountOf(ctx))) await openOwnedTenant(ctx, input);
}

/** @throws Refusal if the workspace has no account */
export async function requireAccount(ctx: TenantContext): Promise<Account> {
  const account = await accountOf(ctx);
  if (!account) throw new Refusal('tenant_unknown');
  return account;
}
