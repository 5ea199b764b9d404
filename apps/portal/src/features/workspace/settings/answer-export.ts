import 'server-only';
import { may } from '@graha/domain/team/roles';
import { recordExport } from '@graha/store/tenants/workspace';
import { READ_ONLY, VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { dayOf } from '@graha/domain/core/days';
import { contextOf } from '../../../server/create-context.ts';
import { requestIdOf } from '../../../server/request-headers.ts';
import { streamOf } from '../../../shared/download.ts';
import { everythingJson, placeFor, releasing, requestsCsv, type Exported, type Place, usageCsv } from './export.ts';
import { EXPORTS, type ExportKind } from './export-kinds.ts';
import { throttles } from '../../../server/identity.ts';
import { auditTrail, type AuditEntry } from '@graha/store/audit/audit-trail';
import { listRequests, type RequestRow } from '@graha/store/requests/request-log';
import { requireAccount } from '@graha/procedures/workspace/account';
import { listKeys } from '@graha/store/keys/key-list';
import type { IdentityContext, TenantContext } from '@graha/store/postgres/context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { usageAfter, type UsageRow } from '@graha/store/requests/usage';
import { reportBrandOf } from '@graha/store/tenants/report-brand';
import { listSubscriptions, type Subscription } from '@graha/store/subscriptions/subscriptions';
import { ssoOfWorkspace } from '@graha/store/team/sso';
import { invitationsOf, membersOf } from '@graha/store/team/lists';

const WRITERS: Record<ExportKind, (from: Exported) => AsyncGenerator<string>> = {
  everything: everythingJson,
  usage: usageCsv,
  requests: requestsCsv,
};

const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const;

const refuse = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, { status, headers });

async function begun<Answer>(place: Place, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    await place.release();
    throw error;
  }
}

/** Records the export, then streams it. Requests from links on other sites are refused. */
export async function answerExport(request: Request): Promise<Response> {
  const chosen = EXPORTS.find(({ kind }) => kind === new URL(request.url).searchParams.get('what'));
  if (!chosen) return refuse(404, 'There is no such export.');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return refuse(403, 'Ask for an export from the settings of the workspace.');

  const requestId = requestIdOf(request.headers);
  const { db, identity, viewer, workspace, secondFactor, impersonation } = await contextOf(request.headers, requestId);
  if (secondFactor) return refuse(403, 'This workspace requires two-factor sign-in. Open it to enter a code first.');
  if (!viewer || !workspace) return refuse(401, 'Your session has ended. Sign in again.');
  if (!viewer.isVerified) return refuse(403, VERIFY_FIRST);
  if (!may(workspace.role, 'workspace.export')) {
    return refuse(403, `Your role in this workspace, ${workspace.role}, does not allow this.`);
  }
  if (impersonation && !may('impersonator', 'workspace.export')) return refuse(403, READ_ONLY);
  // Next would leave the body unread, and its place taken.
  if (request.method === 'HEAD') return new Response(null, { headers: headersOf(chosen, await ledgerNow(db)) });
  const place = await placeFor(workspace.tenantId, throttles().exportByWorkspace);
  if (typeof place === 'string') return refuse(429, place, { 'retry-after': '60' });
  const exported = await begun(place, async () => {
    const { tenantId, name } = workspace;
    const ctx = { db, identity, tenantId, actor: { kind: 'user', id: viewer.userId }, requestId } as const;
    await recordExport(ctx);
    return exportedOf(ctx, { name });
  });
  const pieces = releasing(WRITERS[chosen.kind](exported), place);
  return new Response(streamOf(pieces, request.signal), { headers: headersOf(chosen, exported.exportedAt) });
}

const headersOf = ({ kind, extension }: (typeof EXPORTS)[number], now: Date) => ({
  'content-type': TYPES[extension],
  'content-disposition': `attachment; filename="graha-${kind}-${dayOf(now)}.${extension}"`,
  'cache-control': 'private, no-store',
});

const ROWS_PER_READ = 500;
const REQUESTS_KEPT_MS = 31 * 86_400_000;

async function exportedOf(ctx: TenantContext & IdentityContext, { name }: { name: string }): Promise<Exported> {
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
    reportBrand: async () => (await reportBrandOf(ctx))?.brand ?? null,
    singleSignOn: () => singleSignOn(ctx),
    subscriptions: () => allSubscriptions(ctx),
    usage: () => allUsage(ctx),
    requests: () => allRequests(ctx, now),
    events: () => allEvents(ctx),
  };
}

async function singleSignOn(ctx: TenantContext & IdentityContext) {
  const connection = await ssoOfWorkspace(ctx);
  if (!connection) return null;
  const { issuer, clientId, domain, verifiedAt } = connection;
  return { issuer, clientId, domain, verifiedAt };
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

async function* allSubscriptions(ctx: TenantContext): AsyncGenerator<Subscription> {
  let after: Subscription | null = null;
  for (;;) {
    const rows: Subscription[] = await listSubscriptions(ctx, { limit: ROWS_PER_READ, after });
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < ROWS_PER_READ) return;
  }
}

async function* allUsage(ctx: TenantContext): AsyncGenerator<UsageRow> {
  let after: UsageRow | undefined;
  for (;;) {
    const rows = await usageAfter(ctx, { limit: ROWS_PER_READ, ...(after === undefined ? {} : { after }) });
    yield* rows;
    after = rows.at(-1);
    if (rows.length < ROWS_PER_READ) return;
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
