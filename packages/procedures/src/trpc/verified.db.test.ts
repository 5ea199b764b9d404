import { expect, test } from 'vitest';
import { VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { OURS, kindsOfProcedures, useScene, viewerOf } from '../testing/scene.ts';
import { answer } from './answer.ts';

const scene = useScene(createTestDatabase);

const ORIGIN = 'http://portal.example';

/** The mutations that a person with an unverified address may call. */
const OPEN = ['profile.sendVerification'];

/** Sends the call as the browser of an owner with an unverified address does. */
async function asUnverified(path: string) {
  const made = scene.contextAs('owner', { viewer: { ...viewerOf(OURS.people.owner), isVerified: false } });
  const request = new Request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { host: 'portal.example', origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ json: {} }),
  });
  const response = await answer(request, made.requestId, async () => made);
  const body: unknown = await response.json();
  return { status: response.status, text: JSON.stringify(body) };
}

test.each(
  Object.entries(kindsOfProcedures())
    .filter(([, kind]) => kind !== 'query')
    .map(([path]) => path),
)('%s changes nothing before the address is verified, and says what to do', async (path) => {
  const { status, text } = await asUnverified(path);
  const isRefused = !OPEN.includes(path);
  expect([status, text.includes(VERIFY_FIRST)]).toEqual([isRefused ? 403 : 200, isRefused]);
});

test('reading is open before the address is verified', async () => {
  expect((await asUnverified('workspace.plan')).text).not.toContain(VERIFY_FIRST);
});
