import { expect, test } from 'vitest';
import { mayActUnverified } from '@graha/auth/core/session-limits';
import { actionNames } from './action-names.ts';

/** Sign-in, sign-up and recovery. Other actions act for a session and need a verified address. */
const OPEN_ACTIONS = [
  'beginPasskeySignIn',
  'enterCodeAction',
  'finishPasskeySignIn',
  'forgotAction',
  'joinAction',
  'resetAction',
  'sendAgainAction',
  'signInAction',
  'signUpAction',
  'verifyAction',
];

test('of all server actions only those of sign-in, sign-up and recovery are open before the address is verified', () => {
  expect(actionNames().filter(mayActUnverified)).toEqual(OPEN_ACTIONS);
});
