import 'server-only';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { identityClient } from '@graha/store/identity/identity';
import { createAuth, type Auth } from '@graha/auth/core/create-auth';
import { createAttemptStore, type AttemptStore } from '@graha/store/identity/attempts';
import { report } from '@graha/procedures/trpc/report';
import { env } from './env.ts';
import { accountPorts } from './account-ports.ts';
import { IDENTITY_QUERY_MS, outboxPool } from './pool.ts';

let made: Auth | undefined;
let counted: AttemptStore | undefined;

/** Returns Better Auth, created at the first call and not at import: the build imports routes without an environment. */
export const auth = (): Auth =>
  (made ??= createAuth(
    env(),
    prismaAdapter(identityClient(env().authDatabaseUrl, IDENTITY_QUERY_MS), { provider: 'postgresql' }),
    accountPorts(),
    attempts(),
  ));

/** Attempts to sign in or sign up, counted across all portals. */
export const attempts = (): AttemptStore =>
  (counted ??= createAttemptStore(outboxPool(), (error) =>
    report(error, { requestId: 'none', path: 'sweep of attempts' }),
  ));

/** Redirects a person who is signed in away from the pages of sign-in and sign-up. */
export async function redirectIfSignedIn(next: string): Promise<void> {
  if (await auth().api.getSession({ headers: await headers() })) redirect(next);
}
