import { Refusal } from '@graha/domain/refusal';
import { ledgerNow } from '@graha/store/ledger-clock';
import type { createPool } from '@graha/store/pool';
import { accountOf, usageByDay } from '@graha/store/usage';
import { openOwnedTenant } from '@graha/store/user-log';
import { createAccountBooks } from '../features/account/books.ts';
import { createImpersonationBooks } from '../features/admin/impersonation/books.ts';
import { createAlertBooks } from '../features/alerts/books.ts';
import { createAuditBooks } from '../features/audit-log/books.ts';
import { createBillingBooks } from '../features/billing/books.ts';
import { createKeyBooks } from '../features/keys/books.ts';
import { createPlaygroundBooks } from '../features/playground/books.ts';
import { createRequestBooks } from '../features/requests/books.ts';
import { createSettingsBooks } from '../features/settings/books.ts';
import { createTeamBooks } from '../features/team/books.ts';
import { createUsageBooks } from '../features/usage/books.ts';
import { env } from '../env.ts';
import { actingFor } from './acting.ts';
import type { Books } from './context.ts';

type Pool = ReturnType<typeof createPool>;

export const createBooks = (pool: Pool, pepper: string, identity: () => Pool): Books => ({
  ...createAccountBooks(pool),
  ...createAlertBooks(pool, identity, () => env().portalUrl),
  ...createAuditBooks(pool),
  ...createBillingBooks(pool),
  ...createImpersonationBooks(pool),
  ...createKeyBooks(pool, pepper, identity, () => env().portalUrl),
  ...createPlaygroundBooks(env),
  ...createSettingsBooks(pool, identity, () => env().portalUrl),
  ...createTeamBooks(pool, identity, () => env().portalUrl),
  ...createRequestBooks(pool),
  ...createUsageBooks(pool),
  now: () => ledgerNow(pool),

  async account(tenantId) {
    const account = await accountOf(pool, tenantId);
    if (!account) throw new Refusal('tenant_unknown');
    return account;
  },

  usage: (tenantId, fromDay, toDay) => usageByDay(pool, tenantId, fromDay, toDay),

  async open(tenantId, name, by) {
    if (await accountOf(pool, tenantId)) return;
    await openOwnedTenant(pool, { tenantId, name, ownerUserId: by.userId }, actingFor(by));
  },
});
