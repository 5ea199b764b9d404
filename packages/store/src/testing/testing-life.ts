import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { sso } from '@graha/domain/team/sso';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { adjustCredits, grantPlan } from '../billing/operator-grants.ts';
import { recordRefundRequest } from '../billing/refunds.ts';
import { appendToSubscription } from '../billing/subscription-log.ts';
import { storeBirth } from '../births/birth-commands.ts';
import { connectApp } from '../identity/connected-apps.ts';
import { disableKey, issueKey, reportKeyLeak, restrictKey, revokeKey } from '../keys/key-commands.ts';
import { listKeys } from '../keys/key-list.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { queueMail } from '../mail/mail-outbox.ts';
import { startImpersonation } from '../operator/impersonation.ts';
import type { CommandContext } from '../postgres/context.ts';
import { createSubscription } from '../subscriptions/subscription-commands.ts';
import { acceptInvitation, inviteMember } from '../team/invitations.ts';
import { createWorkspace, renameWorkspace } from '../team/members.ts';
import { connectSso, removeSso, ssoOfWorkspace, verifySsoDomain } from '../team/sso.ts';
import { chooseClock } from '../tenants/clock.ts';
import { chooseReportBrand } from '../tenants/report-brand.ts';
import { openOwnedTenant } from '../tenants/user-log.ts';
import { resumeTenant, suspendTenant } from '../tenants/workspace.ts';
import { addWebhook, changeWebhook } from '../webhooks/webhook-commands.ts';
import { queueNews } from '../webhooks/webhook-outbox.ts';
import { SSO_SEALING } from './sso-workspace.ts';
import { BY, ENGINE, PEPPER, type Pools } from './testing.ts';

/** Traces of a person and their workspace; each text occurs nowhere else. */
export const TEXTS = {
  localPart: 'asha.nadkarni',
  person: 'Ashalata Nadkarni-Rao',
  workspace: 'Nadkarni Observatory',
  renamed: 'Rao Ephemerides',
  invited: 'colleague@rao-ephemerides.example',
  key: 'Nadkarni laptop key',
  address: '203.0.113.77',
  origin: 'https://rao-pages.example',
  sessionAddress: '198.51.100.23',
  agent: 'NadkarniBrowser/7',
  hook: 'https://hooks.nadkarni.example/in',
  otherHook: 'https://hooks.rao.example/other',
  leakSource: 'a friend of Nadkarni',
  leakUrl: 'https://paste.example/nadkarni-key',
  revoked: 'Nadkarni lost the laptop',
  suspended: 'Nadkarni did not answer',
  disabled: 'Nadkarni saw strange calls',
  refunded: 'Nadkarni paid twice',
  resumed: 'Nadkarni answered by phone',
  granted: 'Nadkarni is a friend of the house',
  adjusted: 'Nadkarni called about the outage',
  visit: 'Nadkarni asked for a look',
  ticket: 'TICKET-NADKARNI-7',
  place: 'Nadkarni Lane, Pune',
  issuer: 'https://login.nadkarni.example',
  client: 'nadkarni-client',
  domain: 'sso-nadkarni.example',
  formerDomain: 'sso-rao.example',
  app: 'Nadkarni Assistant',
  passkey: 'Nadkarni phone',
  callerKey: 'nadkarni-order-7',
} as const;

/** Texts of people who are no members. They are sealed, so the scan finds them at no time. */
export const SEALED_TEXTS = {
  reference: 'nadkarni-customer-7',
  label: 'Ashalata the Younger',
  tag: 'daughters of Nadkarni',
  subscribed: '73.85671',
  brand: 'Nadkarni Jyotish Kendra',
} as const;

export type Life = { userId: string; tenantId: string };
type Places = Pools & { auth: Pool; operator: Pool };

const letterTo = (to: string, dedupeKey: string) => ({
  kind: 'invitation',
  to,
  subject: `You are invited to ${TEXTS.workspace}`,
  html: '',
  text: `${TEXTS.person} invited you.`,
  dedupeKey,
});

