import type { DescribedEntry } from '@graha/procedures/audit-log/describe-entry';
import { AuditLogFilter } from '@graha/procedures/audit-log/filter';
import { dayOf } from '@graha/domain/core/days';
import { AUDIT_EXPORTS, isAuditExport } from '../../../../features/workspace/audit-log/export.ts';
import { downloadOf, streamOf } from '../../../../shared/download.ts';
import { api } from '../../../../server/server.ts';

const ENTRIES_PER_PAGE = 400;

/** All entries that the filters of the page select. */
export async function GET(request: Request): Promise<Response> {
  const { auditLog } = await api();
  const asked = new URL(request.url).searchParams;
  const format = asked.get('format');
  if (!isAuditExport(format))
    return Response.json({ message: 'Ask for format=csv or format=ndjson.' }, { status: 404 });
  const { type, write } = AUDIT_EXPORTS[format];
  return downloadOf(async () => {
    const filter = { ...AuditLogFilter.parse(Object.fromEntries(asked)), limit: ENTRIES_PER_PAGE };
    const first = await auditLog.list(filter); // Refuses a person who may not read the log before the file begins.
    async function* pages(): AsyncGenerator<readonly DescribedEntry[]> {
      let page = first;
      yield page.entries;
      while (page.next !== null) {
        page = await auditLog.list({ ...filter, cursor: page.next });
        yield page.entries;
      }
    }
    return { fileName: `audit-log-${dayOf(new Date())}.${format}`, type, body: streamOf(write(pages())) };
  });
}
