import { passwordProblem } from '../core/password.ts';
import { Email, normal } from './entry.ts';
import { problemIn, tooMany, type Problem } from './problem.ts';
import type { Throttles } from './throttles.ts';

export type Recovery = {
  identity: {
    sendResetMail(email: string): Promise<void>;
    /** `over`: the link was used or is older than an hour. */
    resetPassword(token: string, password: string): Promise<'done' | 'over'>;
  };
  throttles: Pick<Throttles, 'resetMailByAddress' | 'resetMailByAccount' | 'resetByAddress' | 'sameForm'>;
  address: string;
  /** Runs work after the answer is sent, so that its duration reveals nothing. */
  later: (work: () => Promise<void>) => void;
};

/** Gives every address the same answer at once, then mails only addresses with an account. */
export async function forgot(
  input: { email: string },
  { identity, throttles, address, later }: Recovery,
): Promise<Problem | null> {
  const email = normal(input.email);
  const fields = problemIn('email', Email, email);
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = await throttles.resetMailByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  if ((await throttles.sameForm.take(`forgot ${address} ${email}`)) > 0) return null;
  if ((await throttles.resetMailByAccount.take(email)) === 0) later(() => identity.sendResetMail(email));
  return null;
}

export async function reset(
  { token, password }: { token: string; password: string },
  { identity, throttles, address }: Recovery,
): Promise<Problem | 'over' | null> {
  const problem = passwordProblem(password, '');
  if (problem) return { fields: { password: problem } };
  const waitMs = await throttles.resetByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  return (await identity.resetPassword(token, password)) === 'over' ? 'over' : null;
}
