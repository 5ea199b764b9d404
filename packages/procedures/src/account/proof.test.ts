import type { Viewer } from '@graha/auth/core/viewer';
import type { Self } from '@graha/auth/self/self';
import { expect, test } from 'vitest';
import { fieldProblem } from '../trpc/init.ts';
import { granted, prove } from './proof.ts';

const DAY_MS = 86_400_000;

test.each([
  ['too-often', undefined, fieldProblem('password', 'Too many attempts. Try again in 15 min.')],
  ['too-often', 'code', fieldProblem('code', 'Too many attempts. Try again in 15 min.')],
  ['wrong', undefined, fieldProblem('password', 'This is not your password.')],
  ['wrong', 'code', fieldProblem('code', 'This code is not right. Wait for the next one.')],
] as const)('a proof that is %s is a problem of its field: %s', (answer, field, problem) => {
  expect(() => granted(answer, field)).toThrow(problem);
});

test('any other answer is passed on', () => {
  expect(granted('done')).toBe('done');
});

const proven = (answer: Awaited<ReturnType<Self['prove']>>, signedInMsAgo: number): Promise<void> => {
  // Safe: the check reads these members alone.
  const self = { prove: async () => answer } as unknown as Self;
  const viewer = { signedInAt: new Date(Date.now() - signedInMsAgo) } as Viewer;
  return prove({ self, viewer }, 'secret');
};

test('a person with a password proves it, however old the session is', async () => {
  await expect(proven('done', 30 * DAY_MS)).resolves.toBeUndefined();
  await expect(proven('wrong', 0)).rejects.toThrow(fieldProblem('password', 'This is not your password.'));
});

test('a person without a password has signed in within a day', async () => {
  await expect(proven('no-password', DAY_MS - 60_000)).resolves.toBeUndefined();
  await expect(proven('no-password', DAY_MS + 60_000)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
});
