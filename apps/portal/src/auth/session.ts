import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from './auth.ts';

/** Somebody who is signed in does not meet the doors. */
export async function redirectIfSignedIn(next: string): Promise<void> {
  if (await auth().api.getSession({ headers: await headers() })) redirect(next);
}
