import { Refusal } from '@graha/domain/refusal';
import type { TenantContext } from '@graha/store/postgres/context';
import { accountOf, type Account } from '@graha/store/requests/usage';

/** @throws Refusal where the workspace has no account */
export async function requireAccount(ctx: TenantContext): Promise<Account> {
  const account = await accountOf(ctx);
  if (!account) throw new Refusal('tenant_unknown');
  return account;
}
