import { expect, test } from 'vitest';
import { specify } from './testing.ts';
import { user, userEvents, type UserCommand, type UserEvent } from './user.ts';

const { given } = specify(user);
const record = (event: UserEvent): UserCommand => ({ type: 'record', event, now: '2026-01-01T00:00:00Z' });
const registered: UserEvent = { type: 'UserRegistered', data: {} };
const verified: UserEvent = { type: 'EmailVerified', data: {} };
const changed: UserEvent = { type: 'PasswordChanged', data: {} };
const erased: UserEvent = { type: 'UserErased', data: {} };

test('a fact is written down', () => given(registered).when(record(changed)).then(changed));
test('a password may change again', () => given(registered, changed).when(record(changed)).then(changed));
test.each([registered, verified])('$type is told once', (event) =>
  given(registered, verified).when(record(event)).then(),
);
test('nothing is told after the erasure', () => given(registered, erased).when(record(changed)).then());

test('no event of a person carries anything about the person', () => {
  const fields = Object.values(userEvents).flatMap((schema) => Object.keys(schema.shape));
  expect(new Set(fields)).toEqual(new Set(['passkeyId', 'all']));
});
