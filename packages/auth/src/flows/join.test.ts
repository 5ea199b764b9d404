import { expect, test, vi } from 'vitest';
import { join, type Joining } from './join.ts';

const SENT = { token: 't', password: 'harbour thistle 41' };

function joining(waitMs: number) {
  const enterVerified = vi
    .fn<Joining['identity']['enterVerified']>()
    .mockResolvedValue({ userId: 'u', sessionId: 's' });
  const joinTeam = vi.fn<Joining['identity']['joinTeam']>().mockResolvedValue();
  const identity = { invitedAddress: async () => 'asha@nadir.example', enterVerified, joinTeam };
  const throttles = { signUpByAddress: { take: async () => waitMs } };
  return { enterVerified, joinTeam, deps: { identity, throttles, address: '203.0.113.7' } };
}

test('an invited person who need not wait gets an account and joins', async () => {
  const { enterVerified, joinTeam, deps } = joining(0);
  expect(await join(SENT, deps)).toBeNull();
  expect(enterVerified).toHaveBeenCalledExactlyOnceWith({ email: 'asha@nadir.example', password: SENT.password });
  expect(joinTeam).toHaveBeenCalledExactlyOnceWith('t', { userId: 'u', sessionId: 's' });
});

test('after too many sign-ups from one address an invitation makes no account', async () => {
  const { enterVerified, deps } = joining(1);
  expect(await join(SENT, deps)).toEqual({ form: expect.stringMatching(/^Too many attempts/) });
  expect(enterVerified).not.toHaveBeenCalled();
});
