import type { AuthParts } from './auth-parts.ts';
import { pathsAt } from './paths.ts';
import { pendingOf, SIGN_UP_WITHIN_S, type PendingSignUp } from './pending-sign-ups.ts';
import type { AccountPorts } from './ports.ts';
import { signUpToken } from './sign-up-link.ts';

const HOUR_S = 3_600;
/** Each comparison takes as long as a sign-in, so only the newest are compared. */
const COMPARED_MAX = 3;

type Post = { context: AuthParts; ports: AccountPorts; portalUrl: string };

/** Mails the link to a new address, and at most hourly a notice to a known one. */
export async function mailSignUp({ context, ports, portalUrl }: Post, row: Pick<PendingSignUp, 'id' | 'email'>) {
  const known = await context.internalAdapter.findUserByEmail(row.email);
  await pendingOf(context, row.email); // Removes rows beyond the limit.
  const paths = pathsAt(portalUrl);
  if (known?.user.emailVerified) {
    return ports.post({
      name: 'sign-up-tried',
      to: row.email,
      facts: { signInUrl: paths.signIn, forgotUrl: paths.forgot },
      dedupeKey: `sign-up-tried:${known.user.id}:${new Date().toISOString().slice(0, 13)}`,
    });
  }
  return ports.post({
    name: 'verify-address',
    to: row.email,
    facts: { url: paths.verify(signUpToken(context.secret, row.id)), validHours: SIGN_UP_WITHIN_S / HOUR_S },
    dedupeKey: `confirm-sign-up:${row.id}:${Date.now()}`,
  });
}

export type Credentials = { email: string; password: string };

/** The pending sign-up of this address with this password, if there is one. */
export async function waitingWith(context: AuthParts, { email, password }: Credentials) {
  for (const row of (await pendingOf(context, email)).slice(0, COMPARED_MAX)) {
    if (await context.password.verify({ hash: row.passwordHash, password })) return row;
  }
  return null;
}
