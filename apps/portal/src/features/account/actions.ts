'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { BUSY_MESSAGE, isBusy } from '@graha/auth/core/throttle';
import { entryPath, returnPathOf, signInPath } from '@graha/auth/core/return-path';
import { report } from '@graha/procedures/trpc/report';
import { confirmAddress, type Verification } from '@graha/auth/flows/verification';
import { sendAgain, signIn, signUp, type Outcome } from '@graha/auth/flows/entry';
import { join } from '@graha/auth/flows/join';
import { tooMany, type Problem } from '@graha/auth/flows/problem';
import { forgot, reset } from '@graha/auth/flows/recovery';
import { type CodeKind, enterCode } from '@graha/auth/flows/second-factor';
import { auth } from '../../server/auth.ts';
import { requestIdOf } from '../../server/request-headers.ts';
import { actionRefusal } from '../../server/action-refusal.ts';
import { flowContextOf } from '../../server/identity.ts';
import { beginSsoFor } from '../../server/sso-routes.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { unnamedWorkspaceOf } from '@graha/auth/core/viewer';
import { orRefusal } from '@graha/auth/core/refusal';

/** State of the form after a failed attempt. */
export type Attempt = Problem & { count: number };

type FlowContext = ReturnType<typeof flowContextOf>;

/** `sentTo`: the address, known or not. */
export type SignUpAttempt = Attempt & { sentTo?: string };

export async function signUpAction(before: SignUpAttempt, form: FormData): Promise<SignUpAttempt> {
  const input = {
    ...credentialsOf(form),
    workspace: textOf(form, 'workspace'),
    nextPath: returnPathOf(textOf(form, 'next')),
  };
  return { ...(await tried('signUpAction', (flow) => signUp(input, flow))), count: countAfter(before) };
}

export type SendAgainAttempt = { answer?: 'sent' | 'over' | 'too-often'; form?: string };

/** Sends the verification mail again to the browser that signed up. */
export async function sendAgainAction(): Promise<SendAgainAttempt> {
  return tried('sendAgainAction', async (flow) => ({ answer: await sendAgain(flow) }));
}

export async function signInAction(before: Attempt, form: FormData): Promise<Attempt> {
  return enter('signInAction', before, form, (flow) => signIn(credentialsOf(form), flow));
}

/** Redirects to the identity provider of the domain of the address. */
export async function ssoAction(before: Attempt, form: FormData): Promise<Attempt> {
  const sent = await headers();
  const input = { email: textOf(form, 'email'), next: returnPathOf(textOf(form, 'next')) };
  const begun = await tried('ssoAction', () => beginSsoFor(sent, input));
  if (!('url' in begun)) return { ...begun, count: countAfter(before) };
  redirect(begun.url);
}

/** Creates the account of an invited person. */
export async function joinAction(before: Attempt, form: FormData): Promise<Attempt> {
  const given = { token: textOf(form, 'token'), password: textOf(form, 'password') };
  const problem = await tried('joinAction', (flow) => join(given, flow));
  if (problem) return { ...problem, count: countAfter(before) };
  redirect('/overview');
}

/** `kind`: the kind of the refused code. */
export type CodeAttempt = Attempt & { isOver?: boolean; kind?: CodeKind };

export async function enterCodeAction(before: CodeAttempt, form: FormData): Promise<CodeAttempt> {
  const kind = textOf(form, 'kind') === 'backup' ? 'backup' : 'app';
  const outcome = await tried('enterCodeAction', (flow) => enterCode({ kind, code: textOf(form, 'code') }, flow));
  if (outcome === 'over') return { isOver: true, count: countAfter(before) };
  if (outcome) return { ...outcome, kind, count: countAfter(before) };
  redirect(returnPathOf(textOf(form, 'next')));
}

/** `sentTo`: the address, known or not. */
export type ForgotAttempt = Attempt & { sentTo?: string };

export async function forgotAction(before: ForgotAttempt, form: FormData): Promise<ForgotAttempt> {
  const email = textOf(form, 'email');
  const problem = await tried('forgotAction', (flow) => forgot({ email }, flow));
  return { ...problem, ...(problem ? {} : { sentTo: email.trim() }), count: countAfter(before) };
}

