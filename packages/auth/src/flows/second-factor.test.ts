import { describe, expect, test } from 'vitest';
import { enterCode, type CodeKind, type SecondFactor } from './second-factor.ts';

type Entered = Awaited<ReturnType<SecondFactor['identity']['enterCode']>>;
const ASHA = { userId: 'user-1', email: 'asha@nadir.tools' };

/** Runs an attempt with a typed code and the account's answer to it. Returns the outcome and the calls. */
async function entered(kind: CodeKind, code: string, answer: Entered = ASHA, waitMs = 0) {
  const asked: string[] = [];
  const opened: string[][] = [];
  const counted: string[] = [];
  const outcome = await enterCode(
    { kind, code },
    {
      identity: {
        enterCode: async (_kind, written) => {
          asked.push(written);
          return answer;
        },
        openWorkspace: async (userId, name) => void opened.push([userId, name]),
      },
      throttles: {
        codeByAddress: {
          take: async (address) => (counted.push(address), waitMs),
          waitMs: async () => waitMs,
          forget: async () => undefined,
        },
      },
      address: '203.0.113.7',
    },
  );
  return { outcome, asked, opened, counted };
}

describe('a code is taken as people write it', () => {
  test.each<[CodeKind, string, string]>([
    ['app', '123456', '123456'],
    ['app', ' 123 456 ', '123456'],
    ['app', '123-456', '123456'],
    ['backup', 'aB3dE-fG7hJ', 'aB3dE-fG7hJ'],
    ['backup', 'aB3dEfG7hJ', 'aB3dE-fG7hJ'],
    ['backup', ' aB3dE fG7hJ ', 'aB3dE-fG7hJ'],
  ])('%s %j', async (kind, code, written) => {
    const { outcome, asked, opened, counted } = await entered(kind, code);
    expect([outcome, asked, counted]).toEqual([null, [written], ['203.0.113.7']]);
    expect(opened).toEqual([['user-1', 'asha’s workspace']]);
  });
});

describe('what is no code is refused at its field, and asked of no account', () => {
  test.each<[CodeKind, string, string]>([
    ['app', '', 'A code has six digits.'],
    ['app', '12345', 'A code has six digits.'],
    ['app', '1234567', 'A code has six digits.'],
    ['app', '12345a', 'A code has six digits.'],
    ['backup', 'aB3dE', 'A backup code has ten letters and digits.'],
    ['backup', 'aB3dE-fG7hJk', 'A backup code has ten letters and digits.'],
    ['backup', 'aB3dE_fG7hJ', 'A backup code has ten letters and digits.'],
  ])('%s %j', async (kind, code, message) => {
    const { outcome, asked, counted } = await entered(kind, code);
    expect([outcome, asked, counted]).toEqual([{ fields: { code: message } }, [], []]);
  });
});

describe('nobody is let in', () => {
  test.each<[string, CodeKind, Entered, unknown]>([
    ['by a wrong code', 'app', 'wrong', { fields: { code: expect.stringContaining('Wait for the next one') } }],
    ['by a wrong backup code', 'backup', 'wrong', { fields: { code: expect.stringContaining('none of your backup') } }],
    ['by a sign-in that is over', 'app', 'over', 'over'],
    ['to an account that is locked', 'app', 'locked', { form: 'Too many attempts. Try again in 15 min.' }],
  ])('%s', async (_what, kind, answer, expected) => {
    const { outcome, opened } = await entered(kind, kind === 'app' ? '123456' : 'aB3dEfG7hJ', answer);
    expect([outcome, opened]).toEqual([expected, []]);
  });

  test('from an address that has tried too often, whatever the code', async () => {
    const { outcome, asked, opened } = await entered('app', '123456', ASHA, 120_000);
    expect([outcome, asked, opened]).toEqual([{ form: 'Too many attempts. Try again in 2 min.' }, [], []]);
  });
});
