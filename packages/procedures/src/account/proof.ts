import type { Refused, Self } from '@graha/auth/self/self';
import type { Viewer } from '@graha/auth/core/viewer';
import { fieldProblem, requireFresh } from '../trpc/init.ts';

/** Returns the answer. @throws at the field if the password or the code is wrong */
export function granted<Answer>(
  answer: Answer | Refused,
  field: 'password' | 'code' = 'password',
): Exclude<Answer, Refused> {
  if (answer === 'too-often') throw fieldProblem(field, 'Too many attempts. Try again in 15 min.');
  if (answer === 'wrong') {
    throw fieldProblem(
      field,
      field === 'code' ? 'This code is not right. Wait for the next one.' : 'This is not your password.',
    );
  }
  // Safe: the two refusals were thrown.
  return answer as Exclude<Answer, Refused>;
}

/** Checks the password. If an account has no password because a provider signs it in, a session of the last day is enough. */
export async function prove(ctx: { self: Self; viewer: Viewer }, password: string): Promise<void> {
  if (granted(await ctx.self.prove(password)) === 'no-password') requireFresh(ctx.viewer);
}
