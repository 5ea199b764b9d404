import { UsageFilter } from '@graha/procedures/series/filter';
import { csvOf } from '@graha/domain/core/csv';
import { downloadOf } from '../../../../shared/download.ts';
import { api } from '../../../../server/server.ts';

const HEAD = ['day', 'timezone', 'operation', 'key_id', 'key', 'calls', 'credits'];

export async function GET(request: Request): Promise<Response> {
  const { usage } = await api();
  return downloadOf(async () => {
    const filter = UsageFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
    const { span, timezone, rows } = await usage.rows(filter);
    const cells = rows.map((row) => [row.day, timezone, row.operation, row.keyId, row.keyName, row.calls, row.credits]);
    return { fileName: `usage-${span.from}-to-${span.to}.csv`, type: 'text/csv', body: csvOf(HEAD, cells) };
  });
}
