/** The browser has no passkeys: a further try cannot help. */
export class NoPasskeys extends Error {}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : null);

const NOT_MADE = 'Your device made no passkey. Try again, or use another device.';
const UNSUITED =
  'This device cannot keep a passkey that asks for your face, your finger or its PIN. Use another device.';

/** Reasons by the codes of `@simplewebauthn/browser`. */
const NOT_ADDED: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey of yours already.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: UNSUITED,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: UNSUITED,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: UNSUITED,
};

/** Returns the reason for which no passkey was added, with the remedy. Browsers do not tell a refusal from a time that ran out. */
export function reasonNotAdded(error: unknown): string {
  if (!(error instanceof Error)) return NOT_MADE;
  if (error instanceof NoPasskeys) return 'This browser cannot make passkeys. Use another browser or device.';
  if ('data' in error) return error.message; // Our errors name the remedy.
  if (error.name === 'NotAllowedError') return 'Nothing was added: it was cancelled, or it took too long. Try again.';
  return NOT_ADDED[String(codeOf(error))] ?? NOT_MADE;
}

const FAILED = 'That did not work. Try again, or sign in with your password.';

/** Returns the reason for which nobody was signed in by a passkey. A device without one for this site is a refusal to the browser. */
export function reasonNotSignedIn(error: unknown): string {
  if (error instanceof NoPasskeys) return 'This browser cannot use passkeys. Sign in with your password.';
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'Your device sent no passkey: it was cancelled, took too long, or has none for this site. Try again, or sign in with your password.';
  return FAILED;
}
