import { AUDIT_EXPORTS, isAuditExport } from '../../../../features/audit-log/export.ts';
import type { ShownEntry } from '../../../../features/audit-log/shown.ts';
import { AuditWish } from '../../../../features/audit-log/wish.ts';
import { dayOf } from '../../../../features/workspace/days.ts';
import { downloadOf } from '../../../../features/workspace/download.ts';
import { streamOf } from '../../../../features/workspace/stream.ts';
import { api } from '../../../../trpc/server.ts';

const ENTRIES_PER_PAGE = 400;

/** What the filters of the room leave, whole. */
export async function GET(request: Request): Promise<Response> {
  const { auditLog } = await api();
  const asked = new URL(request.url).searchParams;
  const format = asked.get('format');
  if (!isAuditExport(format))
    return Response.json({ message: 'Ask for format=csv or format=ndjson.' }, { status: 404 });
  const { type, write } = AUDIT_EXPORTS[format];
  return downloadOf(async () => {
    const wish = { ...AuditWish.parse(Object.fromEntries(asked)), limit: ENTRIES_PER_PAGE };
    const first = await auditLog.list(wish); // Whoever may not read it is refused before the file begins.
    async function* pages(): AsyncGenerator<readonly ShownEntry[]> {
      let page = first;
      yield page.entries;
      while (page.next !== null) {
        page = await auditLog.list({ ...wish, cursor: page.next });
        yield page.entries;
      }
    }
    return { fileName: `audit-log-${dayOf(new Date())}.${format}`, type, body: streamOf(write(pages())) };
  });
}
