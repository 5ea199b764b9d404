import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { MailFacts } from '@graha/mail/render';
import { addressTokenOf, signUpToken } from './link-tokens.ts';
import type { AccountPorts, AuthParts } from './ports.ts';
import { SIGN_UP_WITHIN_S, pendingOf, type PendingSignUp } from './pending-sign-ups.ts';

const HOUR_S = 3_600;
const VERIFY_WITHIN_S = 24 * HOUR_S;
const RESET_WITHIN_S = HOUR_S;

type Part<Name extends 'emailAndPassword' | 'emailVerification'> = NonNullable<BetterAuthOptions[Name]>;

/** Returns a name for a mail by its token without storing the token. */
const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 22);

/** Configures the link that verifies an address for a day. It signs nobody in, so that an old mail gives no session. */
export const addressMail = ({ record, post }: AccountPorts, portalUrl: string): Part<'emailVerification'> => ({
  autoSignInAfterVerification: false,
  expiresIn: VERIFY_WITHIN_S,
  sendVerificationEmail: async ({ user, token }) => {
    const isChange = addressTokenOf(token)?.newAddress !== undefined;
    await post({
      name: isChange ? 'confirm-new-address' : 'verify-address',
      to: user.email,
      facts: { url: pathsAt(portalUrl).verify(token), validHours: VERIFY_WITHIN_S / HOUR_S },
      dedupeKey: `verify:${fingerprint(token)}`,
    });
  },
  afterEmailVerification: (user) => record(user.id, { type: 'EmailVerified', data: {} }),
});

type Settle = (user: { id: string; emailVerified: boolean }) => Promise<void>;

/** `settle` ends other unfinished requests of this person and removes additions from before the address was verified. */
export function passwordMail({ record, post }: AccountPorts, portalUrl: string, settle: Settle) {
  const paths = pathsAt(portalUrl);
  return {
    resetPasswordTokenExpiresIn: RESET_WITHIN_S,
    revokeSessionsOnPasswordReset: true,

    sendResetPassword: ({ user, token }) =>
      post({
        name: 'reset-password',
        to: user.email,
        facts: { url: paths.reset(token), validMinutes: RESET_WITHIN_S / 60 },
        dedupeKey: `reset:${fingerprint(token)}`,
      }),

    onPasswordReset: async ({ user }) => {
      await settle(user);
      await record(user.id, { type: 'PasswordChanged', data: {} });
      await record(user.id, { type: 'SessionsRevoked', data: { all: true } });
      await postPasswordChanged(post, paths.forgot, user);
    },
  } satisfies Partial<Part<'emailAndPassword'>>;
}

export const postPasswordChanged = (
  post: AccountPorts['post'],
  forgotUrl: string,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  const at = new Date();
  const dedupeKey = `password-changed:${id}:${at.toISOString()}`;
  return post({ name: 'password-changed', to: email, facts: { at, forgotUrl }, dedupeKey });
};

export const postSignInChanged = (
  post: AccountPorts['post'],
  portalUrl: string,
  { id, email }: { id: string; email: string },
  change: MailFacts<'sign-in-changed'>['change'],
): Promise<void> => {
  const { account: accountUrl, forgot: forgotUrl } = pathsAt(portalUrl);
  const at = new Date();
  const dedupeKey = `sign-in-changed:${id}:${change}:${at.toISOString()}`;
  return post({ name: 'sign-in-changed', to: email, facts: { change, at, accountUrl, forgotUrl }, dedupeKey });
};

/** Each comparison takes as long as a sign-in, so only the newest rows are compared. */
const COMPARED_MAX = 3;

type Post = { context: AuthParts; ports: AccountPorts; portalUrl: string };

/** Mails the link to a new address, and at most one notice per hour to a known one. */
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

type Credentials = { email: string; password: string };

/** Returns the pending sign-up of this address with this password, if there is one. */
export async function waitingWith(context: AuthParts, { email, password }: Credentials) {
  for (const row of (await pendingOf(context, email)).slice(0, COMPARED_MAX)) {
    if (await context.password.verify({ hash: row.passwordHash, password })) return row;
  }
  return null;
}

/** Returns the pages that mails link to. */
export const pathsAt = (portalUrl: string) => ({
  signIn: `${portalUrl}/sign-in`,
  forgot: `${portalUrl}/forgot`,
  account: `${portalUrl}/account`,
  verify: (token: string) => `${portalUrl}/verify?token=${encodeURIComponent(token)}`,
  reset: (token: string) => `${portalUrl}/reset?token=${encodeURIComponent(token)}`,
});
