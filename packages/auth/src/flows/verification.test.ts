import { expect, test } from 'vitest';
import { confirmAddress, type Confirmation } from './verification.ts';

type End = Awaited<ReturnType<Confirmation['identity']['confirmAddress']>>;

function confirmed(password: string | undefined, { waitMs = 0, end }: { waitMs?: number; end: End }) {
  const throttle = { take: async () => 0, waitMs: async () => 0, forget: async () => {} };
  return confirmAddress(
    { token: 't', password },
    {
      identity: { confirmAddress: async () => end, openWorkspace: async () => {} },
      throttles: {
        signUpByAddress: throttle,
        signInByDevice: throttle,
        signInByPair: throttle,
        confirmMailByAccount: throttle,
        sameForm: throttle,
        takeAll: async () => waitMs,
      },
      address: '203.0.113.7',
    },
  );
}

test('a password is asked for again after a wrong one, an empty one and too many of them', async () => {
  const end: End = { is: 'wrong-password' };
  for (const problem of [
    await confirmed('wrong', { end }),
    await confirmed('', { end }),
    await confirmed('wrong', { end, waitMs: 1 }),
  ])
    expect(problem).toMatchObject({ asksPassword: true });
  expect(await confirmed(undefined, { end: { is: 'password-needed' } })).toEqual({ asksPassword: true });
  expect(await confirmed(undefined, { end: { is: 'over', verification: 'unknown' } })).toEqual({
    verification: 'unknown',
  });
});
