import { Refusal } from '@graha/domain/core/refusal';
import { passwordProblem } from '../core/password.ts';
import type { Throttle } from '../core/throttle.ts';
import { normal } from './entry.ts';
import { tooMany, type Problem } from './problem.ts';

type Entered = { userId: string; sessionId: string };

/** The parts of identity and teams used by an invited person without an account. */
export type Joining = {
  identity: {
    invitedAddress(token: string): Promise<string | null>;
    /** Creates the account of a verified address and a session; null if the address has an account. */
    enterVerified(account: { email: string; password: string }): Promise<Entered | null>;
    /** Joins the team and selects its workspace in this session. */
    joinTeam(token: string, entered: Entered): Promise<void>;
  };
  throttles: { signUpByAddress: Pick<Throttle, 'take'> };
  address: string;
};

/** Joins the workspace. The token was mailed only to the invited address, so it verifies the address. Null means signed in. */
export async function join(
  { token, password }: { token: string; password: string },
  { identity, throttles, address }: Joining,
): Promise<Problem | null> {
  const invited = await identity.invitedAddress(token);
  if (invited === null)
    return {
      form: 'This invitation was used, withdrawn or sent again with a newer link. Open the newest mail, or ask for a new invitation.',
    };
  const email = normal(invited);
  const problem = passwordProblem(password, email);
  if (problem) return { fields: { password: problem } };
  const waitMs = await throttles.signUpByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);

  const entered = await identity.enterVerified({ email, password });
  if (entered === null)
    return { form: `${email} has an account. Sign in with it, then open the link of the mail again.` };
  try {
    await identity.joinTeam(token, entered);
  } catch (error) {
    if (error instanceof Refusal) return { form: error.message };
    throw error;
  }
  return null;
}
