import { expect, test } from 'vitest';
import { insideHeaders } from '@graha/auth/core/client-address';
import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { POST as askDevice } from '../app/api/oauth/device_authorization/route.ts';
import { POST as exchange } from '../app/api/oauth/token/route.ts';
import { GET as metadata } from '../app/oauth-metadata/route.ts';
import { formRoute } from './oauth-server.ts';
import { callerOf, openScene, usePortal } from './testing/portal-scene.ts';

const own = usePortal(createTestDatabase);

type Sent = { address?: string; form: Record<string, string> };

/** A request as the edge passes it on. */
const request = ({ address = '203.0.113.7', form }: Sent): Request =>
  new Request(PORTAL_URL, {
    method: 'POST',
    headers: { [insideHeaders().clientAddress]: address, 'x-forwarded-for': '198.51.100.1' },
    body: new URLSearchParams({ client_id: 'graha-cli', ...form }),
  });
const ask = (sent: Sent) => askDevice(request(sent));
const poll = (device_code: string) => exchange(request({ form: { grant_type: DEVICE_GRANT, device_code } }));

test('a program finds the endpoints, asks, waits for a person of the portal, and gets a key that is not kept by caches', async () => {
  const scene = await openScene(own.root);
  expect(await (await metadata()).json()).toMatchObject({
    device_authorization_endpoint: `${PORTAL_URL}/api/oauth/device_authorization`,
    grant_types_supported: expect.arrayContaining([DEVICE_GRANT]),
  });
  const asked = await ask({ form: { host: 'desk' } });
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { device_code, user_code } = await asked.json();
  expect(await (await poll(device_code)).json()).toMatchObject({ error: 'authorization_pending' });
  const key = { tenantId: scene.tenantId, name: 'Desk', env: 'live', monthlyCreditsMax: 10 } as const;
  await (await callerOf(scene.owner)).devices.allow({ userCode: user_code, ...key });
  const given = await poll(device_code);
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await given.json()).toEqual({ access_token: expect.stringMatching(/^graha_live_/), token_type: 'Bearer' });
});

test('the scope may be left out or be *, and no other is opened', async () => {
  expect((await ask({ form: { scope: '*' } })).status).toBe(200);
  const refused = await ask({ form: { scope: 'vedic' } });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_scope' }]);
});

test('a device code that nobody was given is refused as one that is over', async () => {
  const refused = await poll('A'.repeat(43));
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
});

test('a request beyond a limit is refused in the words that programs know, and not answered', async () => {
  const address = '203.0.113.8';
  const counted: string[] = [];
  const limited = formRoute(
    () => Promise.reject(new Error('answered')),
    (seen) => {
      counted.push(seen);
      return 54_100;
    },
  );
  const refused = await limited(request({ address, form: {} }));
  expect([refused.status, refused.headers.get('retry-after'), counted]).toEqual([429, '55', [address]]);
  expect(await refused.json()).toMatchObject({ error: 'slow_down' });
});
