import { z } from 'zod';
import { unnamedWorkspaceOf } from '../../auth/names.ts';
import { passwordProblem } from '../../auth/password.ts';
import type { Throttle } from '../../auth/throttle.ts';
import { duration } from '../workspace/format.ts';
import { ACCOUNT_TEXT } from './text.ts';

const { problem: PROBLEM } = ACCOUNT_TEXT;
const MINUTE_MS = 60_000;

/** What stood in the way. Nothing in it depends on whether an account exists, until a right password has proved it. */
export type Problem = { fields?: { email?: string; password?: string; workspace?: string }; form?: string };

/** The identity store, as far as the doors need it. `register` tells nobody whether the address was known. */
export type Identity = {
  register(account: { email: string; password: string }): Promise<void>;
  /** null if the address and the password do not go together. */
  signIn(account: { email: string; password: string }): Promise<{ userId: string } | null>;
  openWorkspace(userId: string, name: string): Promise<void>;
};

/** `signInByPair` is the tight one, so that a stranger who guesses does not lock the owner out. */
export type Throttles = Record<'signUpByAddress' | 'signInByAddress' | 'signInByAccount' | 'signInByPair', Throttle>;

export type Entry = { identity: Identity; throttles: Throttles; address: string };

const Email = z.email(PROBLEM.email).max(254, PROBLEM.email);
const WorkspaceName = z.string().min(1, PROBLEM.workspaceMissing).max(60, PROBLEM.workspaceTooLong);

export async function signUp(
  wish: { email: string; password: string; workspace: string },
  { identity, throttles, address }: Entry,
): Promise<Problem | null> {
  const { email, password, workspace } = { ...wish, email: normal(wish.email), workspace: wish.workspace.trim() };
  const fields = {
    ...problemIn('email', Email, email),
    ...problemIn('workspace', WorkspaceName, workspace),
    ...(passwordProblem(password, email) && { password: passwordProblem(password, email) ?? '' }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = throttles.signUpByAddress.take(address);
  if (waitMs > 0) return { form: PROBLEM.tooMany(wait(waitMs)) };

  await identity.register({ email, password });
  const entered = await identity.signIn({ email, password });
  if (!entered) return { form: PROBLEM.taken };
  await identity.openWorkspace(entered.userId, workspace);
  return null;
}

export async function signIn(
  wish: { email: string; password: string },
  { identity, throttles, address }: Entry,
): Promise<Problem | null> {
  const { email, password } = { ...wish, email: normal(wish.email) };
  const fields = {
    ...problemIn('email', Email, email),
    ...(password === '' && { password: PROBLEM.passwordMissing }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const pair = `${address} ${email}`;
  const waitMs = Math.max(
    throttles.signInByAddress.take(address),
    throttles.signInByAccount.take(email),
    throttles.signInByPair.take(pair),
  );
  if (waitMs > 0) return { form: PROBLEM.tooMany(wait(waitMs)) };

  const entered = await identity.signIn({ email, password });
  if (!entered) return { form: PROBLEM.wrong };
  throttles.signInByPair.forget(pair);
  await identity.openWorkspace(entered.userId, unnamedWorkspaceOf(email));
  return null;
}

const normal = (email: string): string => email.trim().toLowerCase();

const wait = (waitMs: number): string => duration(Math.max(MINUTE_MS, waitMs + MINUTE_MS - 1));

function problemIn<Name extends string>(name: Name, schema: z.ZodType, value: string): { [K in Name]?: string } {
  const read = schema.safeParse(value);
  // Safe: one key of the mapped type, whose values are all optional strings.
  return read.success ? {} : ({ [name]: read.error.issues[0]?.message } as { [K in Name]?: string });
}
