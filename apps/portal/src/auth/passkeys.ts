import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * A passkey stands for password and second factor at once, so the device must have asked its owner for a face, a finger or a
 * PIN, and must be able to find the passkey without being told an address.
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
