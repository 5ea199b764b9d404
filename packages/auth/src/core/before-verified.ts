/** The answer to a change before the address is verified. */
export const VERIFY_FIRST = 'Verify your address first: open the link that we mailed you. Nothing was changed.';

/** The procedures that may change something before the address is verified. */
const PROCEDURES = new Set(['profile.sendVerification']);

/**
 * The server actions that are open before the address is verified: sign-up, sign-in and recovery, which do not act for the
 * session that sends them, and sign-out.
 */
const ACTIONS = new Set([
  'signUpAction',
  'sendAgainAction',
  'joinAction',
  'signInAction',
  'signOutAction',
  'enterCodeAction',
  'forgotAction',
  'resetAction',
  'verifyAction',
  'beginPasskeySignIn',
  'finishPasskeySignIn',
]);

export const mayUnverified = (path: string): boolean => PROCEDURES.has(path);
export const mayActUnverified = (action: string): boolean => ACTIONS.has(action);