/** A person who has used every feature that stores text, alone in their own workspace and as a guest in another one. */
export async function lifeOf(places: Places): Promise<Life> {
  const { auth, app } = places;
  const userId = randomUUID();
  await auth.query('INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, $2, $3, true)', [
    userId,
    TEXTS.person,
    `${TEXTS.localPart}@mail.example`,
  ]);
  await auth.query(
    `INSERT INTO identity.session (id, token, user_id, expires_at, ip_address, user_agent)
     VALUES ($1, $1, $1, now() + interval '1 day', $2, $3)`,
    [userId, TEXTS.sessionAddress, TEXTS.agent],
  );
  await auth.query(
    `INSERT INTO identity.passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     VALUES ($1, $2, 'x', $1, $1, 0, 'singleDevice', false)`,
    [userId, TEXTS.passkey],
  );
  await auth.query(
    "INSERT INTO identity.verification (id, identifier, value, expires_at) VALUES ($1, $2, 'x', now() + interval '1 day')",
    [userId, `sign-in-otp-${TEXTS.localPart}@mail.example`],
  );
  const { tenantId } = await createWorkspace({ identity: auth }, { name: TEXTS.workspace, ownerUserId: userId });
  const acting = { db: app, actor: { kind: 'user', id: userId } } as const;
  await openOwnedTenant({ ...acting, tenantId }, { name: TEXTS.workspace, ownerUserId: userId });
  await useWorkspace(places, { userId, tenantId });
  await useKeys(places, { userId, tenantId });
  await useBirths(places, { userId, tenantId });
  await beAttendedTo(places, tenantId);
  await beGuest(places, userId);
  return { userId, tenantId };
}

async function useWorkspace({ auth, app, worker }: Places, { userId, tenantId }: Life): Promise<void> {
  const ctx = { db: app, identity: auth, tenantId, actor: { kind: 'user', id: userId } } as const;
  await renameWorkspace(ctx, { name: TEXTS.renamed });
  await inviteMember(ctx, {
    email: TEXTS.invited,
    role: 'developer',
    inviterId: userId,
    mailOf: ({ invitationId, email }) => Promise.resolve(letterTo(email, `invitation:${invitationId}:1`)),
  });
  const place = { name: TEXTS.place, latitude: 18.52, longitude: 73.86 };
  await chooseClock(ctx, { clock: { timezone: 'Asia/Kolkata', place } });
  await chooseReportBrand(ctx, { brand: { name: SEALED_TEXTS.brand } });
  await useSso({ auth, app, worker }, ctx);
  const hook = { url: TEXTS.hook, types: ['key.revoked' as const, 'key.leaked' as const] };
  const { webhookId } = await addWebhook({ ...ctx, sealing: SSO_SEALING }, hook);
  await changeWebhook(ctx, { ...hook, webhookId, url: TEXTS.otherHook });
  for (const key of [`own-alert:${tenantId}:a:1`, `webhook-paused:${webhookId}:d`, `account-deletion:${userId}:1`])
    await queueMail({ identity: auth }, letterTo(`${TEXTS.localPart}@mail.example`, key));
}

/** Connects a domain, which is verified, lost and removed, and then another one. */
async function useSso(
  { auth, app, worker }: Pick<Places, 'auth' | 'app' | 'worker'>,
  { tenantId, actor }: CommandContext,
) {
  const ctx = { db: app, identity: auth, tenantId, actor, sealing: SSO_SEALING };
  const input = { issuer: TEXTS.issuer, clientId: TEXTS.client, clientSecret: 'secret' };
  await connectSso(ctx, { ...input, domain: TEXTS.formerDomain });
  const { connectionId = '' } = (await ssoOfWorkspace(ctx)) ?? {};
  await verifySsoDomain(ctx, { connectionId });
  await execute({ db: worker, actor: BY.actor }, sso, tenantId, { type: 'loseDomain', connectionId });
  await removeSso(ctx);
  await connectSso(ctx, { ...input, domain: TEXTS.domain });
}

/** Stores a birth and subscribes to events of it and of a place. */
async function useBirths({ app }: Places, { userId, tenantId }: Life): Promise<void> {
  const ctx = { db: app, tenantId, actor: { kind: 'user', id: userId } } as const;
  const { reference, label, tag } = SEALED_TEXTS;
  const place = { latitude: 18.52, longitude: Number(SEALED_TEXTS.subscribed), timezone: 'Asia/Kolkata' };
  const birth = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, ...place };
  await storeBirth(ctx, { reference, label, tags: [tag], birth });
  const terms = { kinds: ['ekadashi'], daysAhead: 0, deliver: 'feed', capCredits: null, language: 'en' } as const;
  await createSubscription(ctx, { ...terms, kinds: ['dasha_change'], of: { target: 'tag', tag } });
  await createSubscription(ctx, { ...terms, kinds: ['ekadashi'], of: { target: 'place', place } });
}

