import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { addressTokenOf } from './address-token.ts';
import { pathsAt } from './paths.ts';
import type { AccountPorts } from './ports.ts';

const HOUR_S = 3_600;
const VERIFY_WITHIN_S = 24 * HOUR_S;
const RESET_WITHIN_S = HOUR_S;

type Part<Name extends 'emailAndPassword' | 'emailVerification'> = NonNullable<BetterAuthOptions[Name]>;

/** Identifies a mail by its token without storing the token. */
const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 22);

/** The link proves an address for a day and signs nobody in, so that old mail gives no session. */
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

/** `settle` ends other unfinished requests of this person and removes what was added before the address was verified. */
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
