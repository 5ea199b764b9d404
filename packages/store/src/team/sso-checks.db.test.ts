import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { query } from '../postgres/query.ts';
import { connectedWorkspace } from '../testing/sso-workspace.ts';
import { useDatabase } from '../testing/testing.ts';
import { checkSsoDomains } from './sso-checks.ts';
import { ssoOfDomain, ssoOfWorkspace, verifySsoDomain } from './sso.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
const GONE = async () => [];
let identity: Pool;
beforeAll(() => {
  identity = createPool({ url: own.database.authUrl, applicationName: 'test', max: 3, onError: () => {} });
});
afterAll(() => identity.end());
beforeEach(() => identity.query('DELETE FROM identity.sso_connection'));

async function connected(domain?: string) {
  const made = await connectedWorkspace({ identity, db: pools.app }, domain === undefined ? {} : { domain });
  const { ctx, connection } = made;
  const verify = () => verifySsoDomain(ctx, connection);
  return { ...made, verify, record: `graha-sso=${connection.recordToken}` };
}

const signsIn = async (domain: string) => (await ssoOfDomain({ identity }, { domain })) !== null;
const asked: string[] = [];
const check = (readTxt: (name: string) => Promise<readonly string[]>) =>
  checkSsoDomains(
    { db: pools.worker },
    {
      readTxt: (name) => {
        asked.push(name);
        return readTxt(name);
      },
      write: async ({ domain, endsAt }) => {
        const subject = endsAt === null ? `ended ${domain}` : `missing ${domain} until ${endsAt.toISOString()}`;
        return { kind: 'sso', subject, html: '', text: '' };
      },
    },
  );
const daysPass = (days: number) =>
  identity.query(
    `UPDATE identity.sso_connection SET verified_at = verified_at - $1 * interval '1 day',
       checked_at = checked_at - $1 * interval '1 day', missing_since = missing_since - $1 * interval '1 day'`,
    [days],
  );
const mailsTo = async (address: string): Promise<string[]> => {
  const { rows } = await query(identity, 'SELECT subject FROM identity.mail WHERE to_address = $1 ORDER BY id', [
    address,
  ]);
  return rows.map(({ subject }) => subject);
};
const lastEvent = async (tenantId: string) => {
  const { rows } = await pools.owner.query(
    "SELECT type, actor FROM graha.event WHERE tenant_id = $1 AND type LIKE 'Sso%' ORDER BY pos DESC LIMIT 1",
    [tenantId],
  );
  return rows[0];
};

test('a record that is there is looked up once a day, and nothing changes', async () => {
  const { domain, record, verify, ownerUserId } = await connected();
  await verify();
  asked.length = 0;
  expect(await check(async () => [record])).toBe(0); // Verified a moment ago.
  await daysPass(1.1);
  expect([await check(async () => ['v=spf1', ` ${record} `]), await check(GONE)]).toEqual([1, 0]);
  expect(asked).toEqual([`_graha-sso.${domain}`]);
  expect([await signsIn(domain), await mailsTo(ownerUserId)]).toEqual([true, []]);
});

test('a record that is missing is said in one mail, and has a week to come back', async () => {
  const { domain, record, verify, ownerUserId, ctx } = await connected();
  await verify();
  await daysPass(2);
  await check(GONE);
  const since = (await ssoOfWorkspace(ctx))?.missingSince ?? new Date(0);
  await identity.query("UPDATE identity.sso_connection SET checked_at = checked_at - interval '2 days'");
  expect(await check(async () => ['graha-sso=of-somebody-else'])).toBe(1);
  expect((await ssoOfWorkspace(ctx))?.missingSince).toEqual(since);
  const until = new Date(since.getTime() + 7 * 86_400_000).toISOString();
  expect([await signsIn(domain), await mailsTo(ownerUserId)]).toEqual([true, [`missing ${domain} until ${until}`]]);
  await daysPass(5);
  await check(async () => [record]);
  expect([await signsIn(domain), (await ssoOfWorkspace(ctx))?.missingSince]).toEqual([true, null]);
});

test('after a week the domain is lost: its addresses sign in as before, and another workspace may prove it', async () => {
  const { domain, verify, ownerUserId, ctx } = await connected();
  const other = await connected(domain);
  await verify();
  await expect(other.verify()).rejects.toThrow('Another workspace has verified this domain');
  await daysPass(2);
  await check(GONE);
  await daysPass(6.9);
  await check(GONE);
  expect(await signsIn(domain)).toBe(true);
  await daysPass(1.1);
  await Promise.all([check(GONE), check(GONE)]);
  expect(await signsIn(domain)).toBe(false);
  expect((await mailsTo(ownerUserId)).at(-1)).toBe(`ended ${domain}`);
  expect((await mailsTo(ownerUserId)).filter((subject) => subject.startsWith('ended'))).toHaveLength(1);
  expect(await lastEvent(ctx.tenantId)).toEqual({
    type: 'SsoDomainLost',
    actor: { kind: 'system', id: 'sso-domains' },
  });
  await other.verify();
  expect((await ssoOfDomain({ identity }, { domain }))?.tenantId).toBe(other.ctx.tenantId);
});

test('name servers that do not answer take nothing from anybody, and do not hold up other domains', async () => {
  const { domain, verify, ownerUserId, ctx } = await connected();
  await verify();
  await daysPass(9);
  const silent = () => Promise.reject(new Error('SERVFAIL'));
  expect([await check(silent), await check(silent)]).toEqual([1, 0]);
  expect([await signsIn(domain), (await ssoOfWorkspace(ctx))?.missingSince]).toEqual([true, null]);
  expect(await mailsTo(ownerUserId)).toEqual([]);
});

test('who finds the record again under Settings ends the week', async () => {
  const { domain, verify, ctx } = await connected();
  await verify();
  await daysPass(2);
  await check(GONE);
  await verify();
  expect([await signsIn(domain), (await ssoOfWorkspace(ctx))?.missingSince]).toEqual([true, null]);
});
