import 'server-only';
import { may } from '@graha/domain/roles';
import { recordExport } from '@graha/store/tenants/workspace';
import { READ_ONLY } from '@graha/auth/core/session-limits';
import { dayOf } from '@graha/domain/days';
import { contextOf } from '../../../server/create-context.ts';
import { requestIdOf } from '../../../server/request-headers.ts';
import { streamOf } from '../../../shared/download.ts';
import { everythingJson, requestsCsv, usageCsv, type Exported } from './export.ts';
import { EXPORTS, type ExportKind } from './export-kinds.ts';
import { placeFor, releasing, type Place } from './one-export.ts';
import { throttles } from '../../../server/identity.ts';
import { exportedOf } from './exported.ts';

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

/** Records the export, then streams it. A link on another site starts none. */
export async function answerExport(request: Request): Promise<Response> {
  const chosen = EXPORTS.find(({ kind }) => kind === new URL(request.url).searchParams.get('what'));
  if (!chosen) return refuse(404, 'There is no such export.');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return refuse(403, 'Ask for an export from the settings of the workspace.');

  const requestId = requestIdOf(request.headers);
  const { db, identity, viewer, workspace, impersonation } = await contextOf(request.headers, requestId);
  if (!viewer || !workspace) return refuse(401, 'Your session has ended. Sign in again.');
  if (!may(workspace.role, 'workspace.export')) {
    return refuse(403, `Your role in this workspace, ${workspace.role}, does not allow this.`);
  }
  if (impersonation && !may('impersonator', 'workspace.export')) return refuse(403, READ_ONLY);
  const place = await placeFor(workspace.tenantId, throttles().exportByWorkspace);
  if (typeof place === 'string') return refuse(429, place, { 'retry-after': '60' });
  const exported = await begun(place, async () => {
    const { tenantId, name } = workspace;
    const ctx = { db, identity, tenantId, actor: { kind: 'user', id: viewer.userId }, requestId } as const;
    await recordExport(ctx);
    return exportedOf(ctx, { name });
  });
  const pieces = releasing(WRITERS[chosen.kind](exported), place);
  const name = `graha-${chosen.kind}-${dayOf(exported.exportedAt)}.${chosen.extension}`;
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': TYPES[chosen.extension],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
