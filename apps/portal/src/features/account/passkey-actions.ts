'use server';

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { headers } from 'next/headers';
import { auth } from '../../auth/auth.ts';
import { unnamedWorkspaceOf } from '../../auth/names.ts';
import { READ_ONLY } from '../../auth/read-only.ts';
import { orRefusal } from '../../auth/refusal.ts';
import { returnPathOf } from '../../auth/return-path.ts';
import { requestIdOf } from '../../trpc/request-id.ts';
import { isImpersonating } from '../admin/impersonation/impersonation-in.ts';
import { doorOf } from './identity.ts';
import { tooMany, type Problem } from './problem.ts';
import { ACCOUNT_TEXT } from './text.ts';

/** What the browser asks the device with. Names nobody: the device knows which passkeys it has for this site. */
export async function beginPasskeySignIn() {
  const options = await auth().api.generatePasskeyAuthenticationOptions({ headers: await headers() });
  return { ...options, userVerification: 'required' as const };
}

/** The device's answer; where to go, or why not. */
export async function finishPasskeySignIn(
  response: AuthenticationResponseJSON,
  next: string,
): Promise<{ goTo: string } | Problem> {
  const sent = await headers();
  if (await isImpersonating(sent)) return { form: READ_ONLY };
  const { identity, throttles, address } = doorOf(sent, requestIdOf(sent));
  const waitMs = throttles.signInByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  const entered = await orRefusal(auth().api.verifyPasskeyAuthentication({ body: { response }, headers: sent }));
  if (typeof entered === 'string') return { form: ACCOUNT_TEXT.problem.passkey };
  await identity.openWorkspace(entered.user.id, unnamedWorkspaceOf(entered.user.email));
  return { goTo: returnPathOf(next) };
}
