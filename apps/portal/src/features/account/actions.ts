'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '../../auth/auth.ts';
import { READ_ONLY } from '../../auth/read-only.ts';
import { doorPath, returnPathOf } from '../../auth/return-path.ts';
import { requestIdOf } from '../../trpc/request-id.ts';
import { report } from '../../trpc/report.ts';
import { isImpersonating } from '../admin/impersonation/impersonation-in.ts';
import type { AddressProof } from './address-proof.ts';
import { signIn, signUp, type Outcome } from './entry.ts';
import { doorOf } from './identity.ts';
import type { Problem } from './problem.ts';
import { forgot, reset } from './recovery.ts';
import { enterCode } from './second-factor.ts';
import { ACCOUNT_TEXT } from './text.ts';

/** What the form shows after an attempt that did not go through. */
export type Attempt = Problem & { count: number };

type Door = ReturnType<typeof doorOf>;

export async function signUpAction(before: Attempt, form: FormData): Promise<Attempt> {
  const wish = { ...credentialsOf(form), workspace: textOf(form, 'workspace') };
  return enter(before, form, (door) => signUp(wish, door));
}

export async function signInAction(before: Attempt, form: FormData): Promise<Attempt> {
  return enter(before, form, (door) => signIn(credentialsOf(form), door));
}

export async function signOutAction(): Promise<void> {
  await auth().api.signOut({ headers: await headers() });
}

export type CodeAttempt = Attempt & { isOver?: boolean };

export async function enterCodeAction(before: CodeAttempt, form: FormData): Promise<CodeAttempt> {
  const kind = textOf(form, 'kind') === 'backup' ? 'backup' : 'app';
  const outcome = await tried((door) => enterCode({ kind, code: textOf(form, 'code') }, door));
  if (outcome === 'over') return { isOver: true, count: before.count + 1 };
  if (outcome) return { ...outcome, count: before.count + 1 };
  redirect(returnPathOf(form.get('next')));
}

/** `sentTo`: the address, known or not. */
export type ForgotAttempt = Attempt & { sentTo?: string };

export async function forgotAction(before: ForgotAttempt, form: FormData): Promise<ForgotAttempt> {
  const email = textOf(form, 'email');
  const problem = await tried((door) => forgot({ email }, door));
  return { ...problem, ...(problem ? {} : { sentTo: email.trim() }), count: before.count + 1 };
}

export type ResetAttempt = Attempt & { isOver?: boolean };

export async function resetAction(before: ResetAttempt, form: FormData): Promise<ResetAttempt> {
  const wish = { token: textOf(form, 'token'), password: textOf(form, 'password') };
  const outcome = await tried((door) => reset(wish, door));
  if (outcome === 'over') return { isOver: true, count: before.count + 1 };
  if (outcome) return { ...outcome, count: before.count + 1 };
  redirect('/sign-in?reset=done');
}

export type VerifyAttempt = { proof?: AddressProof; form?: string };

export async function verifyAction(_before: VerifyAttempt, form: FormData): Promise<VerifyAttempt> {
  const outcome = await tried(async (door) => ({ proof: await door.identity.proveAddress(textOf(form, 'token')) }));
  return outcome;
}

async function enter(before: Attempt, form: FormData, through: (door: Door) => Promise<Outcome>): Promise<Attempt> {
  const outcome = await tried(through);
  const next = returnPathOf(form.get('next'));
  if (outcome && 'waitsForCode' in outcome) redirect(doorPath('/two-factor', next));
  if (outcome) return { ...outcome, count: before.count + 1 };
  redirect(next);
}

/** What nobody foresaw is logged, and told with the number that leads to the log. */
async function tried<Answer>(through: (door: Door) => Promise<Answer>): Promise<Answer | { form: string }> {
  const sent = await headers();
  const requestId = requestIdOf(sent);
  try {
    if (await isImpersonating(sent)) return { form: READ_ONLY };
    return await through(doorOf(sent, requestId));
  } catch (error) {
    report(error, { requestId, path: 'account' });
    return { form: ACCOUNT_TEXT.problem.broken(requestId) };
  }
}

const credentialsOf = (form: FormData) => ({ email: textOf(form, 'email'), password: textOf(form, 'password') });

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
