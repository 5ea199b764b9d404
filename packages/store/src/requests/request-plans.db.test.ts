import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useLedger } from '../testing/testing.ts';
import { requestIdOf } from '@graha/domain/usage/request-id';
import { listRequests } from './request-log.ts';

const ledger = useLedger(createTestDatabase);
const HOUR_MS = 3_600_000;
const tenantId = randomUUID();

/** Noon of today: all requests are in one partition, also just after midnight. */
const NOW = new Date(new Date().setUTCHours(12, 0, 0, 0));

beforeAll(async () => {
  await ledger.pools.owner.query(
    `SELECT graha.log_requests(array_agg($1::uuid), array_agg($2::timestamptz - n * interval '0.15 second'),
       array_agg('req_' || lpad(to_hex((extract(epoch FROM $2::timestamptz - n * interval '0.15 second') * 1000)::bigint), 12, '0')
         || '7' || lpad(n::text, 19, '0')), array_agg(NULL::uuid), array_agg('panchang/full'::text), array_agg('POST'::text),
       array_agg(200), array_agg(CASE WHEN n % 1000 = 0 THEN 'rate_limited' END), array_agg((5 + n % 7)::real),
       array_agg(1::bigint), array_agg(false))
     FROM generate_series(1, 20000) n`,
    [tenantId, NOW],
  );
  await ledger.pools.owner.query('ANALYZE graha.request_log');
});

test.each([
  ['requests with a code', { codes: ['rate_limited', 'invalid_header'] }, /tenant_id_code_at_request_id_idx/],
  ['slow requests', { slowerThanMs: 500 }, /tenant_id_at_request_id_idx/],
  [
    'a request with an id',
    { requestId: requestIdOf(NOW.getTime() - 50 * 60_000, '0'.repeat(32)) },
    /Index Scan .*request_log_\d+_\d+_\d+_(at_idx|pkey)/,
  ],
])('%s are found by an index of their own', async (_what, filter, index) => {
  const plans: string[] = [];
  const app = await ledger.pools.app.connect();
  const query = async (text: string, values?: unknown[]) => {
    if (text.includes('FROM graha.request_log')) {
      const { rows } = await app.query(`EXPLAIN ${text}`, values);
      plans.push(...rows.map((row) => String(row['QUERY PLAN'])));
    }
    return app.query(text, values);
  };
  // Safe: the list takes a connection from the pool, queries it with a text and values, and gives it back.
  const db = { connect: async () => ({ query, release: () => {} }) } as unknown as typeof ledger.pools.app;
  try {
    const range = { from: new Date(NOW.getTime() - HOUR_MS), to: new Date(NOW.getTime() + HOUR_MS) };
    await listRequests({ db, tenantId }, { ...range, limit: 50, ...filter });
  } finally {
    app.release();
  }
  expect(plans.join('\n')).toMatch(index);
});
