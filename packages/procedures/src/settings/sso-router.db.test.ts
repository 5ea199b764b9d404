import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { copyAuditTrail } from '@graha/store/read-models/audit-trail';
import { ssoOfDomain, ssoOfWorkspace, ssoSecret } from '@graha/store/team/sso';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SceneWorkspace } from '../testing/scene-rows.ts';
import { outcomeOf, PORTAL_URL, problemOf, SSO, THEIRS, useScene, viewerOf } from '../testing/scene.ts';
import type { Context } from '../trpc/context.ts';

const scene = useScene(createTestDatabase);

const inputFor = (domain: string) => ({
  issuer: 'https://id.nadir.example',
  clientId: 'graha',
  clientSecret: 'first secret',
  domain,
});

async function onPlan(plan: string): Promise<SceneWorkspace> {
  const workspace = await scene.openWorkspace();
  await scene.pools.owner.query('UPDATE graha.credit_account SET plan = $2 WHERE tenant_id = $1', [
    workspace.tenantId,
    plan,
  ]);
  return workspace;
}

const ssoAs = (workspace: SceneWorkspace, changes: Partial<Context> = {}, role: 'owner' | 'viewer' = 'owner') =>
  scene.callerAs(role, changes, workspace).settings.sso;
const stored = ({ tenantId }: SceneWorkspace) => ssoOfWorkspace({ identity: scene.pools.identity, tenantId });
const newDomain = () => `${randomUUID()}.example`;
/** Clears the counts, because a second change within a second counts as a second click. */
const aMomentLater = () => scene.pools.identity.query('DELETE FROM identity.attempt');
const typesOf = async (workspace: SceneWorkspace) =>
  (await scene.eventsOf(workspace)).map(({ type }) => type).filter((type) => type.startsWith('Sso'));

test('a provider is connected, its domain is proven by the record, and it is removed; each stands in the audit log', async () => {
  const workspace = await onPlan('scale');
  const domain = newDomain();
  await ssoAs(workspace).connect({ ...inputFor(` ${domain.toUpperCase()} `) });
  const { connection, redirectUri } = await ssoAs(workspace).read();
  if (!connection) throw new Error('not connected');
  expect(connection).toMatchObject({ issuer: 'https://id.nadir.example', clientId: 'graha', domain, verifiedAt: null });
  expect(redirectUri).toMatch(new RegExp(`^${PORTAL_URL}/api/sso/[\\da-f-]{36}$`));
  expect(redirectUri).not.toContain(workspace.tenantId);
  expect(connection.record.name).toBe(`_graha-sso.${domain}`);
  expect(connection.record.value).toMatch(/^graha-sso=[\w-]{32}$/);
  expect(await ssoOfDomain(scene.pools, { domain })).toBeNull();

  const asked: string[] = [];
  const readTxt = async (name: string) => {
    asked.push(name);
    return ['v=spf1 -all', connection.record.value];
  };
  await ssoAs(workspace, { sso: { ...SSO, readTxt } }).checkDomain({ connectionId: connection.connectionId });
  expect(asked).toEqual([connection.record.name]);
  expect(await ssoOfDomain(scene.pools, { domain })).toMatchObject({ tenantId: workspace.tenantId });
  await ssoAs(workspace).remove();
  expect(await stored(workspace)).toBeNull();
  expect(await typesOf(workspace)).toEqual(['SsoRemoved', 'SsoDomainVerified', 'SsoConnected']);
  await copyAuditTrail({ db: scene.pools.worker });
  const { entries } = await scene.callerAs('owner', {}, workspace).auditLog.list({});
  expect(JSON.stringify(entries)).toContain(`Connected the identity provider https://id.nadir.example`);
});

