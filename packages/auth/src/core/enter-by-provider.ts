import { createAuthEndpoint } from '@better-auth/core/api';
import { getSessionFromCtx } from 'better-auth/api';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import { domainOfAddress } from '@graha/domain/team/sso-domain';
import type { AttemptStore } from '@graha/store/identity/attempts';
import { postSignInChanged } from './account-mail.ts';
import type { AccountPorts } from './ports.ts';
import { isProviderId, type ProvidedPerson, type ProviderId, type SsoProviderId } from './providers.ts';
import { isFresh } from './session-limits.ts';
import { markVerified } from './verified-address.ts';
import { nameFrom } from './viewer.ts';

export const ENTER_BY_PROVIDER_PATH = '/provider/enter';

/** The result of a sign-in by a provider. */
export type ProviderEnd =
  | { is: 'in'; userId: string; email: string }
  /** The account has a second factor; a cookie waits for its code. */
  | { is: 'code' }
  /** The provider has not verified the address, so it may belong to anybody. */
  | { is: 'unverified-there' }
  /** An account has the address but has not verified it here. */
  | { is: 'unverified-here' }
  /** Another sign-in with this address is under way. */
  | { is: 'busy' }
  /** The account is tied to this provider, but its address is now outside the provider's domain. */
  | { is: 'moved' }
  /** The account is tied to another person of this provider. */
  | { is: 'other-there' }
  /** An account has the address, and the provider is not authoritative for it: its person must link it while signed in. */
  | { is: 'link-first' }
  /** The person of the session linked this provider to their account. */
  | { is: 'linked' }
  /** The session that asked for the link has ended or belongs to another person. */
  | { is: 'expired' }
  /** The session that asked for the link is old. */
  | { is: 'stale' }
  /** Another account here is linked to this person of the provider. */
  | { is: 'linked-elsewhere' }
  /** The person was a member of the provider's workspace before. */
  | { is: 'removed' }
  /** The person is no member of the provider's workspace, and its plan lets the provider add none. */
  | { is: 'no-plan' };

/** The workspace with the identity provider that signs the person in, and the provider's domain. */
export type BySso = { tenantId: string; connectionId: string; domain: string };

const Body = z.object({
  providerId: z.custom<ProviderId | SsoProviderId>(
    (id) => typeof id === 'string' && (isProviderId(id) || /^sso:[\da-f-]{36}$/.test(id)),
  ),
  sso: z.object({ tenantId: z.uuid(), connectionId: z.uuid(), domain: z.string().min(1) }).optional(),
  accountId: z.string().min(1).max(255),
  email: z.email().max(254),
  isEmailVerified: z.boolean(),
  isAuthoritative: z.boolean(),
  name: z.string(),
  linkTo: z.string().nullable().default(null),
});

/** Longer than a sign-in takes. After a crash it is the longest time that the address is blocked. */
const ENTERING_MS = 30_000;
const CODE_WITHIN_S = 600;

type Entering = { ports: AccountPorts; attempts: AttemptStore; portalUrl: string };
export type Arrived = ProvidedPerson & {
  providerId: ProviderId | SsoProviderId;
  sso?: BySso | undefined;
  /** The signed-in person who asks to link the provider to their account. */
  linkTo?: string | null;
};

