import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { addressTokenOf } from './address-token.ts';
import { pathsAt } from './paths.ts';
import type { AccountPorts } from './ports.ts';

const HOUR_S = 3_600;
const VERIFY_WITHIN_S = 24 * HOUR_S;
const RESET_WITHIN_S = HOUR_S;

type Part<Name extends 'emailAndPassword' | 'emailVerification'> = NonNullable<BetterAuthOptions[Name]>;

/** Tokens stand in the mail alone; what tells one mail from another need not be one. */
const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 22);

/** An address is proved by a link that lives a day. It signs nobody in: whoever reads old mail gets no session. */
export const addressMail = ({ record, post }: AccountPorts, portalUrl: string): Part<'emailVerification'> => ({
  sendOnSignUp: true,
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

export type Forget = (userId: string) => Promise<void>;

/** `forget` ends what else was begun for this person: other reset links, a sign-in that waits for its second factor. */
export function passwordMail({ record, post }: AccountPorts, portalUrl: string, forget: Forget) {
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
      await forget(user.id);
      await record(user.id, { type: 'PasswordChanged', data: {} });
      await record(user.id, { type: 'SessionsRevoked', data: { all: true } });
      await postPasswordChanged(post, paths.forgot, user);
    },

    // Once an hour at most, so that nobody is flooded through this door.
    onExistingUserSignUp: ({ user }) =>
      post({
        name: 'sign-up-tried',
        to: user.email,
        facts: { signInUrl: paths.signIn, forgotUrl: paths.forgot },
        dedupeKey: `sign-up-tried:${user.id}:${new Date().toISOString().slice(0, 13)}`,
      }),
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
