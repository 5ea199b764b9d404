import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { appointOperator, operatorsOf } from './appoint.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';

const { ledger } = useOperatorLedger(createTestDatabase);
const owner = () => ledger.pools.owner;
const person = async (hasSecondFactor: boolean) => {
  const email = `${randomUUID()}@example.com`;
  await owner().query('INSERT INTO identity.user (id, name, email, two_factor_enabled) VALUES ($1, $2, $3, $4)', [
    randomUUID(),
    'Ada',
    email,
    hasSecondFactor,
  ]);
  return email;
};

test('somebody with a second factor becomes an operator and ceases to be one', async () => {
  const email = await person(true);
  expect(await appointOperator({ db: owner() }, { email: email.toUpperCase(), isToBe: true })).toBe('appointed');
  expect(await operatorsOf({ db: owner() })).toEqual([{ email, name: 'Ada' }]);
  expect(await appointOperator({ db: owner() }, { email, isToBe: false })).toBe('dismissed');
  expect(await operatorsOf({ db: owner() })).toEqual([]);
});

test('nobody becomes one without a second factor, nor who is not known', async () => {
  expect(await appointOperator({ db: owner() }, { email: await person(false), isToBe: true })).toBe('no_second_factor');
  expect(await appointOperator({ db: owner() }, { email: 'nobody@example.com', isToBe: true })).toBe('unknown');
  expect(await operatorsOf({ db: owner() })).toEqual([]);
});

describe.each(['graha_auth', 'graha_api', 'graha_app', 'graha_operator', 'graha_worker', 'graha_ledger'])(
  '%s',
  (role) => {
    const INSERT =
      "INSERT INTO identity.user (id, name, email, role) VALUES ($1, 'Eve', $1 || '@example.com', 'operator')";

    test('makes nobody an operator, whatever rights it has on the table', async () => {
      const [plain, operator] = [await person(true), await person(true)];
      await appointOperator({ db: owner() }, { email: operator, isToBe: true });
      const client = new Client({ connectionString: ledger.database.superuserUrl });
      await client.connect();
      try {
        await client.query('BEGIN');
        await client.query(`GRANT USAGE ON SCHEMA identity TO ${role}`);
        await client.query(`GRANT SELECT, INSERT, UPDATE ON identity.user TO ${role}`);
        await client.query(`SET LOCAL ROLE ${role}`);
        for (const [text, values] of [
          [INSERT, [randomUUID()]],
          [`${INSERT} ON CONFLICT (id) DO UPDATE SET role = 'operator'`, [randomUUID()]],
          ["UPDATE identity.user SET role = 'operator' WHERE email = $1", [plain]],
          ['UPDATE identity.user SET id = $2 WHERE email = $1', [operator, randomUUID()]],
        ] as const) {
          await client.query('SAVEPOINT before');
          await expect(client.query(text, [...values])).rejects.toMatchObject({ code: '42501' });
          await client.query('ROLLBACK TO before');
        }
        // Signing up and changing the account of a person, an operator's too, go on.
        await client.query("INSERT INTO identity.user (id, name, email) VALUES ($1, 'Asha', $1 || '@example.com')", [
          randomUUID(),
        ]);
        for (const email of [plain, operator]) {
          const change = 'UPDATE identity.user SET name = $2, role = role WHERE email = $1';
          expect((await client.query(change, [email, 'Renamed'])).rowCount).toBe(1);
        }
      } finally {
        await client.end();
        await appointOperator({ db: owner() }, { email: operator, isToBe: false });
      }
    });
  },
);
