import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * A passkey replaces both password and second factor, so the device must verify its user and must find the passkey without an
 * address.
 */
export const passkeys = (portalUrl: string) =>
  passkey({
    rpName: 'Graha',
    rpID: new URL(portalUrl).hostname,
    origin: portalUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: ({ verification }) => refuseUnproved(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnproved(verification.authenticationInfo.userVerified),
    },
  });

function refuseUnproved(userVerified: boolean | undefined): void {
  if (userVerified) return;
  throw new APIError('UNAUTHORIZED', {
    code: 'USER_NOT_VERIFIED',
    message: 'The device did not ask who holds it.',
  });
}
