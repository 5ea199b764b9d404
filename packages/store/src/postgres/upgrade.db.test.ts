import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch, type Charge } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { dropDatabase, migrate, pastCalls, pastDatabase, urlOf, withClient } from '../testing/past-database.ts';
import { differences, schemaFacts } from '../testing/schema-facts.ts';
import { openPools, type Pools } from '../testing/testing.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.stop());

type Row = { operation: string; input_hash: Buffer; seq: string; as_of: Date | null; engine_version: string };

describe.each(['2026-11-22', '2026-11-23'])('the database of %s', (day) => {
  let name = '';
  let ownerUrl = '';
  let pools: Pools;
  let result = '';
  let before: { entries: string; events: string };
  let account: { tenantId: string; keyId: string };

  const one = async <Found>(sql: string, values: unknown[] = []): Promise<Found> => {
    // Safe: each query below selects the columns of the type that it asks for.
    const { rows } = await withClient(ownerUrl, (client) => client.query(sql, values));
    return rows[0] as Found;
  };
  const counts = () =>
    one<typeof before>(
      `SELECT (SELECT count(*) FROM graha.ledger_entry) AS entries, (SELECT count(*) FROM graha.event) AS events`,
    );
  const charge = (change: Partial<Charge>): Charge => ({
    ...account,
    operation: 'panchang/full',
    cost: 3,
    requestId: crypto.randomUUID(),
    idempotencyKey: null,
    inputHash: null,
    asOf: null,
    ...change,
  });

  beforeAll(async () => {
    name = await pastDatabase(fresh, day);
    ownerUrl = urlOf(fresh.ownerUrl, name);
    before = await counts();
    result = await migrate(ownerUrl);
    account = await one(
      `SELECT tenant_id AS "tenantId", key_id AS "keyId" FROM graha.ledger_entry
       JOIN graha.charge_key USING (tenant_id, seq) LIMIT 1`,
    );
    pools = openPools({
      ownerUrl,
      apiUrl: urlOf(fresh.apiUrl, name),
      appUrl: urlOf(fresh.appUrl, name),
      workerUrl: urlOf(fresh.workerUrl, name),
    });
  });
  afterAll(async () => {
    await pools.close();
    await dropDatabase(fresh, name);
  });

  test('gets the schema of a new one and keeps every entry and event', async () => {
    expect(result).toMatch(/^\d+ migrations and \d+ SQL files applied$/);
    const [upgraded, wanted] = [await withClient(ownerUrl, schemaFacts), await withClient(fresh.ownerUrl, schemaFacts)];
    expect(differences(upgraded, wanted)).toEqual([]);
    expect(await counts()).toEqual(before);
    expect(await migrate(ownerUrl)).toBe('nothing to do');
  });

  test('answers each call that is repeated with its idempotency key as it was answered, and charges nothing', async () => {
    const { calls } = pastCalls(day);
    for (const { idempotencyKey } of calls) {
      const stored = await one<Row>('SELECT * FROM graha.charge_key WHERE idempotency_key = $1', [idempotencyKey]);
      const repeated = charge({ operation: stored.operation, idempotencyKey, inputHash: stored.input_hash });
      const [again] = await chargeBatch({ db: pools.api }, { charges: [repeated], engineVersion: 'a newer engine' });
      expect(again).toMatchObject({
        outcome: 'replayed',
        cost: 0,
        seq: Number(stored.seq),
        asOf: stored.as_of,
        engineVersion: stored.engine_version,
      });
    }
    expect(calls.length).toBeGreaterThan(9);
  });

  test('charges the next call after the last entry, and its audit from genesis finds nothing', async () => {
    const { seq, remaining } = await one<{ seq: string; remaining: string }>(
      'SELECT seq, remaining FROM graha.credit_account WHERE tenant_id = $1',
      [account.tenantId],
    );
    const [charged] = await chargeBatch({ db: pools.api }, { charges: [charge({})], engineVersion: 'engine 2' });
    expect(charged).toMatchObject({
      outcome: 'charged',
      seq: Number(seq) + 1,
      creditsRemaining: Number(remaining) - 3,
    });
    await runProjections({ db: pools.worker });
    expect(await auditTenant({ db: pools.worker, tenantId: account.tenantId })).toEqual([]);
  });

  test('numbers the next event after the last one', async () => {
    const { last } = await one<{ last: string }>('SELECT max(pos) AS last FROM graha.event');
    const { next } = await one<{ next: string }>(
      `SELECT nextval(pg_get_serial_sequence('graha.event', 'pos')) AS next`,
    );
    expect(Number(next)).toBe(Number(last) + 1);
  });
});