async function useKeys({ api, auth, app, worker }: Places, { userId, tenantId }: Life): Promise<void> {
  const ctx = { db: app, tenantId, actor: { kind: 'user', id: userId } } as const;
  const browser = { origins: [TEXTS.origin], dailyCreditsMax: 10, visitorCallsMax: 10 };
  const limits = { ...UNLIMITED, scopes: ['panchang'] };
  const { keyId } = await issueKey({ ...ctx, pepper: PEPPER }, { ...limits, name: TEXTS.key, env: 'live' });
  await restrictKey(ctx, { ...limits, keyId, cidrs: [TEXTS.address] });
  await issueKey({ ...ctx, pepper: PEPPER }, { ...limits, name: 'page', env: 'live', browser });
  const lost = await issueKey({ ...ctx, pepper: PEPPER }, { ...limits, name: 'lost', env: 'live' });
  await reportKeyLeak(ctx, { keyId: lost.keyId, source: TEXTS.leakSource, url: TEXTS.leakUrl });
  await revokeKey(ctx, { keyId: lost.keyId, reason: TEXTS.revoked });
  await queueNews({ db: worker });
  const connected = { keyId, tenantId, userId, clientId: 'client', clientName: TEXTS.app, scopes: ['*'] };
  const code = { code: randomUUID(), codeSeconds: 60, redirectUri: 'https://app.example/', codeChallenge: 'x' };
  await connectApp({ identity: auth }, { ...connected, ...code });
  const charge = { tenantId, keyId, operation: 'panchang/full', cost: 1, requestId: randomUUID(), asOf: null };
  const named = { ...charge, idempotencyKey: TEXTS.callerKey, inputHash: Buffer.alloc(32) };
  await chargeBatch({ db: api }, { charges: [named], engineVersion: ENGINE });
}

/** Creates the texts that operators write about a customer. */
async function beAttendedTo({ app, operator, worker }: Places, tenantId: string): Promise<void> {
  const by = { tenantId, actor: { kind: 'admin', id: randomUUID() } } as const;
  await suspendTenant({ db: operator, ...by }, { reason: TEXTS.suspended });
  await resumeTenant({ db: operator, ...by }, { reason: TEXTS.resumed });
  await grantPlan({ db: worker, ...by }, { plan: 'starter', reason: TEXTS.granted });
  await grantPlan({ db: worker, ...by }, { plan: 'free', reason: TEXTS.granted });
  await adjustCredits({ db: worker, ...by }, { adjustmentId: randomUUID(), amount: 5, reason: TEXTS.adjusted });
  const key = (await listKeys({ db: app, tenantId })).find(({ status }) => status === 'active');
  await disableKey({ db: app, ...by }, { keyId: key?.keyId ?? '', reason: TEXTS.disabled });
  const paymentId = `pi_${randomUUID()}`;
  const bought = { purpose: 'top_up', sessionId: `cs_${randomUUID()}` } as const;
  const paid = { paymentId, amountCents: 1_200, currency: 'usd', bought };
  const ctx = { db: worker, ...by };
  await appendToSubscription(ctx, { type: 'recordMoney', event: { type: 'PaymentReceived', data: paid } });
  const refund = { requestId: randomUUID(), paymentId, amountCents: 1_200, reason: TEXTS.refunded };
  await recordRefundRequest(ctx, refund);
  const view = { operatorId: by.actor.id, sessionId: 's', tenantId, reason: TEXTS.visit, ticket: TEXTS.ticket };
  await startImpersonation({ db: app, actor: by.actor }, view);
}

async function beGuest({ auth, app }: Places, userId: string): Promise<void> {
  const ownerId = randomUUID();
  await auth.query("INSERT INTO identity.user (id, name, email) VALUES ($1, 'Ravi', $1)", [ownerId]);
  const { tenantId } = await createWorkspace({ identity: auth }, { name: 'Elsewhere', ownerUserId: ownerId });
  const owner = { db: app, identity: auth, tenantId, actor: { kind: 'user', id: ownerId } } as const;
  await openOwnedTenant(owner, { name: 'Elsewhere', ownerUserId: ownerId });
  let token = '';
  await inviteMember(owner, {
    email: `${TEXTS.localPart}@mail.example`,
    role: 'developer',
    inviterId: ownerId,
    mailOf: (invitation) => {
      ({ token } = invitation);
      return Promise.resolve(letterTo(invitation.email, `invitation:${invitation.invitationId}:1`));
    },
  });
  await acceptInvitation({ db: app, identity: auth, actor: { kind: 'user', id: userId } }, { token, userId });
}
