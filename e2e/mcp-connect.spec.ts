import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { BIRTH } from './pages/api.ts';
import { newMember } from './pages/new-member.ts';
import { isShownAt } from './pages/reopened.ts';
import { stack } from './stack.ts';

const MCP_URL = `${stack.apiUrl}/mcp`;
const ROOT = fileURLToPath(new URL('../apps/api/', import.meta.url));
const INSPECTOR = join(
  dirname(createRequire(ROOT).resolve('@modelcontextprotocol/inspector/package.json')),
  'clients/cli/build/index.js',
);

/** Starts the program of the app: it waits on this computer for the answer. */
async function listen() {
  const heard: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/callback') heard.push(url);
    response.end('You may close this page.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { redirectUri: `http://127.0.0.1:${port}/callback`, heard, close: () => server.close() };
}

/** Discovers the servers from a refused call, as a client does, and registers. */
async function discover(request: APIRequestContext, redirectUri: string) {
  const refused = await request.post(MCP_URL, { data: {} });
  expect(refused.status()).toBe(401);
  const [, metadataUrl = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers()['www-authenticate'] ?? '') ?? [];
  const resource = await (await request.get(metadataUrl)).json();
  const [issuer] = resource.authorization_servers;
  const server = await (await request.get(`${issuer}/.well-known/oauth-authorization-server`)).json();
  expect([resource.resource, server.issuer]).toEqual([MCP_URL, issuer]);
  const registration = { client_name: 'Almanac Desk', redirect_uris: [redirectUri] };
  const client = await (await request.post(server.registration_endpoint, { data: registration })).json();
  return { server, clientId: String(client.client_id) };
}

const listTools = (request: APIRequestContext, token: string) =>
  request.post(MCP_URL, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

const inspected = async (token: string, ...args: string[]) => {
  const own = ['--transport', 'http', '--server-url', MCP_URL, '--header', `Authorization: Bearer ${token}`];
  return JSON.parse((await promisify(execFile)(process.execPath, [INSPECTOR, ...own, ...args])).stdout);
};

test('an assistant without a key connects, calls at the workspace’s cost, and is disconnected', async ({
  page,
  request,
}) => {
  const app = await listen();
  await newMember(page);
  const { server, clientId } = await discover(request, app.redirectUri);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: app.redirectUri,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: MCP_URL,
    state: 'a state',
  });
  const authorize = `${server.authorization_endpoint}?${query}`;

  await test.step('another site can neither frame the page nor consent for the person', async () => {
    const framed = await page.request.get(authorize);
    expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    const forged = await page.request.post(`${stack.portalUrl}/api/trpc/apps.allow`, {
      headers: { origin: 'https://evil.example' },
      data: { json: {} },
    });
    expect(forged.status()).toBe(403);
  });

  await test.step('a link with another place for the answer leads nowhere', async () => {
    const elsewhere = new URLSearchParams({ ...Object.fromEntries(query), redirect_uri: 'https://evil.example/' });
    await page.goto(`${server.authorization_endpoint}?${elsewhere}`);
    await expect(page.getByRole('heading', { name: 'This app cannot be connected' })).toBeVisible();
    await expect(page.getByText('an address that it did not register')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(stack.portalUrl);
  });

  await page.goto(authorize);
  await expect(page.getByRole('heading', { name: 'Connect Almanac Desk?' })).toBeVisible();
  await expect(page.getByText(/Most calls cost the workspace \d+ to \d+ credits/)).toBeVisible();
  await expect(page.getByLabel('Monthly cap')).toHaveValue('1000');
  await page.getByLabel('Monthly cap').fill('none');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByLabel('Monthly cap')).toHaveAccessibleDescription(/^Enter a whole number of credits/);
  await page.getByLabel('Monthly cap').fill('1000');
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${app.redirectUri}?**`);
  const [answer] = app.heard;
  expect(Object.fromEntries(answer?.searchParams ?? [])).toMatchObject({ state: 'a state', iss: server.issuer });
  const form = {
    grant_type: 'authorization_code',
    code: answer?.searchParams.get('code') ?? '',
    redirect_uri: app.redirectUri,
    client_id: clientId,
    code_verifier: verifier,
    resource: MCP_URL,
  };
  const granted = await (await request.post(server.token_endpoint, { form })).json();
  const token = String(granted.access_token);

  await test.step('the Inspector lists the tools and draws a chart', async () => {
    const { tools } = await inspected(token, '--method', 'tools/list');
    expect(tools.length).toBeGreaterThan(5);
    const pairs = Object.entries({ ...BIRTH, picture: true }).flatMap(([name, value]) => [
      '--tool-arg',
      `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ]);
    const { content } = await inspected(token, '--method', 'tools/call', '--tool-name', 'birth_chart', ...pairs);
    expect(content.map(({ type }: { type: string }) => type)).toEqual(['text', 'image']);
  });

  await test.step('the token is of no use elsewhere', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.post(`${stack.apiUrl}/api/v1/kundali/basic`, { headers, data: BIRTH })).status()).toBe(401);
  });

  await test.step('its calls stand under its name, and it is disconnected at once', async () => {
    const call = page.getByRole('cell', { name: 'Almanac Desk' }).first();
    await expect.poll(() => isShownAt('/requests', call)).toBe(true);
    await new AccountPage(page).open();
    await page.getByRole('button', { name: 'Disconnect Almanac Desk' }).click();
    await expect(page.getByText('Disconnected. Its next call is refused.', { exact: true })).toBeVisible();
    await expect.poll(async () => (await listTools(request, token)).status()).toBe(401);
  });
  app.close();
});
