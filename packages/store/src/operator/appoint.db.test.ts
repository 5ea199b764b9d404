import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
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
