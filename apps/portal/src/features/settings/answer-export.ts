import 'server-only';
import { may } from '@graha/domain/roles';
import { READ_ONLY } from '../../auth/read-only.ts';
import { contextOf } from '../../trpc/create-context.ts';
import { requestIdOf } from '../../trpc/request-id.ts';
import { dayOf } from '../workspace/days.ts';
import { streamOf } from '../workspace/stream.ts';
import { everythingJson, requestsCsv, usageCsv, type Exported } from './export.ts';
import { EXPORTS, type ExportKind } from './export-kinds.ts';
import { exportedOf } from './exported.ts';

const WRITERS: Record<ExportKind, (from: Exported) => AsyncGenerator<string>> = {
  everything: everythingJson,
  usage: usageCsv,
  requests: requestsCsv,
};

const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const;

const refuse = (status: number, words: string) => new Response(`${words}\n`, { status });

/** Streams what was asked for. That it was asked for is written down first; another site’s link does not ask. */
export async function answerExport(request: Request): Promise<Response> {
  const wished = EXPORTS.find(({ kind }) => kind === new URL(request.url).searchParams.get('what'));
  if (!wished) return refuse(404, 'There is no such export.');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return refuse(403, 'Ask for an export from the settings of the workspace.');

  const requestId = requestIdOf(request.headers);
  const { viewer, workspace, impersonation, books } = await contextOf(request.headers, requestId);
  if (!viewer || !workspace) return refuse(401, 'Your session has ended. Sign in again.');
  if (!may(workspace.role, 'workspace.export')) {
    return refuse(403, `Your role in this workspace, ${workspace.role}, does not allow this.`);
  }
  if (impersonation && !may('impersonator', 'workspace.export')) return refuse(403, READ_ONLY);
  await books.recordExport(workspace.tenantId, { userId: viewer.userId, requestId });
  const exported = await exportedOf(workspace, books);
  const pieces = WRITERS[wished.kind](exported);
  const name = `graha-${wished.kind}-${dayOf(exported.exportedAt)}.${wished.extension}`;
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': TYPES[wished.extension],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
