import 'server-only';
import { auditTrail, type AuditEntry } from '@graha/store/audit/audit-trail';
import { listRequests, type RequestRow } from '@graha/store/requests/request-log';
import { requireAccount } from '@graha/procedures/workspace/account';
import { listKeys } from '@graha/store/keys/key-list';
import type { IdentityContext, TenantContext } from '@graha/store/postgres/context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { usageByDay } from '@graha/store/requests/usage';
import { invitationsOf, membersOf } from '@graha/store/team/lists';
import { dayOf } from '@graha/domain/days';
import type { Exported } from './export.ts';

const ROWS_PER_READ = 500;
const FIRST_DAY = '2000-01-01';
const REQUESTS_KEPT_MS = 31 * 86_400_000;

export async function exportedOf(ctx: TenantContext & IdentityContext, { name }: { name: string }): Promise<Exported> {
  const { db, tenantId } = ctx;
  const now = await ledgerNow(db);
  return {
    workspace: { tenantId, name },
    exportedAt: now,
    account: () => requireAccount(ctx),
    team: async () => ({
      members: await membersOf(ctx),
      invitations: await invitationsOf(ctx),
    }),
    keys: () => listKeys(ctx),
    usage: () => usageByDay(ctx, { fromDay: FIRST_DAY, toDay: dayOf(now) }),
    requests: () => allRequests(ctx, now),
    events: () => allEvents(ctx),
  };
}

async function* allRequests(ctx: TenantContext, now: Date): AsyncGenerator<RequestRow> {
  const filter = { from: new Date(now.getTime() - REQUESTS_KEPT_MS), to: now, limit: ROWS_PER_READ };
  let before: string | undefined;
  for (;;) {
    const { rows, next } = await listRequests(ctx, before === undefined ? filter : { ...filter, before });
    yield* rows;
    if (next === null) return;
    before = next;
  }
}

async function* allEvents(ctx: TenantContext): AsyncGenerator<AuditEntry> {
  let before: number | undefined;
  for (;;) {
    const rows = await auditTrail(ctx, {
      limit: ROWS_PER_READ,
      ...(before === undefined ? {} : { before }),
    });
    yield* rows;
    before = rows.at(-1)?.pos;
    if (rows.length < ROWS_PER_READ) return;
  }
}
