'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '../../auth/auth.ts';
import { returnPathOf } from '../../auth/return-path.ts';
import { requestIdOf } from '../../trpc/request-id.ts';
import { report } from '../../trpc/report.ts';
import { signIn, signUp, type Entry, type Problem } from './entry.ts';
import { entryOf } from './identity.ts';
import { ACCOUNT_TEXT } from './text.ts';

/** What the form shows after an attempt that did not go through. */
export type Attempt = Problem & { count: number };

export async function signUpAction(before: Attempt, form: FormData): Promise<Attempt> {
  const wish = { ...credentialsOf(form), workspace: textOf(form, 'workspace') };
  return attempt(before, form, (entry) => signUp(wish, entry));
}

export async function signInAction(before: Attempt, form: FormData): Promise<Attempt> {
  return attempt(before, form, (entry) => signIn(credentialsOf(form), entry));
}

export async function signOutAction(): Promise<void> {
  await auth().api.signOut({ headers: await headers() });
  redirect('/sign-in');
}

async function attempt(
  before: Attempt,
  form: FormData,
  enter: (entry: Entry) => Promise<Problem | null>,
): Promise<Attempt> {
  const sent = await headers();
  const requestId = requestIdOf(sent);
  const problem = await enter(entryOf(sent, requestId)).catch((error: unknown) => {
    report(error, { requestId, path: 'account' });
    return { form: ACCOUNT_TEXT.problem.broken(requestId) };
  });
  if (problem) return { ...problem, count: before.count + 1 };
  redirect(returnPathOf(form.get('next')));
}

const credentialsOf = (form: FormData) => ({ email: textOf(form, 'email'), password: textOf(form, 'password') });

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
