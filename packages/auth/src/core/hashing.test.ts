import { setImmediate as turn } from 'node:timers/promises';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { expect, test } from 'vitest';
import { AUTH_SECRET, recordingPorts } from '../testing/recording-ports.ts';
import { PORTAL_URL } from '../testing/browser.ts';
import { NO_ATTEMPTS } from '../testing/no-attempts.ts';
import { createAuth } from './create-auth.ts';

test('passwords are hashed beside the event loop, which goes on turning for pages', async () => {
  const env = { mode: 'test', portalUrl: PORTAL_URL, authSecret: AUTH_SECRET } as const;
  const { password } = await createAuth(env, memoryAdapter({}), recordingPorts().ports, NO_ATTEMPTS).$context;
  const hashing = { isDone: false };
  const hashes = Promise.all([1, 2, 3].map(() => password.hash('lamp orchard nine'))).finally(
    () => (hashing.isDone = true),
  );
  let turns = 0;
  while (!hashing.isDone) {
    await turn();
    turns += 1;
  }
  expect(await hashes).toHaveLength(3);
  expect(turns).toBeGreaterThan(100); // On the event loop each hash would leave only one or two turns.
});
