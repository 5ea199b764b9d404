import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

const run = promisify(execFile);
const BIRTH = {
  year: 1990,
  month: 8,
  date: 15,
  hours: 9,
  minutes: 30,
  latitude: 28.65,
  longitude: 77.23,
  timezone: 5.5,
};

test('the command line installs from the portal into an empty folder, and each command runs', async ({ page }) => {
  await newMember(page);
  const keys = new KeysPage(page);
  await keys.open();
  const apiKey = await keys.create('Desk');
  await keys.store();
  const folder = mkdtempSync(join(tmpdir(), 'graha-cli-'));
  const env = { ...process.env, HOME: folder, GRAHA_BASE_URL: stack.apiUrl };
  const bin = join(folder, 'node_modules/.bin/graha');
  const graha = async (...args: string[]) => (await run(bin, args, { cwd: folder, env })).stdout;
  const failing = async (...args: string[]) =>
    run(bin, args, { cwd: folder, env }).then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
  try {
    await run('npm', ['install', `${stack.portalUrl}/downloads/graha-cli.tgz`], { cwd: folder, env });
    expect(await graha('help')).toContain('Exit codes:');
    expect(await failing('usage')).toMatchObject({ code: 3, stderr: expect.stringContaining('graha login') });
    expect(await failing('login', '--key', 'graha_wrong')).toMatchObject({ code: 3 });
    expect(await graha('login', '--key', apiKey)).toContain('Signed in');
    expect(await graha('chart', '1990-08-15', '09:30', 'Delhi')).toContain('# Birth chart');
    expect(JSON.parse(await graha('chart', '1990-08-15', '09:30', 'Delhi', '--json'))).toMatchObject({
      lagna: { sign: 'Virgo' },
    });
    expect(await graha('panchang', 'today', '--place', 'Delhi')).toContain('# Full panchang');
    expect(await graha('call', 'panchang/tithi', '--body', JSON.stringify(BIRTH))).toContain('# Tithi');
    expect(await graha('reconcile', '1990-08-15', '09:30', 'Delhi', '--shown', '{"moon":"19°46\' Taurus"}')).toContain(
      '# Reconcile',
    );
    expect(await failing('call', 'kundali/basic', '--body', '{}')).toMatchObject({
      code: 8,
      stderr: expect.stringContaining('year'),
    });
    writeFileSync(join(folder, 'births.ndjson'), `${JSON.stringify(BIRTH)}\n${JSON.stringify(BIRTH)}\n`);
    expect((await graha('batch', 'births.ndjson')).trim().split('\n')).toHaveLength(2);
    expect(await failing('keys', 'list')).toMatchObject({ code: 4, stderr: expect.stringContaining('manage') });
    expect(await graha('completion', 'bash')).toContain('complete -o default -F _graha graha');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Starts `graha login`, which waits for a person, and reads the address and the code that it prints. */
async function startLogin(bin: string, env: NodeJS.ProcessEnv) {
  const child = spawn(bin, ['login', '--no-browser'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let notes = '';
  child.stderr.on('data', (bytes: Buffer) => void (notes += bytes.toString()));
  const printed = /^Open (\S+)\nand enter the code (\S+)$/m;
  await expect.poll(() => notes, { message: 'the address and the code' }).toMatch(printed);
  const [, url = '', code = ''] = printed.exec(notes) ?? [];
  return { url, code, ended, notes: () => notes };
}

test('graha login waits for a person in the browser, and then has a key of the workspace', async ({ page }) => {
  await newMember(page);
  const folder = mkdtempSync(join(tmpdir(), 'graha-cli-'));
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: '',
    GRAHA_API_KEY: undefined,
    GRAHA_BASE_URL: stack.apiUrl,
  };
  const bin = join(folder, 'node_modules/.bin/graha');
  const graha = async (...args: string[]) => (await run(bin, args, { cwd: folder, env })).stdout;
  try {
    await run('npm', ['install', `${stack.portalUrl}/downloads/graha-cli.tgz`], { cwd: folder, env });

    await test.step('another site can neither frame the page nor allow for the person', async () => {
      const framed = await page.request.get(`${stack.portalUrl}/device?user_code=BCDF-GHJK`);
      expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      const forged = await page.request.post(`${stack.portalUrl}/api/trpc/devices.allow`, {
        headers: { origin: 'https://evil.example' },
        data: { json: {} },
      });
      expect(forged.status()).toBe(403);
    });

    await test.step('a person refuses, and the program says so', async () => {
      const refused = await startLogin(bin, env);
      await page.goto(`${refused.url}?user_code=${refused.code}`);
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page.getByRole('heading', { name: 'Denied' })).toBeVisible();
      expect(await refused.ended).toBe(4);
      expect(refused.notes()).toContain('The person refused. Nothing was stored.');
    });

    const login = await startLogin(bin, env);
    await page.goto(login.url);
    await page.getByRole('textbox', { name: 'Code' }).fill(login.code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in Graha command line?' })).toBeVisible();
    await expect(page.getByText('Allow only if you started this yourself just now.')).toBeVisible();
    await expect(page.getByText(login.code)).toBeVisible();
    await expect(page.getByLabel('Monthly cap')).toHaveValue('1000');
    await page.getByLabel('Name of the key').fill('My desk');
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Allowed' })).toBeVisible();
    expect(await login.ended).toBe(0);
    expect(await graha('chart', '1990-08-15', '09:30', 'Delhi')).toContain('# Birth chart');
    const keys = new KeysPage(page);
    await keys.open();
    await expect(keys.row('My desk')).toBeVisible();

    await page.goto(`${login.url}?user_code=${login.code}`);
    await expect(page.getByText('No program waits under this code.')).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('with a key that manages, keys and usage are listed, and a message to a webhook arrives at the desk', async ({
  page,
}) => {
  await newMember(page);
  const keys = new KeysPage(page);
  await keys.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Terminal');
  await keys.dialog.getByRole('radio', { name: /live/i }).check({ force: true });
  await keys.dialog.getByText('More limits').click();
  await keys.dialog.getByText('May manage the workspace').click();
  await keys.dialog.getByRole('button', { name: 'Create key' }).click();
  const apiKey = await keys.dialog.getByRole('group', { name: 'Your key' }).getByRole('code').innerText();
  await keys.store();
  const folder = mkdtempSync(join(tmpdir(), 'graha-cli-'));
  const env = { ...process.env, HOME: folder, GRAHA_BASE_URL: stack.apiUrl, GRAHA_API_KEY: apiKey };
  const graha = async (...args: string[]) =>
    (await run(join(folder, 'node_modules/.bin/graha'), args, { cwd: folder, env })).stdout;
  const received: { body: string; headers: IncomingHttpHeaders }[] = [];
  const desk = createServer(async (request, response) => {
    received.push({ body: await text(request), headers: request.headers });
    response.end();
  }).listen(0, '127.0.0.1');
  try {
    await run('npm', ['install', `${stack.portalUrl}/downloads/graha-cli.tgz`], { cwd: folder, env });
    const made = JSON.parse(await graha('keys', 'create', 'CI', '--scopes', 'panchang', '--json'));
    expect(await graha('keys', 'list')).toContain(made.key_id);
    expect(await graha('keys', 'revoke', made.key_id)).toContain('is revoked');
    expect(await graha('usage')).toContain('credits from');
    const hook = { url: 'https://example.com/hook', types: ['key.created'] };
    const headers = { 'x-api-key': apiKey };
    const added = await page.request.post(`${stack.apiUrl}/api/v1/account/webhooks`, { headers, data: hook });
    expect(added.status()).toBe(201);
    // Safe: a server that listens on a port has an address with it.
    const { port } = desk.address() as AddressInfo;
    const printed = await graha('listen', '--forward-to', `http://127.0.0.1:${port}/`, '--test', '--once', '--json');
    const [{ secret }, forwarded] = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(forwarded).toMatchObject({ type: 'webhook.test', status: 200 });
    const [{ body, headers: sent } = { body: '', headers: {} }] = received;
    const signed = `${String(sent['webhook-id'])}.${String(sent['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(sent['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  } finally {
    desk.close();
    rmSync(folder, { recursive: true });
  }
});
