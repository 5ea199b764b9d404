import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mayActUnverified } from '@graha/auth/core/session-limits';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const ACTION_FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))
  .filter((text) => /^\s*'use server'/m.test(text));

/** Sign-in, sign-up and sign-out. Any other action acts for a session, and needs a verified address. */
const OPEN_ACTIONS = [
  'beginPasskeySignIn',
  'enterCodeAction',
  'finishPasskeySignIn',
  'forgotAction',
  'joinAction',
  'resetAction',
  'sendAgainAction',
  'signInAction',
  'signOutAction',
  'signUpAction',
  'verifyAction',
];

test('of all server actions only those of sign-in, sign-up and sign-out are open before the address is verified', () => {
  expect(ACTION_FILES.length).toBeGreaterThan(0);
  const actions = ACTION_FILES.flatMap((text) =>
    Array.from(text.matchAll(/^export (?:async function|const) (\w+)/gm), ([, name = '']) => name),
  );
  expect(actions.filter(mayActUnverified).toSorted()).toEqual(OPEN_ACTIONS);
});
