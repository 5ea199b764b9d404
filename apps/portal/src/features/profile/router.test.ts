import { describe, expect, test } from 'vitest';
import { callerAs, outcomeOf, viewerNow } from '../../trpc/testing.ts';
import { OUR_PASSKEY, OUR_PASSWORD, selfInMemory } from './self-in-memory.ts';

/** What the form learns of each field. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ cause }: { cause?: { issues?: { path: string[]; message: string }[] } }) =>
      Object.fromEntries((cause?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  );
const caller = (signedInHoursAgo = 0) =>
  callerAs('owner', {
    viewer: { ...viewerNow(), signedInAt: new Date(Date.now() - signedInHoursAgo * 3_600_000) },
    self: selfInMemory(),
  }).profile;

describe('what is wrong is told at its field', () => {
  test('a wrong password', async () => {
    for (const call of [
      () => caller().changeAddress({ email: 'a@orbit.example', password: 'not hers' }),
      () => caller().changePassword({ password: 'not hers', next: 'harbour thistle 41' }),
      () => caller().beginTwoFactor({ password: 'not hers' }),
      () => caller().endTwoFactor({ password: 'not hers' }),
      () => caller().newBackupCodes({ password: 'not hers' }),
      () => caller().confirm({ password: 'not hers' }),
    ]) {
      expect(await fieldsOf(call())).toEqual({ password: 'This is not your password.' });
    }
  });

  test('every field of a form at once', async () =>
    expect(await fieldsOf(caller().changePassword({ password: '', next: 'short' }))).toEqual({
      password: 'Write your password.',
      next: 'Use at least 10 characters.',
    }));

  test('a new password that holds the own address', async () =>
    expect(await fieldsOf(caller().changePassword({ password: OUR_PASSWORD, next: 'asha@nadir.tools' }))).toEqual({
      next: 'Leave your e-mail address out of the password.',
    }));

  test('the address that one has already, however it is written', async () => {
    const wish = { email: ' Asha@Nadir.Tools ', password: OUR_PASSWORD };
    expect(await fieldsOf(caller().changeAddress(wish))).toEqual({ email: 'This is your address already.' });
  });

  test('a code of the wrong shape, and one that is not right', async () => {
    expect(await fieldsOf(caller().finishTwoFactor({ code: '12345' }))).toEqual({ code: 'A code has six digits.' });
    const wrong = { code: 'This code is not right. Wait for the next one.' };
    expect(await fieldsOf(caller().finishTwoFactor({ code: '111 111' }))).toEqual(wrong);
  });
});

test('the secret of the second factor comes as a word and as a picture, with the backup codes', async () => {
  const begun = await caller().beginTwoFactor({ password: OUR_PASSWORD });
  expect(begun).toMatchObject({ secret: 'GEZDGNBVGY3TQOJQ', backupCodes: ['a'] });
  expect(begun.qr.path.match(/M\d+ \d+h1v1h-1z/g)?.length).toBeGreaterThan(200);
  expect(begun.qr.size).toBeGreaterThan(25);
});

test('a session of more than a day may not change how one signs in by passkey, but may end sessions', async () => {
  for (const call of [
    () => caller(25).beginPasskey(),
    () => caller(25).finishPasskey({ name: 'Phone', response: 'right' }),
    () => caller(25).removePasskey({ id: OUR_PASSKEY }),
  ]) {
    expect(await outcomeOf(call())).toBe('PRECONDITION_FAILED');
  }
  expect(await outcomeOf(caller(25).endOtherSessions())).toBe('ok');
  expect(await outcomeOf(caller(23).removePasskey({ id: OUR_PASSKEY }))).toBe('ok');
});

test('a device that answered something else adds nothing, and the form says so', async () =>
  expect(await fieldsOf(caller().finishPasskey({ name: 'Phone', response: 'wrong' }))).toEqual({
    name: 'Your device made no passkey. Try again, or use another device.',
  }));

test('what is not one’s own is not there', async () => {
  for (const call of [
    () => caller().renamePasskey({ id: 'theirs', name: 'Mine now' }),
    () => caller().removePasskey({ id: 'theirs' }),
    () => caller().endSession({ id: 'theirs' }),
  ]) {
    expect(await outcomeOf(call())).toBe('NOT_FOUND');
  }
});

test.each([
  ['another person’s id', { name: 'Asha', userId: 'user-2' }],
  ['a role', { name: 'Asha', role: 'operator' }],
  ['no name', { name: '   ' }],
  ['a name of 61 letters', { name: 'x'.repeat(61) }],
])('a new name with %s is refused', async (_what, wish) =>
  expect(await outcomeOf(caller().rename(wish))).toBe('BAD_REQUEST'),
);
