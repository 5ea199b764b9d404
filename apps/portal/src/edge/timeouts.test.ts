import { expect, test } from 'vitest';
import { createPortalServer } from './front.ts';
import { FRONT } from './testing-front.ts';

/** Load balancers and proxies keep an idle connection for 60 s by default. */
const PROXY_KEEPS_MS = 60_000;

test('an idle connection is kept longer than proxies keep theirs', () => {
  const server = createPortalServer(FRONT, () => undefined);
  expect(server.keepAliveTimeout).toBeGreaterThan(PROXY_KEEPS_MS);
});
