import { passwordProblem } from '../../auth/password.ts';
import { Email, normal } from './entry.ts';
import { problemIn, tooMany, type Problem } from './problem.ts';
import type { Throttles } from './throttles.ts';

export type Recovery = {
  identity: {
    sendResetMail(email: string): Promise<void>;
    /** `over`: the link was used, or its hour has passed. */
    resetPassword(token: string, password: string): Promise<'done' | 'over'>;
  };
  throttles: Pick<Throttles, 'resetMailByAddress' | 'resetMailByAccount' | 'resetByAddress'>;
  address: string;
  /** Begins work once the answer is on its way, so that how long it takes tells nothing. */
  later: (work: () => Promise<void>) => void;
};

/** Every address is answered alike and at once; what an address without an account asks for is not done afterwards. */
export async function forgot(
  wish: { email: string },
  { identity, throttles, address, later }: Recovery,
): Promise<Problem | null> {
  const email = normal(wish.email);
  const fields = problemIn('email', Email, email);
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = throttles.resetMailByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  if (throttles.resetMailByAccount.take(email) === 0) later(() => identity.sendResetMail(email));
  return null;
}

export async function reset(
  { token, password }: { token: string; password: string },
  { identity, throttles, address }: Recovery,
): Promise<Problem | 'over' | null> {
  const problem = passwordProblem(password, '');
  if (problem) return { fields: { password: problem } };
  const waitMs = throttles.resetByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  return (await identity.resetPassword(token, password)) === 'over' ? 'over' : null;
}
