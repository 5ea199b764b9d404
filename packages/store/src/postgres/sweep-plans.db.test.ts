import { createTestDatabase } from '@graha/dev-stack/test-context';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Explained, nodesOf, type Plan } from '../testing/explained.ts';
import { useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);
const FOLDER = join(import.meta.dirname, '../../../../prisma/sql');

/** Tables that are swept without an index, and the reason. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  charge_doubt: 'It has the few charges of lost transactions.',
  charge_key: 'An index by time would slow down every charge, and half of the rows are swept each day.',
};

/** The statements of the periodic functions that search rows by their age: all sweeps, and the takes of due rows. */
const statements = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/(?:sweep_\w+|take_(?:due|fresh)_mail|ended_apps|settle_due)\.sql$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/\bp_older_than\b/g, "interval '7 days'").replaceAll(/\bp_(?:count|max)\b/g, '1'); // prettier-ignore
    const found =
      text.match(
        /\bdelete from [^;]+|\bselect (?:d\.id from mail d|a\.key_id from connected_app|tenant_id from)[^;$]+?(?=\n\s*(?:\)|loop\b|\$\$))/g,
      ) ?? [];
    return found.map((statement) => ({ file, statement, table: /from (\w+)/.exec(statement)?.[1] ?? '' }));
  });

/** Conditions of an inner query may have their own index, which is none of this table. */
const isIndexRead = (read: Plan): boolean =>
  [read, ...(read.Plans ?? []).filter((node) => node['Node Type'] === 'Bitmap Index Scan')].some(
    (node) => 'Index Cond' in node,
  );

test('every sweep is among them', () => {
  expect(statements.length).toBeGreaterThanOrEqual(12);
});

test.each(statements.map((row) => [`${row.file}: ${row.table}`, row] as const))(
  '%s finds its rows by an index, however many others there are',
  async (_name, { statement, table }) => {
    const client = await ledger.pools.owner.connect();
    try {
      // A condition that is evaluated for each row fits no index, whatever a scan costs.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL search_path = graha, identity, pg_catalog');
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${statement}`);
      const reads = Explained.parse(rows)
        .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))
        .filter((node) => node['Relation Name'] === table && node['Node Type'] !== 'ModifyTable');
      const isByIndex = reads.length > 0 && reads.every(isIndexRead);
      expect(isByIndex).toBe(!(table in WITHOUT_INDEX));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  },
);