test('the client secret is stored sealed, and no event or answer has it', async () => {
  const workspace = await onPlan('internal');
  await ssoAs(workspace).connect(inputFor(newDomain()));
  const row = await stored(workspace);
  expect(row && ssoSecret(row, SSO)).toBe('first secret');
  const shown = [row, await scene.eventsOf(workspace), await ssoAs(workspace).read()];
  expect(JSON.stringify(shown, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'first secret',
  );
});

test('another secret keeps the proven domain, and anything else has to be proven again', async () => {
  const workspace = await onPlan('scale');
  const domain = newDomain();
  await ssoAs(workspace).connect(inputFor(domain));
  const first = await stored(workspace);
  await scene.pools.identity.query(
    'UPDATE identity.sso_connection SET verified_at = now() WHERE organization_id = $1',
    [workspace.tenantId],
  );
  await aMomentLater();
  await ssoAs(workspace).connect({ ...inputFor(domain), clientSecret: 'second secret' });
  const second = await stored(workspace);
  expect(second).toMatchObject({ connectionId: first?.connectionId, recordToken: first?.recordToken });
  expect(second?.verifiedAt).not.toBeNull();
  expect(second && ssoSecret(second, SSO)).toBe('second secret');
  await aMomentLater();
  await ssoAs(workspace).connect({ ...inputFor(domain), clientId: 'another' });
  const third = await stored(workspace);
  expect(third?.verifiedAt).toBeNull();
  expect([third?.connectionId, third?.recordToken]).not.toContain(first?.connectionId);
  expect(third?.recordToken).not.toBe(first?.recordToken);
});

test('connected twice at once, there is one connection and one event', async () => {
  const workspace = await onPlan('scale');
  const input = inputFor(newDomain());
  const outcomes = await Promise.all([1, 2].map(() => outcomeOf(ssoAs(workspace).connect(input))));
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
  expect(await typesOf(workspace)).toEqual(['SsoConnected']);
});

test('checked and removed twice at once, each is recorded once', async () => {
  const workspace = await onPlan('scale');
  await ssoAs(workspace).connect(inputFor(newDomain()));
  const { connection } = await ssoAs(workspace).read();
  if (!connection) throw new Error('not connected');
  const sso = { ...SSO, readTxt: async () => [connection.record.value] };
  const { connectionId } = connection;
  await Promise.all([1, 2].map(() => ssoAs(workspace, { sso }).checkDomain({ connectionId })));
  await Promise.all([1, 2].map(() => ssoAs(workspace).remove()));
  expect(await typesOf(workspace)).toEqual(['SsoRemoved', 'SsoDomainVerified', 'SsoConnected']);
});

test('nothing changes on another plan, in an old session, by a viewer, or where it is not offered', async () => {
  const workspace = await onPlan('growth');
  const input = inputFor(newDomain());
  expect(await problemOf(ssoAs(workspace).connect(input))).toMatchObject({
    message: expect.stringContaining('needs the Scale plan'),
  });
  expect(await ssoAs(workspace).read()).toMatchObject({ isOnPlan: false, connection: null });
  const scale = await onPlan('scale');
  const viewer = { ...viewerOf(scale.people.owner), signedInAt: new Date(Date.now() - 25 * 3_600_000) };
  expect(await outcomeOf(ssoAs(scale, { viewer }).connect(input))).toBe('PRECONDITION_FAILED');
  expect(await outcomeOf(ssoAs(scale, { viewer }).remove())).toBe('PRECONDITION_FAILED');
  expect(await outcomeOf(ssoAs(scale, {}, 'viewer').connect(input))).toBe('FORBIDDEN');
  expect(await outcomeOf(ssoAs(scale, { sso: null }).connect(input))).toBe('FORBIDDEN');
  expect([await stored(workspace), await stored(scale)]).toEqual([null, null]);
});

test.each([
  ['a public mail domain', { domain: 'gmail.com' }, 'domain', /of your company/],
  ['an address instead of a domain', { domain: 'asha@nadir.example' }, 'domain', /such as example.com/],
  ['an issuer without TLS', { issuer: 'http://id.nadir.example' }, 'issuer', /https/],
  ['an issuer that is no address', { issuer: 'nadir' }, 'issuer', /https/],
  ['no secret', { clientSecret: ' ' }, 'clientSecret', /client secret/],
])('%s is refused at its field', async (_what, changes, field, words) => {
  const workspace = await onPlan('scale');
  const call = ssoAs(workspace).connect({ ...inputFor(newDomain()), ...changes });
  await expect(call).rejects.toMatchObject({
    cause: { issues: [expect.objectContaining({ path: [field], message: expect.stringMatching(words) })] },
  });
  expect(await stored(workspace)).toBeNull();
});

test.each([
  ['an empty form', { issuer: ' ', clientId: '', clientSecret: ' ', domain: '' }],
  [
    'an issuer and a domain that are none, without the rest',
    { issuer: 'nadir', clientId: '', clientSecret: '', domain: '@' },
  ],
])('%s is refused at each of its fields at once', async (_what, input) => {
  const workspace = await onPlan('scale');
  const fields = await ssoAs(workspace)
    .connect(input)
    .catch(({ cause }: { cause: { issues: { path: string[] }[] } }) => cause.issues.map(({ path }) => path.join('.')));
  expect(fields).toEqual(['issuer', 'clientId', 'clientSecret', 'domain']);
});

test.each(['https://127.0.0.1:9', 'https://169.254.169.254', 'https://[::1]:9'])(
  'an issuer inside of our network, %s, is not asked',
  async (issuer) => {
    const workspace = await onPlan('scale');
    const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: false });
    const call = ssoAs(workspace, { sso: { ...SSO, ask } }).connect({ ...inputFor(newDomain()), issuer });
    expect(await problemOf(call)).toMatchObject({ message: expect.stringContaining('No identity provider answers') });
    expect(await stored(workspace)).toBeNull();
  },
);

test('a domain stays unproven without the record, with that of another token, and while no name server answers', async () => {
  const workspace = await onPlan('scale');
  await ssoAs(workspace).connect(inputFor(newDomain()));
  const connectionId = (await stored(workspace))?.connectionId ?? '';
  const silent = async () => {
    throw new Error('ETIMEOUT');
  };
  for (const [readTxt, words] of [
    [async () => [], 'not there yet'],
    [async () => ['graha-sso=another'], 'not there yet'],
    [silent, 'do not answer'],
  ] as const) {
    const call = ssoAs(workspace, { sso: { ...SSO, readTxt } }).checkDomain({ connectionId });
    expect(await problemOf(call)).toMatchObject({ message: expect.stringContaining(words) });
  }
  expect((await stored(workspace))?.verifiedAt).toBeNull();
});

test('the connection of another workspace is not found', async () => {
  const [workspace, other] = [await onPlan('scale'), await onPlan('scale')];
  await ssoAs(other).connect(inputFor(newDomain()));
  const connectionId = (await stored(other))?.connectionId ?? '';
  const before = await scene.eventsOf(THEIRS);
  expect(await outcomeOf(ssoAs(workspace).checkDomain({ connectionId }))).toBe('NOT_FOUND');
  await ssoAs(workspace).remove();
  expect(await stored(other)).toMatchObject({ connectionId, verifiedAt: null });
  expect(await scene.eventsOf(THEIRS)).toEqual(before);
});
