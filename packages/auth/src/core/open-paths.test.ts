import { expect, test } from 'vitest';
import { isOpen } from './gate.ts';

const asked = (method: string, path: string) => isOpen({ method, url: `http://portal.example${path}` });

test.each([
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-out'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/get-session?disableCookieCache=true'],
])('%s %s is open', (method, path) => expect(asked(method, path)).toBe(true));

test.each([
  ['POST', '/api/auth/sign-up/email'],
  ['POST', '/api/auth/sign-up/begin'],
  ['POST', '/api/auth/sign-up/confirm'],
  ['POST', '/api/auth/organization/create'],
  ['POST', '/api/auth/organization/update-member-role'],
  ['GET', '/api/auth/organization/list'],
  ['POST', '/api/auth/admin/set-role'],
  ['POST', '/api/auth/update-user'],
  ['POST', '/api/auth/delete-user'],
  ['POST', '/api/auth/change-email'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/request-password-reset'],
  ['GET', '/api/auth/verify-email'],
  ['POST', '/api/auth/two-factor/disable'],
  ['POST', '/api/auth/two-factor/verify-totp'],
  ['POST', '/api/auth/passkey/delete-passkey'],
  ['GET', '/api/auth/passkey/generate-register-options'],
  ['POST', '/api/auth/passkey/verify-authentication'],
  ['POST', '/api/auth/revoke-other-sessions'],
  ['GET', '/api/auth/list-sessions'],
  ['POST', '/api/auth/sign-in/social'],
  ['GET', '/api/auth/sign-out'],
  ['POST', '/api/auth/sign-out/../organization/create'],
  ['POST', '/api/auth/Sign-Out'],
  ['POST', '/api/auth//sign-out'],
  ['GET', '/api/auth/ok'],
])('%s %s does not exist', (method, path) => expect(asked(method, path)).toBe(false));
