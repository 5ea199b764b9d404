import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { auth } from './auth.ts';
import { grownBy, openScene, PASSWORD, plantedCookie, usePortal } from './testing/portal-scene.ts';

vi.mock('next/server', () => ({ after: () => {} }));

const { GET, POST, PUT, PATCH, DELETE } = await import('../app/api/auth/[...all]/route.ts');
const HANDLERS = { GET, POST, PUT, PATCH, DELETE, HEAD: GET }; // Next answers HEAD with the handler of GET.
type Method = keyof typeof HANDLERS;

const own = usePortal(createTestDatabase);

/** Endpoints that work over HTTP before the address is verified, and the reason. */
const REACHABLE: Record<string, { because: string; status: number }> = {
  'POST /sign-in/email': {
    because: 'It acts for no session. The right password of an unverified address is a wrong one.',
    status: 401,
  },
  'GET /get-session': { because: 'It reads the session.', status: 200 },
  'POST /sign-out': { because: 'It ends the session.', status: 200 },
};

/** Returns every method and path of Better Auth and its plugins, from the library itself. */
function endpoints(): [method: Method, path: string][] {
  return Object.values(auth().api).flatMap((endpoint) => {
    // Safe: each entry is an endpoint of Better Auth; some types hide that it may be server-only.
    const { path, options } = endpoint as unknown as { path?: string; options: { method: Method | Method[] } };
    if (path === undefined) return [];
    return [options.method].flat().map((method): [Method, string] => [method, path.replaceAll(/:\w+|\*+/g, 'x')]);
  });
}

const sent = async (method: Method, path: string, cookie: string, body: object): Promise<Response> => {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = { cookie, origin: PORTAL_URL, 'content-type': 'application/json' };
  const init = { method, headers, ...(hasBody ? { body: JSON.stringify(body) } : {}) };
  return HANDLERS[method](new Request(`${PORTAL_URL}/api/auth${path}`, init));
};

test('an unverified session reaches no path of Better Auth but the few that are named, and changes nothing', async () => {
  const { newcomer } = await openScene(own.root);
  const cookie = await plantedCookie(own.root, newcomer);
  const closed = endpoints().filter(([method, path]) => !REACHABLE[`${method} ${path}`]);
  expect(closed.length).toBeGreaterThan(60);
  const body = {
    email: newcomer.email,
    password: PASSWORD,
    newEmail: 'a@orbit.example',
    newPassword: 'harbour 41 thistle',
  };
  const ask = async () => {
    const answers: string[] = [];
    for (const [method, path] of closed)
      answers.push(`${method} ${path} ${(await sent(method, path, cookie, body)).status}`);
    return answers;
  };
  const { outcomes, grown } = await grownBy(own.root, async () => {}, [ask]);
  expect(outcomes[0]).toEqual(closed.map(([method, path]) => `${method} ${path} 404`));
  expect(grown).toEqual({});
});

test.each(Object.entries(REACHABLE))('%s is reachable before the address is verified', async (name, { status }) => {
  const { newcomer } = await openScene(own.root);
  const found = endpoints().find(([method, path]) => name === `${method} ${path}`);
  expect(found).toBeDefined();
  if (!found) return;
  const body = { email: newcomer.email, password: PASSWORD };
  const answer = await sent(
    ...found,
    await plantedCookie(own.root, newcomer),
    name === 'POST /sign-in/email' ? body : {},
  );
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie().filter((line) => /session_token=[^;]/.test(line))).toEqual([]);
});
