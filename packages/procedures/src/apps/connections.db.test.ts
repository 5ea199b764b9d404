import { REFRESH_GRACE_SECONDS } from '@graha/domain/keys/app-token';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { giveBackToken } from '@graha/auth/connect/token-exchange';
import { endUnusedApps } from '@graha/store/keys/unused-apps';
import { listKeys } from '@graha/store/keys/key-list';
import { expect, test } from 'vitest';
import { appScene, CLIENT, ERROR, registered, SERVER } from '../testing/app-scene.ts';
import { outcomeOf, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const { ctx, asked, refresh, allowed, connected, recordOf, chargedBy, ageUses } = appScene(scene);

test('a refresh token is used once; a second use after 20 seconds ends the connection', async () => {
  const first = await connected();
  const { status, body } = await refresh(first.refreshing);
  expect(status).toBe(200);
  const { access_token: access, refresh_token: next } = Object(body);
  expect(next).not.toBe(first.refreshing);
  expect(await recordOf(first.access)).toBeNull();
  expect(await recordOf(access)).not.toBeNull();
  await ageUses(REFRESH_GRACE_SECONDS + 1);
  expect(await refresh(first.refreshing)).toMatchObject(ERROR);
  expect(await recordOf(access)).toBeNull();
  expect(await refresh(next)).toMatchObject(ERROR);
});

test('refreshes at once by one token all succeed, and every token of theirs goes on', async () => {
  const { access, refreshing } = await connected();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshing)));
  await ageUses(REFRESH_GRACE_SECONDS - 5);
  answers.push(await refresh(refreshing));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const tokens = answers.map(({ body }) => Object(body));
  expect(await Promise.all(tokens.map((one) => recordOf(one.access_token)))).not.toContain(null);
  expect(await recordOf(access)).toBeNull();
  const later = await Promise.all(tokens.map((one) => refresh(one.refresh_token)));
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('programs that refreshed by one token at once never end each other’s access', async () => {
  const { refreshing } = await connected();
  const [one, other] = await Promise.all([1, 2].map(async () => Object((await refresh(refreshing)).body)));
  const renewed = Object((await refresh(one.refresh_token)).body);
  expect(await recordOf(one.access_token)).toBeNull();
  await refresh(other.refresh_token);
  expect(await recordOf(other.access_token)).toBeNull();
  expect(await recordOf(renewed.access_token)).not.toBeNull();
});

test('allowing an app again and again, also at once, leaves one connection and one living key', async () => {
  const workspace = await scene.openWorkspace();
  const first = await connected(workspace);
  for (let turn = 1; turn <= 3; turn += 1) await allowed('developer', workspace);
  await Promise.all([1, 2, 3].map(() => allowed('developer', workspace)));
  const last = await connected(workspace);
  expect(await recordOf(first.access)).toBeNull();
  expect(await refresh(first.refreshing)).toMatchObject(ERROR);
  const ofApp = async () =>
    (await listKeys({ db: scene.pools.db, tenantId: workspace.tenantId }))
      .filter(({ name, status }) => name === 'Claude' && status === 'active')
      .map(({ keyId }) => keyId);
  expect(await ofApp()).toEqual([(await recordOf(last.access))?.keyId]);
  expect(await scene.callerAs('developer', {}, workspace).apps.list()).toHaveLength(1);
  // Another person and another client have separate connections.
  await allowed('owner', workspace);
  await allowed('developer', workspace, asked({ client_id: registered('Other').clientId }));
  expect(await ofApp()).toHaveLength(2);
  expect(await recordOf(last.access)).not.toBeNull();
});

