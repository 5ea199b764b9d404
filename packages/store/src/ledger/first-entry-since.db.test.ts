import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { calls, ENGINE, moveClock, openWorkspace, useLedger } from '../testing/testing.ts';

const { pools } = useLedger(createTestDatabase);

const FOUND = `
  SELECT at, (SELECT seq FROM graha.first_entry_since($1, at)) AS found,
    (SELECT min(e.seq) FROM graha.ledger_entry e WHERE e.tenant_id = $1 AND e.at >= asked.at) AS plain
  FROM (SELECT e.at + step AS at FROM graha.ledger_entry e,
      unnest(ARRAY[interval '-1 microsecond', '0', '1 microsecond', '1 day', '-40 days']) step WHERE tenant_id = $1
    UNION VALUES ('-infinity'::timestamptz), ('infinity')) asked`;

test.each(['internal', 'free'] as const)(
  'on plan %s the first entry from an instant on is the one that a walk over all entries finds, over months',
  async (plan) => {
    await moveClock(pools.owner, '2031-01-10T00:00:00Z');
    const workspace = await openWorkspace(pools, { plan, credits: 1_000 });
    const other = await openWorkspace(pools, { plan, credits: 1_000 }); // Its entries have other times under the same numbers.
    for (const [index, month] of ['01', '02', '04'].entries()) {
      await moveClock(pools.owner, `2031-${month}-15T00:00:00Z`);
      await chargeBatch({ db: pools.api }, { charges: calls(9, other), engineVersion: ENGINE });
      await moveClock(pools.owner, `2031-${month}-20T00:00:00Z`);
      for (const count of [1, 7 * index, 3]) {
        if (count > 0)
          await chargeBatch({ db: pools.api }, { charges: calls(count, workspace), engineVersion: ENGINE });
      }
    }
    const { rows } = await query(pools.worker, FOUND, [workspace.tenantId]);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ found, plain }) => found !== plain)).toEqual([]);
    const ofOther = (await query(pools.worker, FOUND, [other.tenantId])).rows;
    expect(ofOther.filter(({ found, plain }) => found !== plain)).toEqual([]);
  },
);
