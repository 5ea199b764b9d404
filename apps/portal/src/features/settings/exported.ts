import 'server-only';
import { auditTrail, type AuditEntry } from '@graha/store/audit-trail';
import { listRequests, type RequestRow } from '@graha/store/request-log';
import type { Books, Workspace } from '../../trpc/context.ts';
import { pool } from '../../trpc/pool.ts';
import { dayOf } from '../workspace/days.ts';
import type { Exported } from './export.ts';

const ROWS_PER_READ = 500;
const FIRST_DAY = '2000-01-01';
const REQUESTS_KEPT_MS = 31 * 86_400_000;

export async function exportedOf({ tenantId, name }: Workspace, books: Books): Promise<Exported> {
  const now = await books.now();
  return {
    workspace: { tenantId, name },
    exportedAt: now,
    account: () => books.account(tenantId),
    team: () => books.team(tenantId),
    keys: () => books.keys(tenantId),
    usage: () => books.usage(tenantId, FIRST_DAY, dayOf(now)),
    requests: () => allRequests(tenantId, now),
    events: () => allEvents(tenantId),
  };
}

async function* allRequests(tenantId: string, now: Date): AsyncGenerator<RequestRow> {
  const filter = { from: new Date(now.getTime() - REQUESTS_KEPT_MS), to: now, limit: ROWS_PER_READ };
  let before: string | undefined;
  for (;;) {
    const { rows, next } = await listRequests(pool(), tenantId, before === undefined ? filter : { ...filter, before });
    yield* rows;
    if (next === null) return;
    before = next;
  }
}

async function* allEvents(tenantId: string): AsyncGenerator<AuditEntry> {
  let before: number | undefined;
  for (;;) {
    const rows = await auditTrail(pool(), tenantId, {
      limit: ROWS_PER_READ,
      ...(before === undefined ? {} : { before }),
    });
    yield* rows;
    before = rows.at(-1)?.pos;
    if (rows.length < ROWS_PER_READ) return;
  }
}
