import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { useAuthScene } from '../testing/auth-scene.ts';
import { SECOND_FACTOR, sendAgain, signIn, signUp, type Identity, type SignUpInput } from './entry.ts';
import { createThrottles } from './throttles.ts';

const database = useAuthScene(createTestDatabase);
const ASHA = { email: 'asha@nadir.tools', password: 'lamp orchard nine' };
const SIGN_UP = { ...ASHA, workspace: 'Nadir Tools', nextPath: '/overview' };

/** Accounts in memory, with workspace names, pending sign-ups and the recipients of their mails. */
function identityInMemory() {
  const passwords = new Map<string, string>();
  const workspaces = new Map<string, string>();
  const waiting: SignUpInput[] = [];
  const mailed: string[] = [];
  const sendMail = (email: string) => async () => void mailed.push(email);
  const identity: Identity = {
    register: async (input) => {
      waiting.push(input);
      return { sendMail: sendMail(input.email) };
    },
    waiting: async () => {
      const email = waiting.at(-1)?.email;
      return email === undefined ? null : { email, sendMail: sendMail(email) };
    },
    remind: async ({ email, password }, mayMail) => {
      const isTheirs = waiting.some((input) => input.email === email && input.password === password);
      if (isTheirs && (await mayMail())) mailed.push(email);
    },
    signIn: async ({ email, password }) => (passwords.get(email) === password ? { userId: email } : null),
    openWorkspace: async (userId, name) => void workspaces.set(userId, workspaces.get(userId) ?? name),
  };
  const open = ({ email, password } = ASHA) => void passwords.set(email, password);
  return { identity, workspaces, waiting, mailed, open };
}

async function entry() {
  const afterwards: (() => Promise<void>)[] = [];
  return {
    ...identityInMemory(),
    throttles: createThrottles({ isTestRun: false }, await database.attempts()),
    address: '203.0.113.7',
    later: (work: () => Promise<void>) => void afterwards.push(work),
    settle: async () => {
      for (const work of afterwards.splice(0)) await work();
    },
  };
}

const fieldsOf = (outcome: object) => ('fields' in outcome ? Object.keys(outcome.fields ?? {}) : []);

describe('signing up', () => {
  test('waits for the mail, which is sent after the answer, and lets nobody in', async () => {
    const scene = await entry();
    const input = { ...SIGN_UP, email: ' Asha@Nadir.Tools ', workspace: ' Nadir Tools ' };
    expect(await signUp(input, scene)).toEqual({ sentTo: ASHA.email });
    expect([scene.waiting, scene.mailed, scene.workspaces.size]).toEqual([[SIGN_UP], [], 0]);
    await scene.settle();
    expect(scene.mailed).toEqual([ASHA.email]);
  });

  test('says everything that is wrong at once, at its field', async () => {
    const problem = await signUp({ ...SIGN_UP, email: 'asha', password: 'short', workspace: ' ' }, await entry());
    expect(fieldsOf(problem).toSorted()).toEqual(['email', 'password', 'workspace']);
  });

  test.each(['a\0b', 'a\nb', '\u200b', '\u202eNadir', 'half \ud800', 'x'.repeat(61)])(
    'refuses %j as the name of a workspace, at its field',
    async (workspace) =>
      expect(fieldsOf(await signUp({ ...SIGN_UP, workspace }, await entry()))).toEqual(['workspace']),
  );

  test('with a known address is answered as with a new one', async () => {
    const scene = await entry();
    scene.open();
    expect(await signUp({ ...SIGN_UP, password: 'harbour thistle 41' }, scene)).toEqual({ sentTo: ASHA.email });
  });

  test('sends five mails an hour to one address, and its answer does not say so', async () => {
    const scene = await entry();
    const answers: unknown[] = [];
    for (let time = 0; time < 7; time += 1) {
      answers.push(await signUp(SIGN_UP, scene));
      await database.moveOn(1_000);
    }
    await scene.settle();
    expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, scene.mailed.length]).toEqual([1, 5]);
    expect(await sendAgain(scene)).toBe('too-often');
  });

  test('sends the mail again to the browser that waits for it, and to no other', async () => {
    const scene = await entry();
    expect(await sendAgain(scene)).toBe('over');
    await signUp(SIGN_UP, scene);
    expect(await sendAgain(scene)).toBe('sent');
    await scene.settle();
    expect(scene.mailed).toEqual([ASHA.email, ASHA.email]);
  });

  test('is slowed down for one who opens many', async () => {
    const scene = await entry();
    const open = (index: number) => signUp({ ...SIGN_UP, email: `asha${index}@nadir.tools` }, scene);
    for (let index = 0; index < 20; index += 1) expect(await open(index)).toHaveProperty('sentTo');
    expect(await open(20)).toMatchObject({ form: expect.stringMatching(/^Too many attempts/) });
  });
});

