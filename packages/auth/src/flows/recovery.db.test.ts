import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { forgot, reset, type Recovery } from './recovery.ts';
import { enterCode, type SecondFactor } from './second-factor.ts';
import { useAuthScene } from '../testing/auth-scene.ts';
import { createThrottles } from './throttles.ts';

const database = useAuthScene(createTestDatabase);
const ASHA = 'asha@nadir.example';
const PASSWORD = 'harbour thistle 41';

async function recovery(change: Partial<Recovery['identity']> = {}) {
  const afterwards: (() => Promise<void>)[] = [];
  const sendResetMail = vi.fn<Recovery['identity']['sendResetMail']>().mockResolvedValue();
  const resetPassword = vi.fn<Recovery['identity']['resetPassword']>().mockResolvedValue('done');
  return {
    sendResetMail,
    resetPassword,
    afterwards,
    identity: { sendResetMail, resetPassword, ...change },
    throttles: createThrottles({ isTestRun: false }, await database.attempts()),
    address: '203.0.113.7',
    later: (work: () => Promise<void>) => void afterwards.push(work),
  };
}

test('whether there is an account is looked up after the answer, so that its time reveals nothing', async () => {
  const scene = await recovery();
  expect(await forgot({ email: ` ${ASHA.toUpperCase()} ` }, scene)).toBeNull();
  expect(scene.sendResetMail).not.toHaveBeenCalled();
  await scene.afterwards[0]?.();
  expect(scene.sendResetMail).toHaveBeenCalledExactlyOnceWith(ASHA);
});

test('the sixth mail to one address within the hour is not sent, and the answer does not say so', async () => {
  const scene = await recovery();
  for (let time = 0; time < 6; time += 1) {
    expect(await forgot({ email: ASHA }, scene)).toBeNull();
    await database.moveOn(1_000);
  }
  expect(scene.afterwards).toHaveLength(5);
});

test('a client that asks for many addresses is slowed down', async () => {
  const scene = await recovery();
  const answers: unknown[] = [];
  for (let index = 0; index < 21; index += 1) answers.push(await forgot({ email: `p${index}@nadir.example` }, scene));
  expect(answers.at(-1)).toEqual({ form: 'Too many attempts. Try again in 1 h 0 min.' });
});

test('the shortest wait is a wait', async () => {
  const { throttles, ...scene } = await recovery();
  const waitingBy = (name: 'resetMailByAddress' | 'resetByAddress' | 'sameForm') => ({
    ...scene,
    throttles: { ...throttles, [name]: { ...throttles[name], take: async () => 1 } },
  });
  const tooMany = { form: expect.stringMatching(/^Too many attempts/) };
  expect(await forgot({ email: ASHA }, waitingBy('resetMailByAddress'))).toEqual(tooMany);
  expect(await forgot({ email: ASHA }, waitingBy('sameForm'))).toBeNull();
  expect(await reset({ token: 't', password: PASSWORD }, waitingBy('resetByAddress'))).toEqual(tooMany);
  expect([scene.afterwards, scene.resetPassword.mock.calls]).toEqual([[], []]);
});

test('an invalid address is refused at its field', async () =>
  expect(await forgot({ email: 'asha' }, await recovery())).toMatchObject({
    fields: { email: expect.stringMatching(/such as/) },
  }));

test('a guessable password uses up no link', async () => {
  const scene = await recovery();
  const outcome = await reset({ token: 't', password: 'password1234' }, scene);
  expect(outcome).toMatchObject({ fields: { password: expect.stringMatching(/leaked/) } });
  expect(scene.resetPassword).not.toHaveBeenCalled();
  expect(await reset({ token: 't', password: PASSWORD }, scene)).toBeNull();
});

test('a link that is used up says so, and guessing links ends', async () => {
  const scene = await recovery({ resetPassword: async () => 'over' });
  const outcomes: unknown[] = [];
  for (let time = 0; time < 21; time += 1)
    outcomes.push(await reset({ token: String(time), password: PASSWORD }, scene));
  expect(outcomes[0]).toBe('over');
  expect(outcomes.at(-1)).toEqual({ form: 'Too many attempts. Try again in 1 h 0 min.' });
});

async function secondFactor(answer: Awaited<ReturnType<SecondFactor['identity']['enterCode']>>) {
  const entered = vi.fn<SecondFactor['identity']['enterCode']>().mockResolvedValue(answer);
  const openWorkspace = vi.fn<SecondFactor['identity']['openWorkspace']>().mockResolvedValue();
  const throttles = createThrottles({ isTestRun: false }, await database.attempts());
  return { entered, openWorkspace, identity: { enterCode: entered, openWorkspace }, throttles, address: '203.0.113.7' };
}

test.each([
  ['app', '123 456', '123456'],
  ['backup', 'aB3dE 5gH1j', 'aB3dE-5gH1j'],
  ['backup', 'aB3dE5gH1j', 'aB3dE-5gH1j'],
] as const)('a code of the %s is understood as %s', async (kind, typed, stored) => {
  const scene = await secondFactor({ userId: 'u', email: ASHA });
  expect(await enterCode({ kind, code: typed }, scene)).toBeNull();
  expect(scene.entered).toHaveBeenCalledExactlyOnceWith(kind, stored);
  expect(scene.openWorkspace).toHaveBeenCalledExactlyOnceWith('u', 'asha’s workspace');
});

test('what cannot be a code is not tried', async () => {
  const scene = await secondFactor('wrong');
  expect(await enterCode({ kind: 'app', code: '12345' }, scene)).toEqual({
    fields: { code: 'A code has six digits.' },
  });
  expect(scene.entered).not.toHaveBeenCalled();
});

test('a wrong code, a sign-in that is over and an account that is locked each say what to do', async () => {
  const outcomeOf = async (answer: 'wrong' | 'over' | 'locked') =>
    enterCode({ kind: 'app', code: '123456' }, await secondFactor(answer));
  expect(await outcomeOf('wrong')).toMatchObject({ fields: { code: expect.stringMatching(/Wait for the next one/) } });
  expect(await outcomeOf('over')).toBe('over');
  expect(await outcomeOf('locked')).toEqual({ form: 'Too many attempts. Try again in 15 min.' });
});

test('guessing codes from one address ends', async () => {
  const scene = await secondFactor('wrong');
  const outcomes: unknown[] = [];
  for (let time = 0; time < 21; time += 1) outcomes.push(await enterCode({ kind: 'app', code: '123456' }, scene));
  expect(outcomes.at(-1)).toEqual({ form: 'Too many attempts. Try again in 15 min.' });
  expect(scene.entered).toHaveBeenCalledTimes(20);
});
