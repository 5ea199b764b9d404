import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { eventLog } from '@graha/store/log/event-log';
import { createPool } from '@graha/store/postgres/pool';
import { admitBySso, ssoAdmitsNewcomers } from '@graha/store/team/admit';
import { createWorkspace } from '@graha/store/team/members';
import { connectSso, ssoConnection, ssoOfDomain, ssoOfWorkspace, verifySsoDomain } from '@graha/store/team/sso';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import type { Arrived } from '../core/enter-by-provider.ts';
import { beginSso, finishSso, ssoRedirectUri } from '../flows/sso-entry.ts';
import { createThrottles } from '../flows/throttles.ts';
import { personIn, useAuthScene } from './auth-scene.ts';
import { Browser, PORTAL_URL } from './browser.ts';
import { CLIENT, providerStandIn, type StandInPerson } from './provider-stand-in.ts';
import { AUTH_SECRET } from './recording-ports.ts';

const PASSWORD = 'lamp orchard nine';
const DOMAIN = 'nadir.example';
export const ASHA: StandInPerson = { id: 7, email: 'asha@nadir.example', isVerified: true, name: 'Asha Kulkarni' };
const SEALING = { current: 'a sealing key for tests, long enough', previous: null };

type Pool = ReturnType<typeof createPool>;
type Database = Awaited<ReturnType<Parameters<typeof useAuthScene>[0]>> & {
  appUrl: string;
  operatorUrl: string;
  ownerUrl: string;
};

export const idIn = (callback: string): string => callback.split('/').at(-1) ?? '';

/** Gives a file of tests its own database and an identity provider; the file calls it once, at its top. */
export function ssoScene(create: () => Promise<Database>) {
  let database: Database;
  const scene = useAuthScene(async () => (database = await create()));
  let [db, identity, operator, owner]: Pool[] = [];
  let standIn: Awaited<ReturnType<typeof providerStandIn>>;
  const pools = () => {
    if (!db || !identity || !operator || !owner) throw new Error('The pools are open while tests run, not before.');
    return { db, identity, operator, owner };
  };
  beforeAll(async () => {
    const open = (url: string) => createPool({ url, applicationName: 'test', max: 4, onError: () => {} });
    const { appUrl, authUrl, operatorUrl, ownerUrl } = database;
    [db, identity, operator, owner] = [appUrl, authUrl, operatorUrl, ownerUrl].map(open);
    standIn = await providerStandIn();
  });
  afterAll(async () => {
    await Promise.all(Object.values(pools()).map((pool) => pool.end()));
    await standIn.stop();
  });

  /** An own workspace, connected to the stand-in for `DOMAIN` and proven. */
  async function opened({ isProven = true } = {}) {
    const made = await scene.open();
    const actor = { kind: 'system', id: 'test' } as const;
    const ownerUserId = await personIn(made.auth, { email: `${randomUUID()}@owner.example`, password: PASSWORD });
    const { tenantId } = await createWorkspace(pools(), { name: 'Nadir Tools', ownerUserId });
    const ctx = { ...pools(), tenantId, actor };
    await openOwnedTenant(ctx, { name: 'Nadir Tools', ownerUserId });
    Object.assign(made.ports, {
      admit: (userId: string, { connectionId }: { connectionId: string }) => admitBySso(ctx, { userId, connectionId }),
      admitsNewcomers: () => ssoAdmitsNewcomers(ctx),
    });
    const changePlan = (plan: string) =>
      pools().owner.query('UPDATE graha.credit_account SET plan = $2 WHERE tenant_id = $1', [tenantId, plan]);
    await changePlan('scale');
    await connectSso({ ...ctx, sealing: SEALING }, { issuer: standIn.issuer, ...CLIENT, domain: DOMAIN });
    const connectionId = (await ssoOfWorkspace(ctx))?.connectionId ?? '';
    if (isProven) await verifySsoDomain(ctx, { connectionId });
    const [opens, problems]: [string[], unknown[]] = [[], []];
    const flowOf = (browser: Browser) => ({
      sso: {
        sealing: SEALING,
        ask: createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, withinMs: 2_000 }),
        readTxt: async () => [],
      },
      secret: AUTH_SECRET,
      portalUrl: PORTAL_URL,
      connections: {
        ofDomain: (domain: string) => ssoOfDomain(pools(), { domain }),
        byId: (id: string) => ssoConnection(pools(), { connectionId: id }),
      },
      identity: {
        enterByProvider: (body: Arrived) => browser.send((sent) => made.auth.api.enterByProvider({ body, ...sent })),
        openWorkspace: async (_userId: string, name: string) => void opens.push(name),
      },
      throttles: createThrottles({ isTestRun: true }, made.attempts),
      address: '203.0.113.7',
      report: (error: unknown) => void problems.push(error),
    });
    const begin = async (browser = new Browser()) => {
      const begun = await beginSso(flowOf(browser), { email: ' Asha@NADIR.example ', next: '/keys' });
      if (!('url' in begun)) throw new Error(`not offered: ${begun.form}`);
      return begun;
    };
    const callbackId = idIn(ssoRedirectUri(PORTAL_URL, tenantId));
    /** Signs in at the provider and comes back. */
    const enter = async (person = ASHA, browser = new Browser()) => {
      const { url, cookie } = await begin(browser);
      return finishSso(flowOf(browser), { callbackId, cookie, query: standIn.signIn(url, person) });
    };
    const joined = async () =>
      (await eventLog({ db: pools().operator }, { tenantId, limit: 100 })).filter(
        ({ type }) => type === 'MemberJoined',
      );
    const isIn = async (browser: Browser) => (await made.auth.api.getSession({ headers: browser.headers })) !== null;
    const members = () => made.tables.member.findMany({ where: { organizationId: tenantId, role: 'viewer' } });
    return {
      ...made,
      ctx,
      tenantId,
      connectionId,
      opens,
      problems,
      flowOf,
      begin,
      callbackId,
      enter,
      joined,
      isIn,
      members,
      changePlan,
    };
  }

  return { opened, attempts: scene.attempts, standIn: () => standIn };
}
