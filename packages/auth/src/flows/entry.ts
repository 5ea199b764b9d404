import { z } from 'zod';
import { LENGTHS, nameSchema } from '@graha/domain/core/typed-text';
import { unnamedWorkspaceOf } from '../core/viewer.ts';
import { passwordProblem } from '../core/password.ts';
import { PASSWORD_MISSING, problemIn, tooMany, type Problem } from './problem.ts';
import type { Throttles } from './throttles.ts';

/** Returned if the password is correct and the account needs a second factor. */
export const SECOND_FACTOR = 'second-factor' as const;

export type SignUpInput = { email: string; password: string; workspace: string; nextPath: string };

/** The part of the identity store used by sign-up and sign-in. */
export type Identity = {
  /** Creates a pending sign-up bound to this browser, also for a known address. The mail is sent afterwards. */
  register(input: SignUpInput): Promise<{ sendMail: () => Promise<void> }>;
  /** The pending sign-up of this browser; null if there is none. */
  waiting(): Promise<{ email: string; sendMail: () => Promise<void> } | null>;
  /** Sends the verification mail of an unverified address again, if this is its password. */
  remind(account: { email: string; password: string }, mayMail: () => Promise<boolean>): Promise<void>;
  /** Null if the address or the password is wrong. */
  signIn(account: { email: string; password: string }): Promise<{ userId: string } | typeof SECOND_FACTOR | null>;
  openWorkspace(userId: string, name: string): Promise<void>;
};

export type Entry = {
  identity: Identity;
  throttles: Pick<
    Throttles,
    'signUpByAddress' | 'signInByDevice' | 'signInByPair' | 'confirmMailByAccount' | 'sameForm' | 'takeAll'
  >;
  address: string;
  /** Runs work after the answer is sent, so that its duration reveals nothing. */
  later: (work: () => Promise<void>) => void;
  /** Returns the id of a browser that has signed in to this account before. */
  deviceFor?: (email: string) => string | null;
};

/** Null means signed in. */
export type Outcome = (Problem & { waitsForCode?: true }) | null;

const EMAIL_INVALID = 'Write an e-mail address, such as asha@example.com.';
export const Email = z.email(EMAIL_INVALID).max(254, EMAIL_INVALID);
const WorkspaceName = nameSchema(LENGTHS.name, 'Give the workspace a name.');

/** Gives the same answer for every address. `sentTo` is the normalised address. */
export async function signUp(
  input: SignUpInput,
  { identity, throttles, address, later }: Entry,
): Promise<Problem | { sentTo: string }> {
  const { email, password, workspace } = { ...input, email: normal(input.email), workspace: input.workspace.trim() };
  const fields = {
    ...problemIn('email', Email, email),
    ...problemIn('workspace', WorkspaceName, workspace),
    ...(passwordProblem(password, email) && { password: passwordProblem(password, email) ?? '' }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const waitMs = await throttles.signUpByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);

  if ((await throttles.sameForm.take(`sign-up ${pairOf(address, email)}`)) > 0) return { sentTo: email };
  const { sendMail } = await identity.register({ email, password, workspace, nextPath: input.nextPath });
  if ((await throttles.confirmMailByAccount.take(email)) === 0) later(sendMail);
  return { sentTo: email };
}

/** Sends the mail of this browser's sign-up again; a known address gets the same answer. */
export async function sendAgain({
  identity,
  throttles,
  address,
  later,
}: Entry): Promise<'sent' | 'over' | 'too-often'> {
  if ((await throttles.signUpByAddress.take(address)) > 0) return 'too-often';
  const waiting = await identity.waiting();
  if (!waiting) return 'over';
  if ((await throttles.sameForm.take(`again ${pairOf(address, waiting.email)}`)) > 0) return 'sent';
  if ((await throttles.confirmMailByAccount.take(waiting.email)) > 0) return 'too-often';
  later(waiting.sendMail);
  return 'sent';
}

export async function signIn(
  input: { email: string; password: string },
  { identity, throttles, address, deviceFor, later }: Entry,
): Promise<Outcome> {
  const { email, password } = { ...input, email: normal(input.email) };
  const fields = {
    ...problemIn('email', Email, email),
    ...(password === '' && { password: PASSWORD_MISSING }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  const device = deviceFor?.(email) ?? null;
  const waitMs = await signInWaitMs(throttles, { address, email, device });
  if (waitMs > 0) return tooMany(waitMs);

  const entered = await identity.signIn({ email, password });
  if (!entered) {
    const mayMail = async () => (await throttles.confirmMailByAccount.take(email)) === 0;
    later(() => identity.remind({ email, password }, mayMail));
    return { form: 'Wrong e-mail or password.' };
  }
  await (device === null
    ? throttles.signInByPair.forget(pairOf(address, email))
    : throttles.signInByDevice.forget(device));
  if (entered === SECOND_FACTOR) return { waitsForCode: true };
  await identity.openWorkspace(entered.userId, unnamedWorkspaceOf(email));
  return null;
}

type Attempt = { address: string; email: string; device: string | null };

/** Counts one sign-in attempt: by device for a known browser, otherwise by address, account and pair. */
export const signInWaitMs = (
  throttles: Pick<Throttles, 'takeAll'>,
  { address, email, device }: Attempt,
): Promise<number> =>
  throttles.takeAll(
    device === null
      ? { signInByAddress: address, signInByAccount: email, signInByPair: pairOf(address, email) }
      : { signInByDevice: device },
  );

const pairOf = (address: string, email: string): string => `${address} ${email}`;

export const normal = (email: string): string => email.trim().toLowerCase();
