import { describe, expect, test, vi } from 'vitest';
import { createThrottle } from '../../auth/throttle.ts';
import { SECOND_FACTOR, signIn, signUp, type Identity } from './entry.ts';

const ASHA = { email: 'asha@nadir.tools', password: 'lamp orchard nine' };
const WISH = { ...ASHA, workspace: 'Nadir Tools' };

/** Accounts in memory; each one's workspaces by name. */
function identityInMemory() {
  const passwords = new Map<string, string>();
  const workspaces = new Map<string, string>();
  const identity: Identity = {
    register: async ({ email, password }) => void passwords.set(email, passwords.get(email) ?? password),
    signIn: async ({ email, password }) => (passwords.get(email) === password ? { userId: email } : null),
    openWorkspace: async (userId, name) => void workspaces.set(userId, workspaces.get(userId) ?? name),
  };
  return { identity, workspaces };
}

function entry(attemptsMax = 100) {
  const throttle = (max: number) => createThrottle({ attemptsMax: max, windowMs: 900_000 }, () => 0);
  return {
    ...identityInMemory(),
    throttles: {
      signUpByAddress: throttle(attemptsMax),
      signInByAddress: throttle(10 * attemptsMax),
      signInByAccount: throttle(10 * attemptsMax),
      signInByPair: throttle(attemptsMax),
    },
    address: '203.0.113.7',
  };
}

describe('signing up', () => {
  test('opens the account and the workspace under the name that was given', async () => {
    const door = entry();
    expect(await signUp({ ...WISH, email: ' Asha@Nadir.Tools ', workspace: ' Nadir Tools ' }, door)).toBeNull();
    expect([...door.workspaces]).toEqual([['asha@nadir.tools', 'Nadir Tools']]);
  });

  test('says everything that is wrong at once, at its field', async () => {
    const problem = await signUp({ email: 'asha', password: 'short', workspace: ' ' }, entry());
    expect(Object.keys(problem?.fields ?? {}).toSorted()).toEqual(['email', 'password', 'workspace']);
  });

  test('with a known address and another password changes nothing and claims nothing', async () => {
    const door = entry();
    await signUp(WISH, door);
    const problem = await signUp({ ...WISH, password: 'harbour thistle 41', workspace: 'Mine now' }, door);
    expect(problem?.form).toMatch(/^We could not open .* If you have an account, sign in instead\.$/);
    expect([...door.workspaces.values()]).toEqual(['Nadir Tools']);
  });

  test('again with the same password goes in, so that a sign-up which broke half way heals', async () => {
    const door = entry();
    const openWorkspace = vi.fn<Identity['openWorkspace']>().mockRejectedValueOnce(new Error('the database is away'));
    const broken = { ...door, identity: { ...door.identity, openWorkspace } };
    await expect(signUp(WISH, broken)).rejects.toThrow('the database is away');
    expect(await signUp(WISH, door)).toBeNull();
    expect([...door.workspaces.values()]).toEqual(['Nadir Tools']);
  });

  test('is slowed down for one who opens many', async () => {
    const door = entry(2);
    const times = [1, 2, 3].map((index) => () => signUp({ ...WISH, email: `asha${index}@nadir.tools` }, door));
    const problems = [];
    for (const time of times) problems.push(await time());
    expect(problems).toEqual([null, null, { form: 'Too many attempts. Try again in 15 min.' }]);
  });
});

describe('signing in', () => {
  test('with a second factor waits for it, and opens nothing before', async () => {
    const door = entry();
    const identity: Identity = { ...door.identity, signIn: async () => SECOND_FACTOR };
    for (const through of [signIn, signUp]) {
      expect(await through(WISH, { ...door, identity })).toEqual({ waitsForCode: true });
    }
    expect(door.workspaces.size).toBe(0);
  });

  test('with a wrong password and with an unknown address is answered with the same words', async () => {
    const door = entry();
    await signUp(WISH, door);
    const wrong = await signIn({ ...ASHA, password: 'not her password' }, door);
    expect(wrong?.form).toBeDefined();
    expect(await signIn({ ...ASHA, email: 'nobody@nadir.tools' }, door)).toEqual(wrong);
  });

  test('opens a workspace for one who has none', async () => {
    const door = entry();
    await door.identity.register(ASHA);
    expect(await signIn(ASHA, door)).toBeNull();
    expect([...door.workspaces.values()]).toEqual(['asha’s workspace']);
  });

  test('after too many wrong passwords waits, even with the right one, and for unknown addresses just as long', async () => {
    const door = entry(2);
    await signUp(WISH, door);
    for (const email of [ASHA.email, 'nobody@nadir.tools']) {
      const address = `from ${email}`;
      for (let time = 0; time < 2; time += 1) await signIn({ email, password: 'wrong' }, { ...door, address });
      const problem = await signIn({ ...ASHA, email }, { ...door, address });
      expect(problem).toEqual({ form: 'Too many attempts. Try again in 15 min.' });
    }
  });

  test('of the owner is not blocked by a stranger who guesses elsewhere', async () => {
    const door = entry(2);
    await signUp(WISH, door);
    const stranger = { ...door, address: '198.51.100.9' };
    for (let time = 0; time < 5; time += 1) await signIn({ ...ASHA, password: 'wrong' }, stranger);
    expect(await signIn(ASHA, door)).toBeNull();
  });

  test('slows down one who guesses from many addresses', async () => {
    const door = entry(2);
    const guess = (index: number) =>
      signIn({ ...ASHA, password: 'wrong' }, { ...door, address: `198.51.100.${index}` });
    for (let index = 0; index < 20; index += 1) await guess(index);
    expect((await guess(20))?.form).toMatch(/^Too many attempts/);
  });

  test('without a password asks for it', async () =>
    expect((await signIn({ ...ASHA, password: '' }, entry()))?.fields).toEqual({ password: 'Write your password.' }));
});
