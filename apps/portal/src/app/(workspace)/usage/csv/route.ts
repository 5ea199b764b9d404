import { UsageWish } from '../../../../features/usage/wish.ts';
import { csvOf } from '../../../../features/workspace/csv.ts';
import { downloadOf } from '../../../../features/workspace/download.ts';
import { api } from '../../../../trpc/server.ts';

const HEAD = ['day', 'operation', 'key_id', 'key', 'calls', 'credits'];

export async function GET(request: Request): Promise<Response> {
  const { usage } = await api();
  return downloadOf(async () => {
    const wish = UsageWish.parse(Object.fromEntries(new URL(request.url).searchParams));
    const { span, rows } = await usage.rows(wish);
    const cells = rows.map((row) => [row.day, row.operation, row.keyId, row.keyName, row.calls, row.credits]);
    return { fileName: `usage-${span.from}-to-${span.to}.csv`, type: 'text/csv', body: csvOf(HEAD, cells) };
  });
}
