import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { OUR_PASSWORD } from '@graha/auth/testing/own-account';
import { OURS, outcomeOf, useScene, viewerOf } from '../testing/scene.ts';
import { insertConnection, insertOwned, insertPeople, newPerson } from '../testing/scene-rows.ts';

const scene = useScene(createTestDatabase);
const { owner } = OURS.people;
/** A WebAuthn answer without a challenge. */
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** Returns the message at each field of the form. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ cause }: { cause?: { issues?: { path: string[]; message: string }[] } }) =>
      Object.fromEntries((cause?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  );
const caller = (signedInHoursAgo = 0) =>
  scene.callerAs('owner', {
    viewer: { ...viewerOf(owner), signedInAt: new Date(Date.now() - signedInHoursAgo * 3_600_000) },
  }).profile;

describe('a field that is wrong has its message beside it', () => {
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

  test('a new password that contains the address of its owner', async () =>
    expect(await fieldsOf(caller().changePassword({ password: OUR_PASSWORD, next: owner.email }))).toEqual({
      next: 'Leave your e-mail address out of the password.',
    }));

  test('the address that the person has already, in capitals or with spaces', async () => {
    const input = { email: ` ${owner.email.toUpperCase()} `, password: OUR_PASSWORD };
    expect(await fieldsOf(caller().changeAddress(input))).toEqual({ email: 'This is your address already.' });
  });

  test('a code of the wrong shape, and one that is not right', async () => {
    expect(await fieldsOf(caller().finishTwoFactor({ code: '12345' }))).toEqual({ code: 'A code has six digits.' });
    const wrong = { code: 'This code is not right. Wait for the next one.' };
    expect(await fieldsOf(caller().finishTwoFactor({ code: '111 111' }))).toEqual(wrong);
  });
});

test('the secret of the second factor is answered as text and as a QR code, with the backup codes', async () => {
  const begun = await caller().beginTwoFactor({ password: OUR_PASSWORD });
  expect(begun).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{16,}$/) });
  expect(begun.backupCodes).toHaveLength(10);
  expect(begun.qr.path.match(/M\d+ \d+h1v1h-1z/g)?.length).toBeGreaterThan(200);
  expect(begun.qr.size).toBeGreaterThan(25);
});

test('a session older than a day may not change passkeys, but may end sessions', async () => {
  const passkeyId = await insertOwned(scene.pools.owner, owner);
  for (const call of [
    () => caller(25).beginPasskey(),
    () => caller(25).finishPasskey({ name: 'Phone', response: PASSKEY }),
    () => caller(25).removePasskey({ id: passkeyId }),
  ]) {
    expect(await outcomeOf(call())).toBe('PRECONDITION_FAILED');
  }
  expect(await outcomeOf(caller(25).endOtherSessions())).toBe('ok');
  expect(await outcomeOf(caller(23).removePasskey({ id: passkeyId }))).toBe('ok');
});

test('an answer that a device should not give adds no passkey, and the form says so', async () =>
  expect(await fieldsOf(caller().finishPasskey({ name: 'Phone', response: PASSKEY }))).toEqual({
    name: 'Your device made no passkey. Try again, or use another device.',
  }));

test('a passkey or session of another person answers as one that does not exist', async () => {
  for (const call of [
    () => caller().renamePasskey({ id: 'theirs', name: 'Mine now' }),
    () => caller().removePasskey({ id: 'theirs' }),
    () => caller().endSession({ id: 'theirs' }),
  ]) {
    expect(await outcomeOf(call())).toBe('NOT_FOUND');
  }
});

test('of the ways to sign in the last one stays, also where two are removed at once', async () => {
  const person = newPerson('Esha', `${crypto.randomUUID()}.example`);
  await insertPeople(scene.pools.identity, [person]);
  const { profile } = scene.callerAs('stranger', { viewer: viewerOf(person), self: scene.selfOf(person) });
  const ids = [await insertConnection(scene.pools.owner, person), await insertConnection(scene.pools.owner, person)];
  await scene.pools.owner.query("DELETE FROM identity.account WHERE user_id = $1 AND provider_id = 'credential'", [
    person.userId,
  ]);
  expect((await profile.read()).connections.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const outcomes = await Promise.all(ids.map((id) => outcomeOf(profile.removeConnection({ id }))));
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
  const read = await profile.read();
  expect([read.connections.length, read.hasPassword]).toEqual([1, false]);
  expect(await outcomeOf(caller().removeConnection({ id: read.connections[0]?.id ?? '' }))).toBe('NOT_FOUND');
});

test('a new name has up to sixty characters, whatever their script', async () => {
  const person = newPerson('Esha', `${crypto.randomUUID()}.example`);
  await insertPeople(scene.pools.identity, [person]);
  const { profile } = scene.callerAs('stranger', { viewer: viewerOf(person), self: scene.selfOf(person) });
  await profile.rename({ name: '😀'.repeat(60) });
  expect(await outcomeOf(profile.rename({ name: '😀'.repeat(61) }))).toBe('BAD_REQUEST');
});

test.each([
  ['another person’s id', { name: 'Asha', userId: 'user-2' }],
  ['a role', { name: 'Asha', role: 'operator' }],
  ['no name', { name: '   ' }],
  ['a name of 61 letters', { name: 'x'.repeat(61) }],
])('a new name with %s is refused', async (_what, input) =>
  expect(await outcomeOf(caller().rename(input))).toBe('BAD_REQUEST'),
);
