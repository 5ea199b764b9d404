import { z } from 'zod';
import { unnamedWorkspaceOf } from '../../auth/names.ts';
import { passwordProblem } from '../../auth/password.ts';
import { problemIn, tooMany, type Problem } from './problem.ts';
import { ACCOUNT_TEXT } from './text.ts';
import type { Throttles } from './throttles.ts';

const { problem: PROBLEM } = ACCOUNT_TEXT;

/** The address and the password go together, and the account asks for one thing more. */
export const SECOND_FACTOR = 'second-factor' as const;

/** The identity store, as far as the doors need it. `register` tells nobody whether the address was known. */
export type Identity = {
  register(account: { email: string; password: string }): Promise<void>;
  /** null if the address and the password do not go together. */
  signIn(account: { email: string; password: string }): Promise<{ userId: string } | typeof SECOND_FACTOR | null>;
  openWorkspace(userId: string, name: string): Promise<void>;
};

export type Entry = {
  identity: Identity;
  throttles: Pick<Throttles, 'signUpByAddress' | 'signInByAddress' | 'signInByAccount' | 'signInByPair'>;
  address: string;
};

/** null: one is in. */
export type Outcome = (Problem & { waitsForCode?: true }) | null;

export const Email = z.email(PROBLEM.email).max(254, PROBLEM.email);
const WorkspaceName = z.string().min(1, PROBLEM.workspaceMissing).max(60, PROBLEM.workspaceTooLong);

export async function signUp(
  wish: { email: string; password: string; workspace: string },
  { identity, throttles, address }: Entry,
): Promise<Outcome> {
  const { email, password, workspace } = { ...wish, email: normal(wish.email), workspace: wish.workspace.trim() };
  const fields = {
    ...problemIn('email', Email, email),
    ...problemIn('workspace', WorkspaceName, workspace),
    ...(passwordProblem(password, email) && { password: passwordProblem(password, email) ?? '' }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = throttles.signUpByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);

  await identity.register({ email, password });
  const entered = await identity.signIn({ email, password });
  if (!entered) return { form: PROBLEM.taken };
  if (entered === SECOND_FACTOR) return { waitsForCode: true };
  await identity.openWorkspace(entered.userId, workspace);
  return null;
}

export async function signIn(
  wish: { email: string; password: string },
  { identity, throttles, address }: Entry,
): Promise<Outcome> {
  const { email, password } = { ...wish, email: normal(wish.email) };
  const fields = {
    ...problemIn('email', Email, email),
    ...(password === '' && { password: PROBLEM.passwordMissing }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = signInWaitMs(throttles, address, email);
  if (waitMs > 0) return tooMany(waitMs);

  const entered = await identity.signIn({ email, password });
  if (!entered) return { form: PROBLEM.wrong };
  throttles.signInByPair.forget(pairOf(address, email));
  if (entered === SECOND_FACTOR) return { waitsForCode: true };
  await identity.openWorkspace(entered.userId, unnamedWorkspaceOf(email));
  return null;
}

/** Counts one attempt to sign in, by every count there is. */
export const signInWaitMs = (throttles: Entry['throttles'], address: string, email: string): number =>
  Math.max(
    throttles.signInByAddress.take(address),
    throttles.signInByAccount.take(email),
    throttles.signInByPair.take(pairOf(address, email)),
  );

const pairOf = (address: string, email: string): string => `${address} ${email}`;

export const normal = (email: string): string => email.trim().toLowerCase();