describe('signing in', () => {
  test('with a second factor waits for it, and opens nothing before', async () => {
    const scene = await entry();
    const identity: Identity = { ...scene.identity, signIn: async () => SECOND_FACTOR };
    expect(await signIn(ASHA, { ...scene, identity })).toEqual({ waitsForCode: true });
    expect(scene.workspaces.size).toBe(0);
  });

  test('with a wrong password and with an unknown address is answered with the same words', async () => {
    const scene = await entry();
    scene.open();
    const wrong = await signIn({ ...ASHA, password: 'not her password' }, scene);
    expect(wrong?.form).toBeDefined();
    expect(await signIn({ ...ASHA, email: 'nobody@nadir.tools' }, scene)).toEqual(wrong);
  });

  test('with the right password of an unverified address is a wrong password, and sends its mail again', async () => {
    const scene = await entry();
    await signUp(SIGN_UP, scene);
    await scene.settle();
    const wrong = await signIn({ ...ASHA, password: 'not her password' }, scene);
    expect(await signIn(ASHA, scene)).toEqual(wrong);
    expect(scene.mailed).toHaveLength(1);
    for (let time = 0; time < 9; time += 1) await signIn(ASHA, scene);
    await scene.settle();
    expect(scene.mailed).toHaveLength(5);
  });

  test('opens a workspace for one who has none', async () => {
    const scene = await entry();
    scene.open();
    expect(await signIn(ASHA, scene)).toBeNull();
    expect([...scene.workspaces.values()]).toEqual(['asha’s workspace']);
  });

  test('after too many wrong passwords waits, even with the right one, and for unknown addresses just as long', async () => {
    const scene = await entry();
    scene.open();
    for (const email of [ASHA.email, 'nobody@nadir.tools']) {
      const address = `from ${email}`;
      for (let time = 0; time < 10; time += 1) await signIn({ email, password: 'wrong' }, { ...scene, address });
      const problem = await signIn({ ...ASHA, email }, { ...scene, address });
      expect(problem).toEqual({ form: 'Too many attempts. Try again in 15 min.' });
    }
  });

  test('of the owner is not blocked by a stranger who guesses elsewhere', async () => {
    const scene = await entry();
    scene.open();
    const stranger = { ...scene, address: '198.51.100.9' };
    for (let time = 0; time < 50; time += 1) await signIn({ ...ASHA, password: 'wrong' }, stranger);
    expect(await signIn(ASHA, scene)).toBeNull();
  });

  test('of a browser that has signed in before goes on while everybody else waits, and has a limit of its own', async () => {
    const scene = await entry();
    scene.open();
    for (let index = 0; index < 101; index += 1)
      await signIn({ ...ASHA, password: 'wrong' }, { ...scene, address: `198.51.100.${index}` });
    expect((await signIn(ASHA, { ...scene, address: '192.0.2.1' }))?.form).toMatch(/^Too many attempts/);
    const known = { ...scene, deviceFor: () => 'hers' };
    expect(await signIn(ASHA, known)).toBeNull();
    for (let time = 0; time < 10; time += 1) await signIn({ ...ASHA, password: 'wrong' }, known);
    expect((await signIn(ASHA, known))?.form).toMatch(/^Too many attempts/);
    expect(await signIn(ASHA, { ...scene, deviceFor: () => 'her other one' })).toBeNull();
  });

  test('with the right password resets the count of wrong ones, in a known browser and elsewhere', async () => {
    const scene = await entry();
    scene.open();
    for (const from of [scene, { ...scene, deviceFor: () => 'hers' }])
      for (let round = 0; round < 3; round += 1) {
        expect(await signIn(ASHA, from)).toBeNull();
        for (let time = 0; time < 4; time += 1) await signIn({ ...ASHA, password: 'wrong' }, from);
      }
  });

  test('slows down one who guesses from many addresses', async () => {
    const scene = await entry();
    const guess = (index: number) =>
      signIn({ ...ASHA, password: 'wrong' }, { ...scene, address: `198.51.100.${index}` });
    for (let index = 0; index < 100; index += 1) await guess(index);
    expect((await guess(100))?.form).toMatch(/^Too many attempts/);
  });

  test('without a password asks for it', async () =>
    expect((await signIn({ ...ASHA, password: '' }, await entry()))?.fields).toEqual({
      password: 'Write your password.',
    }));
});
