import { expect, test } from 'vitest';
import { NoPasskeys, reasonNotAdded, reasonNotSignedIn } from './passkey-reasons.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('of the browser'), { name }, more);

test.each([
  [
    'a cancelled one',
    named('NotAllowedError', { code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }),
    /cancelled.*Try again/,
  ],
  ['a second one', named('InvalidStateError', { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }), /already/],
  [
    'a device that cannot ask its owner',
    named('ConstraintError', { code: 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT' }),
    /another device/,
  ],
  ['our own refusal', named('Error', { data: { code: 'CONFLICT' } }), /^of the browser$/],
  ['an unknown failure', named('UnknownError'), /made no passkey/],
])('%s says why nothing was added', (_what, error, words) => expect(reasonNotAdded(error)).toMatch(words));

test('a browser without passkeys is not asked to try again', () => {
  for (const reason of [reasonNotAdded(new NoPasskeys()), reasonNotSignedIn(new NoPasskeys())]) {
    expect(reason).toMatch(/^This browser cannot/);
    expect(reason).not.toMatch(/Try again/);
  }
});

test('who cancels at sign-in reads of the password, and nobody reads the words of the browser', () => {
  for (const error of [named('NotAllowedError'), named('UnknownError'), null]) {
    expect(reasonNotSignedIn(error)).toMatch(/or sign in with your password\.$/);
    expect(reasonNotSignedIn(error)).not.toMatch(/of the browser/);
  }
});
