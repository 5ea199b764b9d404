import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Auth } from '../core/create-auth.ts';
import { passwordProblem } from '../core/password.ts';
import { useAuthScene } from '../testing/auth-scene.ts';
import { PORTAL_URL } from '../testing/browser.ts';

vi.mock('better-auth/crypto', { spy: true });
vi.mock('../core/password.ts', { spy: true });

const LONG = 'lamp orchard nine '.repeat(120_000);
const EMAIL = 'asha@nadir.example';
const PASSWORD = 'lamp orchard nine';

const scene = useAuthScene(createTestDatabase);
let auth: Auth;
beforeAll(async () => ({ auth } = await scene.open()));

const over = (path: string, body: unknown) =>
  auth.handler(
    new Request(`${PORTAL_URL}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PORTAL_URL },
      body: JSON.stringify(body),
    }),
  );

test.each([
  ['/sign-up/email', { name: LONG, email: EMAIL, password: PASSWORD }],
  ['/sign-up/email', { name: 'x', email: `a@${LONG.replaceAll(' ', '.')}example`, password: PASSWORD }],
  ['/sign-up/email', { name: 'x', email: EMAIL, password: LONG }],
  ['/sign-up/email', { name: 'x', email: EMAIL, password: PASSWORD, callbackURL: LONG }],
  ['/sign-up/email', { name: 'x\0', email: EMAIL, password: PASSWORD }],
  ['/sign-up/email', { name: 'x \ud800', email: EMAIL, password: PASSWORD }],
  ['/sign-in/email', { email: EMAIL, password: LONG }],
  ['/sign-in/email', { email: `${EMAIL}\0`, password: PASSWORD }],
  ['/reset-password', { token: LONG, newPassword: PASSWORD }],
  ['/reset-password', { token: 'x', newPassword: LONG }],
])('%s refuses what is too long or cannot be kept before it weighs or hashes anything', async (path, body) => {
  const answer = await over(path, body);
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'INPUT_REFUSED']);
  for (const costly of [passwordProblem, hashPassword, verifyPassword]) expect(costly).not.toHaveBeenCalled();
});

test('what is of a length that people type is weighed and hashed', async () => {
  await over('/reset-password', { token: 'x', newPassword: PASSWORD });
  expect(passwordProblem).toHaveBeenCalled();
  await over('/sign-in/email', { email: EMAIL, password: PASSWORD });
  expect(hashPassword).toHaveBeenCalled();
});
