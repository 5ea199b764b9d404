import 'server-only';
import { READ_ONLY, VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { secondFactorDue } from '@graha/auth/core/viewer';
import { dayOf } from '@graha/domain/core/days';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { keyStream, userStream } from '@graha/domain/core/streams';
import { may, type Role } from '@graha/domain/team/roles';
import { type AuditEntry, auditTrail } from '@graha/store/audit/audit-trail';
import { OWN_SECTIONS, ownSection } from '@graha/store/identity/own-data';
import { createPostgresEventStore } from '@graha/store/log/postgres-event-store';
import type { Db, IdentityContext } from '@graha/store/postgres/context';
import { workspacesOf } from '@graha/store/team/lists';
import { contextOf } from '../../server/create-context.ts';
import { throttles } from '../../server/identity.ts';
import { requestIdOf } from '../../server/request-headers.ts';
import { streamOf } from '../../shared/download.ts';

const refuse = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, { status, headers });

/** Streams all stored data about the person. Requests from links on other sites are refused. */
export async function answerOwnExport(request: Request): Promise<Response> {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return refuse(403, 'Ask for the export on the page of your account.');
  const { db, identity, viewer, self, impersonation } = await contextOf(request.headers, requestIdOf(request.headers));
  if (!viewer || !self) return refuse(401, 'Your session has ended. Sign in again.');
  if (!viewer.isVerified) return refuse(403, VERIFY_FIRST);
  if (impersonation) return refuse(403, READ_ONLY);
  const exportedAt = new Date();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="graha-account-${dayOf(exportedAt)}.json"`,
    'cache-control': 'private, no-store',
  };
  if (request.method === 'HEAD') return new Response(null, { headers }); // It has no body, so it counts as no export.
  const waitMs = await throttles().exportByPerson.take(viewer.userId);
  if (waitMs > 0) {
    const words = 'You exported your data several times within the hour. Try again later.';
    return refuse(429, words, { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
  }
  const { hasTwoFactor } = await self.read();
  const entered = { hasTwoFactor, signedInAt: viewer.signedInAt };
  const pieces = ownJson({ db, identity }, { userId: viewer.userId, entered, exportedAt });
  return new Response(streamOf(pieces, request.signal), { headers });
}

const NOTE =
  'What you did in workspaces that you have left stays in the audit log of these workspaces, under your id, without your name.';
const ENTRIES_PER_READ = 500;

/** `entered`: the proofs of the session, which decide the workspaces that are open to it. */
type OwnExport = { userId: string; entered: Parameters<typeof secondFactorDue>[1]; exportedAt: Date };

/** Yields one JSON document in pieces. */
export async function* ownJson(
  { db, identity }: Db & IdentityContext,
  { userId, entered, exportedAt }: OwnExport,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"note":${JSON.stringify(NOTE)}`;
  for (const section of OWN_SECTIONS) {
    const rows = await ownSection({ identity }, { userId, section });
    yield `,\n"${section}":${JSON.stringify(section === 'profile' ? (rows[0] ?? null) : rows)}`;
  }
  const { events } = await createPostgresEventStore(db, []).read(userStream(userId), NIL_TENANT_ID);
  yield `,\n"accountHistory":${JSON.stringify(events.map(({ type, data, occurredAt }) => ({ at: occurredAt, type, data })))}`;
  const workspaces = await workspacesOf({ identity }, { userId });
  const closed = workspaces.filter((one) => secondFactorDue(one, entered) !== null);
  yield `,\n"auditEntriesNeedSecondFactor":${JSON.stringify(closed.map(({ name }) => name))}`;
  yield ',\n"auditEntries":[';
  let separator = '';
  for (const workspace of workspaces.filter((one) => !closed.includes(one))) {
    const { tenantId, name, role } = workspace;
    for await (const { pos: _pos, ...entry } of ownEntries({ db }, { tenantId, userId })) {
      yield separator + JSON.stringify({ workspace: name, ...entry, data: dataFor(role, entry) });
      separator = ',\n';
    }
  }
  yield ']}\n';
}

const KEY_STREAMS = keyStream('');

/** A person who no longer sees the keys of the workspace keeps their names: an entry has the whole text of a publishable key. */
function dataFor(role: Role, { streamId, data }: Pick<AuditEntry, 'streamId' | 'data'>): AuditEntry['data'] {
  if (may(role, 'keys.read') || !streamId.startsWith(KEY_STREAMS)) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => field === 'keyId' || field === 'name'));
}

/** Yields the person's actions in a workspace, newest first. */
async function* ownEntries({ db }: Db, { tenantId, userId }: { tenantId: string; userId: string }) {
  let before: number | undefined;
  for (;;) {
    const filter = { limit: ENTRIES_PER_READ, actor: { kind: 'user' as const, id: userId } };
    const rows = await auditTrail({ db, tenantId }, before === undefined ? filter : { ...filter, before });
    yield* rows;
    before = rows.at(-1)?.pos;
    if (rows.length < ENTRIES_PER_READ) return;
  }
}