/** Sign-in leads to the account page for a review of the other ways to sign in. */
const AFTER_RESET = signInPath('/account?review=reset', { reset: 'done' });

export type ResetAttempt = Attempt & { isOver?: boolean };

export async function resetAction(before: ResetAttempt, form: FormData): Promise<ResetAttempt> {
  const input = { token: textOf(form, 'token'), password: textOf(form, 'password') };
  const outcome = await tried('resetAction', (flow) => reset(input, flow));
  if (outcome === 'over') return { isOver: true, count: countAfter(before) };
  if (outcome) return { ...outcome, count: countAfter(before) };
  redirect(AFTER_RESET);
}

export type VerifyAttempt = Attempt & { verification?: Verification; asksPassword?: true };

export async function verifyAction(before: VerifyAttempt, form: FormData): Promise<VerifyAttempt> {
  const password = isForm(form) && form.has('password') ? textOf(form, 'password') : undefined;
  const outcome = await tried('verifyAction', (flow) =>
    confirmAddress({ token: textOf(form, 'token'), password }, flow),
  );
  if ('goTo' in outcome) redirect(outcome.goTo);
  return { ...outcome, count: countAfter(before) };
}

async function enter(
  action: string,
  before: Attempt,
  form: FormData,
  through: (flow: FlowContext) => Promise<Outcome>,
): Promise<Attempt> {
  const outcome = await tried(action, through);
  const next = returnPathOf(textOf(form, 'next'));
  if (outcome && 'waitsForCode' in outcome) redirect(entryPath('/two-factor', next));
  if (outcome) return { ...outcome, count: countAfter(before) };
  redirect(next);
}

/** Logs an unexpected error. The form shows the request id that identifies it. */
async function tried<Answer>(
  action: string,
  through: (flow: FlowContext) => Promise<Answer>,
): Promise<Answer | { form: string }> {
  const sent = await headers();
  const requestId = requestIdOf(sent);
  try {
    const refusal = await actionRefusal(action, sent);
    if (refusal) return { form: refusal };
    return await through(flowContextOf(sent, requestId));
  } catch (error) {
    if (isBusy(error)) return { form: BUSY_MESSAGE };
    report(error, { requestId, path: 'account' });
    return { form: `Something broke on our side. Try again; if it happens again, send us ${requestId}.` };
  }
}

const credentialsOf = (form: FormData) => ({ email: textOf(form, 'email'), password: textOf(form, 'password') });

function textOf(form: FormData, name: string): string {
  const value = isForm(form) ? form.get(name) : null;
  return typeof value === 'string' ? value : '';
}

/** Anybody may call an action with other arguments than its form sends. */
const isForm = (form: unknown): form is FormData => form instanceof FormData;

function countAfter(before: Attempt | null | undefined): number {
  const count: unknown = before?.count;
  return Number.isSafeInteger(count) ? Number(count) + 1 : 1;
}

/** Returns the options for the device. They name no person: the device knows its passkeys for this site. */
export async function beginPasskeySignIn() {
  const options = await auth().api.generatePasskeyAuthenticationOptions({ headers: await headers() });
  return { ...options, userVerification: 'required' as const };
}

/** Signs in with the device's answer. Returns the next path, or the error. */
export async function finishPasskeySignIn(
  response: AuthenticationResponseJSON,
  next: string,
): Promise<{ goTo: string } | Problem> {
  const sent = await headers();
  const refusal = await actionRefusal('finishPasskeySignIn', sent);
  if (refusal) return { form: refusal };
  const { identity, throttles, address } = flowContextOf(sent, requestIdOf(sent));
  const waitMs = await throttles.signInByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  const entered = await orRefusal(auth().api.verifyPasskeyAuthentication({ body: { response }, headers: sent }));
  if (typeof entered === 'string') return { form: 'That did not work. Try again, or sign in with your password.' };
  await identity.openWorkspace(entered.user.id, unnamedWorkspaceOf(entered.user.email));
  return { goTo: returnPathOf(next) };
}
