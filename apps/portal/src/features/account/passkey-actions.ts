'use server';

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { headers } from 'next/headers';
import { unnamedWorkspaceOf } from '@graha/auth/core/viewer';
import { orRefusal } from '@graha/auth/core/refusal';
import { returnPathOf } from '@graha/auth/core/return-path';
import { tooMany, type Problem } from '@graha/auth/flows/problem';
import { auth } from '../../server/auth.ts';
import { requestIdOf } from '../../server/request-headers.ts';
import { actionRefusal } from '../../server/action-refusal.ts';
import { flowContextOf } from '../../server/identity.ts';

/** The options for the device. They name no person: the device knows its passkeys for this site. */
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
