import { Refusal } from '@graha/domain/refusal';
import { ledgerNow } from '@graha/store/ledger-clock';
import type { createPool } from '@graha/store/pool';
import { accountOf, usageByDay } from '@graha/store/usage';
import { openOwnedTenant } from '@graha/store/user-log';
import { issueKey, listKeys, revokeKey, type Acting, type KeyListItem } from '@graha/store/workspace';
import { createAccountBooks } from '../features/account/books.ts';
import { createImpersonationBooks } from '../features/admin/impersonation/books.ts';
import { createAlertBooks } from '../features/alerts/books.ts';
import { createAuditBooks } from '../features/audit-log/books.ts';
import { createBillingBooks } from '../features/billing/books.ts';
import { createPlaygroundBooks } from '../features/playground/books.ts';
import { createRequestBooks } from '../features/requests/books.ts';
import { createSettingsBooks } from '../features/settings/books.ts';
import { createTeamBooks } from '../features/team/books.ts';
import { createUsageBooks } from '../features/usage/books.ts';
import { env } from '../env.ts';
import type { Books, By, KeyRow } from './context.ts';

type Pool = ReturnType<typeof createPool>;

export const createBooks = (pool: Pool, pepper: string, identity: () => Pool): Books => ({
  ...createAccountBooks(pool),
  ...createAlertBooks(pool, identity, () => env().portalUrl),
  ...createAuditBooks(pool),
  ...createBillingBooks(pool),
  ...createImpersonationBooks(pool),
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
  keys: async (tenantId) => (await listKeys(pool, tenantId)).map(shownOf),

  async issueKey(tenantId, key, by) {
    const { keyId, text } = await issueKey(pool, pepper, { tenantId, ...key }, actingFor(by));
    return { keyId, text };
  },

  revokeKey: (tenantId, keyId, by) =>
    revokeKey(pool, { tenantId, keyId, reason: 'Revoked in the portal.' }, actingFor(by)),

  async open(tenantId, name, by) {
    if (await accountOf(pool, tenantId)) return;
    await openOwnedTenant(pool, { tenantId, name, ownerUserId: by.userId }, actingFor(by));
  },
});

const actingFor = ({ userId, requestId }: By): Acting => ({ actor: { kind: 'user', id: userId }, requestId });

/** What leaves the server of a key, field by field. */
const shownOf = ({ keyId, name, env, prefix, last4, status, issuedAt, lastUsedAt }: KeyListItem): KeyRow => ({
  keyId,
  name,
  env,
  prefix,
  last4,
  status,
  issuedAt,
  lastUsedAt,
});
