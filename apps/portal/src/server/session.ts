import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from './auth.ts';

/** Redirects a person who is signed in away from the pages of sign-in and sign-up. */
export async function redirectIfSignedIn(next: string): Promise<void> {
  if (await auth().api.getSession({ headers: await headers() })) redirect(next);
}