test('a connection ends, with its key, once its code was not exchanged in time or its tokens have expired', async () => {
  const workspace = await scene.openWorkspace();
  const { people, tenantId } = workspace;
  const statusOf = async (keyId: string | undefined) =>
    (await listKeys({ db: scene.pools.db, tenantId })).find((key) => key.keyId === keyId)?.status;
  const keyOf = async (userId: string) =>
    (await scene.pools.owner.query('SELECT key_id FROM identity.connected_app WHERE user_id = $1', [userId])).rows[0]
      ?.key_id;
  const live = await connected(workspace);
  await allowed('owner', workspace);
  const waiting = await keyOf(people.owner.userId);
  const end = () => endUnusedApps({ db: scene.pools.worker });
  const expire = (keyId: string | undefined) =>
    scene.pools.owner.query(
      `WITH token AS (UPDATE identity.app_token SET expires_at = clock_timestamp() - interval '1 second',
         used_at = used_at - interval '2 minutes' WHERE key_id = $1)
       UPDATE identity.connected_app SET check_at = clock_timestamp() - interval '1 second' WHERE key_id = $1`,
      [keyId],
    );
  await end();
  expect(await statusOf(waiting)).toBe('active');
  await expire(waiting);
  await end();
  expect([await statusOf(waiting), await keyOf(people.owner.userId)]).toEqual(['revoked', undefined]);
  const { keyId } = (await recordOf(live.access)) ?? {};
  expect(await statusOf(keyId)).toBe('active');
  await expire(keyId);
  await end();
  expect([await statusOf(keyId), await keyOf(people.developer.userId)]).toEqual(['revoked', undefined]);
});

test('a connection is read again a minute after a use of its token, and otherwise when its last token expires', async () => {
  const { access } = await connected();
  const { keyId } = (await recordOf(access)) ?? {};
  const secondsUntilCheck = async () =>
    (
      await scene.pools.owner.query(
        `SELECT extract(epoch FROM check_at - clock_timestamp())::float8 AS seconds FROM identity.connected_app WHERE key_id = $1`,
        [keyId],
      )
    ).rows[0].seconds;
  const afterUse = await secondsUntilCheck();
  expect(afterUse > 0 && afterUse <= 60).toBe(true);
  await scene.pools.owner.query(
    "UPDATE identity.connected_app SET check_at = clock_timestamp() - interval '1 second' WHERE key_id = $1",
    [keyId],
  );
  await endUnusedApps({ db: scene.pools.worker });
  const afterRead = await secondsUntilCheck();
  expect(afterRead > 60 && afterRead <= 86_400).toBe(true);
});

test('a refresh token is no access token, and an access token refreshes nothing', async () => {
  const { access, refreshing } = await connected();
  expect(await recordOf(refreshing)).toBeNull();
  expect(await refresh(access)).toMatchObject(ERROR);
});

test('its person ends a connection, and nobody else’s', async () => {
  const { access, refreshing } = await connected();
  const record = await recordOf(access);
  const { keyId = '' } = record ?? {};
  expect(await outcomeOf(scene.callerAs('owner').apps.revoke({ keyId }))).toBe('NOT_FOUND');
  await scene.callerAs('developer').apps.revoke({ keyId });
  expect(await recordOf(access)).toBeNull();
  expect(await refresh(refreshing)).toMatchObject(ERROR);
  expect(await chargedBy(keyId)).toBe('key_inactive');
  expect((await scene.callerAs('developer').apps.list()).map((app) => app.keyId)).not.toContain(keyId);
});

test('a member who may manage keys ends it there', async () => {
  const { access, refreshing } = await connected();
  const { keyId = '' } = (await recordOf(access)) ?? {};
  await scene.callerAs('owner').keys.revoke({ keyId });
  expect(await recordOf(access)).toMatchObject({ status: 'revoked' });
  expect(await refresh(refreshing)).toMatchObject(ERROR);
});

test('an app that gives its token back is disconnected; a token of another client stays', async () => {
  const { access } = await connected();
  const giveBack = (clientId: string) =>
    giveBackToken(ctx(), new URLSearchParams({ client_id: clientId, token: access }), SERVER);
  expect((await giveBack(registered('Other').clientId)).status).toBe(200);
  expect(await recordOf(access)).not.toBeNull();
  expect((await giveBack(CLIENT.clientId)).status).toBe(200);
  expect(await recordOf(access)).toBeNull();
});

test.each([
  ['removed from the workspace', `DELETE FROM identity.member WHERE user_id = $1`],
  ['made a viewer', `UPDATE identity.member SET role = 'viewer' WHERE user_id = $1`],
  ['no longer verified', `UPDATE identity.user SET email_verified = false WHERE id = $1`],
])('the app of a person who was %s calls no more', async (_what, change) => {
  const workspace = await scene.openWorkspace();
  const { access, refreshing } = await connected(workspace);
  await scene.pools.owner.query(change, [workspace.people.developer.userId]);
  expect(await recordOf(access)).toBeNull();
  expect(await refresh(refreshing)).toMatchObject(ERROR);
});
