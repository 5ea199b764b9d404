import { expect, test } from 'vitest';
import { gateAnswer } from './gate.ts';

const statusOf = async (isImpersonating: boolean, method: string, path: string) => {
  const request = new Request(`http://portal.example/api/auth${path}`, { method });
  return (await gateAnswer(request, async () => isImpersonating))?.status ?? 'handed on';
};

test.each([
  ['POST', '/sign-in/email'],
  ['POST', '/sign-up/email'],
  ['POST', '/change-password'],
  ['POST', '/organization/create'],
  ['PUT', '/sign-in/email'],
  ['DELETE', '/get-session'],
  ['PATCH', '/update-user'],
])('while an operator views a workspace, %s %s is forbidden', async (method, path) =>
  expect(await statusOf(true, method, path)).toBe(403),
);

test.each([
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
])('while an operator views a workspace, %s %s goes on', async (method, path) =>
  expect(await statusOf(true, method, path)).toBe('handed on'),
);

test('what is closed to everybody stays closed, and what is open stays open', async () => {
  expect(await statusOf(true, 'GET', '/list-sessions')).toBe(404);
  expect(await statusOf(false, 'POST', '/change-password')).toBe(404);
  expect(await statusOf(false, 'POST', '/sign-in/email')).toBe('handed on');
});
