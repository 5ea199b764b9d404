/** The answer to a change before the address is verified. */
export const VERIFY_FIRST = 'Verify your address first: open the link that we mailed you. Nothing was changed.';

/** The procedures that may change something before the address is verified. */
const PROCEDURES = new Set(['profile.sendVerification', 'status.subscribe', 'status.confirm', 'status.unsubscribe']);

/** The server actions allowed before the address is verified: sign-up, sign-in and recovery, which do not act for a session. */
const ACTIONS = new Set([
  'signUpAction',
  'sendAgainAction',
  'joinAction',
  'signInAction',
  'enterCodeAction',
  'forgotAction',
  'resetAction',
  'verifyAction',
  'beginPasskeySignIn',
  'finishPasskeySignIn',
]);

export const mayUnverified = (path: string): boolean => PROCEDURES.has(path);
export const mayActUnverified = (action: string): boolean => ACTIONS.has(action);

/** The answer to a change attempted by an operator who views a customer's workspace. */
export const READ_ONLY =
  'You are viewing a customer’s workspace, read only. Nothing was changed. End the impersonation first.';

/** Seconds after sign-in in which a session needs no new proof. */
export const FRESH_S = 86_400;

/** Shorter for operators than for customers. */
const OPERATOR_FRESH_MS = 12 * 3_600_000;

export const isFreshForOperator = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < OPERATOR_FRESH_MS;

export const isFresh = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < FRESH_S * 1_000;
