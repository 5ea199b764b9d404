import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi } from './pages/api.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

/** Sends a request that a script on the page could send, with the session of the user signed in there. */
async function post(page: Page, procedure: string, json: unknown, headers: Record<string, string> = {}) {
  const response = await page.request.post(`/api/trpc/${procedure}`, {
    headers: { origin: stack.portalUrl, ...headers },
    data: { json },
  });
  return { status: response.status(), body: await response.json() };
}

async function get(page: Page, procedure: string, json: unknown) {
  const input = encodeURIComponent(JSON.stringify({ json }));
  const response = await page.request.get(`/api/trpc/${procedure}?input=${input}`);
  return { status: response.status(), body: await response.json() };
}

test('another workspace’s key answers like one that does not exist, and goes on working', async ({
  elsewhere,
  request,
}) => {
  const [ours, theirs] = [await elsewhere(), await elsewhere()];
  for (const page of [ours, theirs]) {
    await newMember(page);
  }
  const keys = new KeysPage(theirs);
  await keys.open();
  const made = theirs.waitForResponse(/keys\.create/);
  const key = await keys.create('Theirs');
  const { keyId } = (await (await made).json())[0].result.data.json;

  const shapeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => {
    const { message, data } = body.error.json;
    return { status, message, refusal: data.refusal };
  };
  const stolen = await post(ours, 'keys.revoke', { keyId });
  expect(stolen.status).toBe(404);
  expect(shapeOf(stolen)).toEqual(shapeOf(await post(ours, 'keys.revoke', { keyId: randomUUID() })));
  expect((await callApi(request, key)).status()).toBe(200);

  const seen = await get(ours, 'keys.firstCall', { keyId });
  expect(seen).toEqual(await get(ours, 'keys.firstCall', { keyId: randomUUID() }));
  const listed = await get(ours, 'keys.list', {});
  expect(listed.body.result.data.json.keys).toEqual([]);
});

test('a change that another site sends with our cookies is refused', async ({ page }) => {
  await newMember(page);
  const input = { name: 'Unasked', env: 'live' };
  expect((await post(page, 'keys.create', input, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await get(page, 'keys.list', {})).body.result.data.json.keys).toEqual([]);
});

test('without a session nothing is disclosed, and organizations are not reachable around our procedures', async ({
  page,
}) => {
  expect((await get(page, 'overview.read', null)).status).toBe(401);
  for (const path of ['organization/create', 'organization/list', 'update-user', 'list-sessions']) {
    expect((await page.request.post(`/api/auth/${path}`, { data: {} })).status(), path).toBe(404);
  }
});