/** Signs in or up a person after a provider's sign-in. Only our server calls it, after it has asked the provider. */
export const enterByProvider = (entering: Entering) =>
  ({
    id: 'enter-by-provider',
    endpoints: {
      enterByProvider: createAuthEndpoint(
        ENTER_BY_PROVIDER_PATH,
        { method: 'POST', body: Body, requireHeaders: true, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          // The same lock as a sign-up by mail: two at once would each create the account.
          const subject = `enter ${ctx.body.email}`;
          const [seen] = await entering.attempts.take([{ subject, windowMs: ENTERING_MS }]);
          if ((seen?.attempts ?? 0) > 1) return ctx.json<ProviderEnd>({ is: 'busy' });
          try {
            const { linkTo, ...arrived } = ctx.body;
            if (linkTo !== null) return ctx.json(await linkOwn(ctx, entering, { ...arrived, linkTo }));
            return ctx.json(await enter(ctx, entering, arrived));
          } finally {
            await entering.attempts.forget(subject);
          }
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

async function enter(ctx: GenericEndpointContext, entering: Entering, arrived: Arrived): Promise<ProviderEnd> {
  const { internalAdapter } = ctx.context;
  const found = await accountOf(ctx, arrived);
  if (found && 'is' in found) return found;
  if (!found && arrived.sso && !(await entering.ports.admitsNewcomers(arrived.sso))) return { is: 'no-plan' };
  const userId = found?.userId ?? (await make(ctx, entering, arrived));
  const admitted = await admit(entering, arrived, userId);
  if (admitted !== 'member') return { is: admitted };
  if (found && !found.isLinked) await link(ctx, entering, arrived, found);
  const user = await internalAdapter.findUserById(userId);
  if (!user) throw new Error(`User ${userId} is gone right after the provider signed in.`);
  // Safe: the second-factor plugin adds this field.
  if ((user as { twoFactorEnabled?: boolean | null }).twoFactorEnabled === true) {
    await awaitCode(ctx, userId);
    return { is: 'code' };
  }
  const place = arrived.sso ? { activeOrganizationId: arrived.sso.tenantId } : {};
  const session = await internalAdapter.createSession(userId, false, place);
  await setSessionCookie(ctx, { session, user });
  return { is: 'in', userId, email: user.email };
}

/** Links the provider to the account of the session, whatever the provider's address. */
async function linkOwn(
  ctx: GenericEndpointContext,
  entering: Entering,
  { linkTo, ...arrived }: Arrived & { linkTo: string },
): Promise<ProviderEnd> {
  const session = await getSessionFromCtx(ctx);
  if (session?.user.id !== linkTo || !session.user.emailVerified) return { is: 'expired' };
  if (!isFresh(session.session.createdAt, new Date())) return { is: 'stale' };
  const { userId, isTied } = await tiesOf(ctx, arrived, linkTo);
  if (userId !== null) return { is: userId === linkTo ? 'linked' : 'linked-elsewhere' };
  if (isTied) return { is: 'other-there' };
  await link(ctx, entering, arrived, { userId: linkTo, email: session.user.email, isLinked: false });
  return { is: 'linked' };
}

/** Returns the account linked to this person of the provider, and whether `ofUserId` is linked to another person of it. */
async function tiesOf(
  { context: { adapter } }: GenericEndpointContext,
  { providerId, accountId }: Pick<Arrived, 'providerId' | 'accountId'>,
  ofUserId: string | null,
): Promise<{ userId: string | null; isTied: boolean }> {
  const ofProvider = { field: 'providerId', value: providerId };
  const find = (field: string, value: string) =>
    adapter.findOne<{ userId: string }>({ model: 'account', where: [ofProvider, { field, value }] });
  const linked = await find('accountId', accountId);
  const isTied = ofUserId !== null && (await find('userId', ofUserId)) !== null;
  return { userId: linked?.userId ?? null, isTied };
}

const admit = async ({ ports }: Entering, { sso }: Arrived, userId: string): ReturnType<AccountPorts['admit']> =>
  sso ? ports.admit(userId, sso) : 'member';

type Found = { userId: string; email: string; isLinked: boolean };

/** Returns the account of this person, or the reason to refuse it; null if nobody has the address. */
async function accountOf(
  ctx: GenericEndpointContext,
  arrived: Arrived,
): Promise<Found | Exclude<ProviderEnd, { is: 'in' | 'code' | 'busy' | 'removed' | 'no-plan' }> | null> {
  const { internalAdapter } = ctx.context;
  const { email, isEmailVerified, isAuthoritative, sso } = arrived;
  const { userId } = await tiesOf(ctx, arrived, null);
  if (userId !== null) {
    const owner = await internalAdapter.findUserById(userId);
    if (!owner?.emailVerified) return { is: 'unverified-here' };
    if (sso && domainOfAddress(owner.email) !== sso.domain) return { is: 'moved' };
    return { userId: owner.id, email: owner.email, isLinked: true };
  }
  if (!isEmailVerified) return { is: 'unverified-there' };
  const known = await internalAdapter.findUserByEmail(email);
  if (!known) return null;
  if (!known.user.emailVerified) return { is: 'unverified-here' };
  // An address reassigned to another person must not open the account of the previous one.
  if ((await tiesOf(ctx, arrived, known.user.id)).isTied) return { is: 'other-there' };
  if (!isAuthoritative) return { is: 'link-first' };
  return { userId: known.user.id, email: known.user.email, isLinked: false };
}

/**
 * Links the account. Called if the provider is authoritative for the account's verified address, or if the account's person asked
 * for it.
 */
async function link(
  { context }: GenericEndpointContext,
  { ports, portalUrl }: Entering,
  { providerId, accountId, sso }: Arrived,
  { userId, email }: Found,
): Promise<void> {
  await context.internalAdapter.linkAccount({ userId, providerId, accountId });
  await ports.record(userId, { type: 'ConnectionAdded', data: { provider: providerId } });
  const change = sso || !isProviderId(providerId) ? 'sso-added' : (`${providerId}-added` as const);
  await postSignInChanged(ports.post, portalUrl, { id: userId, email }, change);
}

async function make(
  { context }: GenericEndpointContext,
  { ports }: Entering,
  { providerId, accountId, email, name }: Arrived,
): Promise<string> {
  const { internalAdapter, adapter } = context;
  const made = await internalAdapter.createUser(
    { email, name: name || nameFrom(email), emailVerified: false },
    {
      method: 'oauth',
      oauth: { providerId },
    },
  );
  await internalAdapter.linkAccount({ userId: made.id, providerId, accountId });
  await markVerified(context, ports, made.id);
  await adapter.deleteMany({ model: 'pendingSignUp', where: [{ field: 'email', value: email }] });
  return made.id;
}

/** Imitates Better Auth's plugin after a correct password: the next page asks for the code. */
async function awaitCode(ctx: GenericEndpointContext, userId: string): Promise<void> {
  const { internalAdapter } = ctx.context;
  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: CODE_WITHIN_S });
  const identifier = `2fa-${generateRandomString(20)}`;
  const expiresAt = new Date(Date.now() + CODE_WITHIN_S * 1_000);
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt });
  await internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt });
  await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes);
}
