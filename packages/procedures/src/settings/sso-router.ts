import { Refusal } from '@graha/domain/core/refusal';
import { hasSso, SSO_DOMAIN_LENGTH_MAX, ssoDomainProblem, ssoEndsAt, ssoRecordOf } from '@graha/domain/team/sso-domain';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { webhookUrlProblem } from '@graha/domain/webhooks/webhook-url';
import { discover } from '@graha/auth/core/oidc';
import { ssoRedirectUri, type SsoPorts } from '@graha/auth/flows/sso-entry';
import { accountOf } from '@graha/store/requests/usage';
import { connectSso, removeSso, ssoOfWorkspace, verifySsoDomain } from '@graha/store/team/sso';
import { z } from 'zod';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, onceOnly, router } from '../trpc/init.ts';

const ISSUER = 'Write the issuer as your provider shows it, beginning with https://.';

/** Checks everything that the text alone shows, so that a form marks all its wrong fields at once. */
const Connection = z.strictObject({
  issuer: Text.max(LENGTHS.link)
    .trim()
    .refine((issuer) => URL.canParse(issuer), ISSUER),
  clientId: Text.trim().min(1, 'Write the client id that your provider shows.').max(LENGTHS.id),
  clientSecret: Text.trim().min(1, 'Write the client secret that your provider shows.').max(LENGTHS.id),
  domain: Text.trim()
    .toLowerCase()
    .max(SSO_DOMAIN_LENGTH_MAX, 'Write a domain, such as example.com.')
    .superRefine((domain, check) => {
      const problem = ssoDomainProblem(domain);
      if (problem !== null) check.addIssue(problem);
    }),
});
const ConnectionRef = z.strictObject({ connectionId: z.uuid() });

type MemberContext = Pick<Context, 'db' | 'sso'> & { tenantId: string };

const isOnPlan = async (ctx: MemberContext): Promise<boolean> => {
  const account = await accountOf(ctx);
  return account !== null && hasSso(account.plan);
};

function offeredIn({ sso }: Pick<Context, 'sso'>): SsoPorts {
  if (sso === null) throw new Refusal('sso_off');
  return sso;
}

async function requirePlan(ctx: MemberContext): Promise<SsoPorts> {
  const sso = offeredIn(ctx);
  if (!(await isOnPlan(ctx))) throw new Refusal('sso_plan');
  return sso;
}

/** Calls the provider, so that a wrong address is noticed here and not at the first sign-in. */
async function requireProvider({ ask }: SsoPorts, isLocalAllowed: boolean, issuer: string): Promise<void> {
  const problem = webhookUrlProblem(issuer, isLocalAllowed);
  if (problem !== null || new URL(issuer).search !== '') throw fieldProblem('issuer', ISSUER);
  try {
    await discover(ask, { issuer });
  } catch {
    throw fieldProblem(
      'issuer',
      'No identity provider answers there. Nothing was changed; copy the issuer exactly, and check that /.well-known/openid-configuration opens below it.',
    );
  }
}

/** The identity provider of a workspace. Every change needs the right and a fresh session, and is in the audit log. */
export const ssoRouter = router({
  /** `connection` is null if there is none; its secret is never shown. */
  read: memberProcedure('sso.read').query(async ({ ctx }) => {
    offeredIn(ctx);
    const [connection, onPlan] = await Promise.all([ssoOfWorkspace(ctx), isOnPlan(ctx)]);
    return {
      isOnPlan: onPlan,
      redirectUri: ssoRedirectUri(ctx.settings.portalUrl, ctx.tenantId),
      connection: connection && {
        connectionId: connection.connectionId,
        issuer: connection.issuer,
        clientId: connection.clientId,
        domain: connection.domain,
        record: ssoRecordOf(connection),
        verifiedAt: connection.verifiedAt,
        endsAt: connection.missingSince && ssoEndsAt(connection.missingSince),
      },
    };
  }),

  /** Replaces the existing connection, or only its secret if nothing else differs. */
  connect: freshMemberProcedure('sso.manage')
    .input(Connection)
    .use(onceOnly())
    .mutation(async ({ ctx, input }) => {
      const sso = await requirePlan(ctx);
      await requireProvider(sso, ctx.hooks.isLocalAllowed, input.issuer);
      await connectSso({ ...ctx, sealing: sso.sealing }, input);
    }),

  /** Reads the TXT record. As soon as it is found, addresses of the domain sign in at the provider. */
  checkDomain: freshMemberProcedure('sso.manage')
    .input(ConnectionRef)
    .mutation(async ({ ctx, input: { connectionId } }) => {
      const { readTxt } = await requirePlan(ctx);
      const connection = await ssoOfWorkspace(ctx);
      if (connection?.connectionId !== connectionId) throw new Refusal('sso_unknown');
      const { name, value } = ssoRecordOf(connection);
      let found: readonly string[];
      try {
        found = await readTxt(name);
      } catch {
        throw new Refusal('sso_dns_silent');
      }
      if (!found.some((text) => text.trim() === value)) throw new Refusal('sso_record_absent');
      await verifySsoDomain(ctx, { connectionId });
    }),

  /** Allowed on every plan, so that a workspace can remove a feature that it no longer pays for. Accounts and members stay. */
  remove: freshMemberProcedure('sso.manage').mutation(async ({ ctx }) => {
    offeredIn(ctx);
    await removeSso(ctx);
  }),
});
