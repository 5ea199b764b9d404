import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { codeOf } from '@graha/auth/testing/browser';
import { outcomeOf, problemOf } from '@graha/procedures/testing/scene';
import { auth } from './auth.ts';
import { contextOf } from './create-context.ts';
import { callerOf, join, openScene, PASSWORD, type Person, type Scene, usePortal } from './testing/portal-scene.ts';
import { query } from '@graha/store/postgres/query';

vi.mock('next/server', () => ({ after: () => {} }));

const own = usePortal(createTestDatabase);

/** Turns the second factor of a person on, in their browser. Returns the secret. */
async function turnOn({ browser }: Person): Promise<string> {
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await browser.send((sent) => auth().api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  const code = codeOf(begun.totpURI);
  await browser.send((sent) => auth().api.verifyTOTP({ body: { code }, ...sent }));
  return begun.totpURI;
}

const stateOf = async ({ browser }: Person) => {
  const { workspace, secondFactor } = await contextOf(browser.headers, 'req_1');
  return { tenantId: workspace?.tenantId ?? null, due: secondFactor?.due ?? null };
};

async function required(): Promise<Scene & { uri: string }> {
  const scene = await openScene(own.root);
  await join(scene);
  const uri = await turnOn(scene.owner);
  await (await callerOf(scene.owner)).settings.requireSecondFactor({ isRequired: true });
  return { ...scene, uri };
}

/** Gives the browser its new session cookie after a code: a call without HTTP sets none. */
async function renewed({ userId, browser }: Person): Promise<void> {
  const { rows } = await query(own.root, 'SELECT token FROM identity.session WHERE user_id = $1', [userId]);
  const [{ token } = { token: '' }] = rows;
  const signature = createHmac('sha256', process.env['BETTER_AUTH_SECRET'] ?? '')
    .update(token)
    .digest('base64');
  browser.cookies.set('graha.session_token', encodeURIComponent(`${token}.${signature}`));
}

test('a member without a second factor cannot open the workspace, sees what to do, and can open the others', async () => {
  const scene = await required();
  const { other, tenantId } = scene;
  expect(await stateOf(other)).toEqual({ tenantId: null, due: 'set-up' });
  const caller = await callerOf(other);
  expect(await problemOf(caller.overview.read())).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('requires two-factor sign-in'),
  });
  expect(await outcomeOf(caller.keys.create({ mutationId: scene.mutationId, name: 'x', env: 'live' }))).toBe(
    'FORBIDDEN',
  );
  const elsewhere = (await caller.team.workspaces()).find((workspace) => workspace.tenantId !== tenantId);
  await caller.team.switchTo({ tenantId: elsewhere?.tenantId ?? '' });
  expect(await stateOf(other)).toEqual({ tenantId: elsewhere?.tenantId, due: null });
  await caller.team.switchTo({ tenantId });

  await turnOn(other);
  expect(await stateOf(other)).toEqual({ tenantId, due: null });
});

test('the sessions of before are asked for a code, the owner’s too, and a password alone is not enough', async () => {
  const { owner, tenantId, uri } = await required();
  expect(await stateOf(owner)).toEqual({ tenantId: null, due: 'confirm' });
  const confirm = async (code: string) =>
    outcomeOf((await callerOf(owner)).profile.confirm({ password: PASSWORD, code }));
  expect(await confirm('')).toBe('BAD_REQUEST');
  expect(await confirm(codeOf(uri))).toBe('ok');
  await renewed(owner);
  expect(await stateOf(owner)).toEqual({ tenantId, due: null });
});

test('the keys of the workspace stay active, and every member hears of it once', async () => {
  const { root, keyId, owner, other } = await required();
  const { rows } = await root.query('SELECT status FROM graha.api_key WHERE key_id = $1', [keyId]);
  expect(rows).toEqual([{ status: 'active' }]);
  const mails = await query(
    root,
    `SELECT to_address AS "to" FROM identity.mail WHERE kind = 'second-factor-required' AND to_address = ANY ($1)`,
    [[owner.email, other.email]],
  );
  expect(mails.rows.map(({ to }) => to).toSorted()).toEqual([owner.email, other.email].toSorted());
});

test('an owner without a second factor cannot require one', async () => {
  const scene = await openScene(own.root);
  const { settings } = await callerOf(scene.owner);
  expect(await problemOf(settings.requireSecondFactor({ isRequired: true }))).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('for your own account first'),
  });
  expect((await settings.read()).requiresSecondFactor).toBe(false);
});

test('an app cannot be connected to the workspace by a member who has not set one up', async () => {
  const { other, tenantId } = await required();
  const caller = await callerOf(other);
  const allowed = caller.apps.allow({
    query: 'client_id=x',
    tenantId,
    monthlyCreditsMax: 1,
    mutationId: crypto.randomUUID(),
  });
  expect(await outcomeOf(allowed)).not.toBe('ok');
});
