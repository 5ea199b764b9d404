import { z } from 'zod';
import { isTimeZone } from '@graha/domain/core/local-day';
import { ClockPlace, FormulaVersionDate } from '@graha/domain/team/tenant-events';
import { chooseClock, clockOf } from '@graha/store/tenants/clock';
import { chooseFormulaVersion, formulaVersionOf } from '@graha/store/tenants/formula-version';
import { KEY_VERBS } from '@graha/domain/keys/key-management';
import { Refusal } from '@graha/domain/core/refusal';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { renderMail } from '@graha/mail/render';
import { queueMailToTeam } from '@graha/store/mail/mail-outbox';
import { ROLES } from '@graha/domain/team/roles';
import { renameWorkspace, requireSecondFactor, secondFactorSince } from '@graha/store/team/members';
import { erasureDueAt, requestErasure, withdrawErasure } from '@graha/store/tenants/erasure';
import { personErasure } from '@graha/store/tenants/person-erasure';
import type { Workspace } from '@graha/auth/core/viewer';
import { standingOf } from '../billing/standing.ts';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, router } from '../trpc/init.ts';
import { brandRouter } from './brand-router.ts';
import { ssoRouter } from './sso-router.ts';
import { WorkspaceName } from '../workspace/account.ts';

export const settingsRouter = router({
  brand: brandRouter,
  sso: ssoRouter,

  /** `erasureDueAt` is null if no deletion is requested. */
  read: memberProcedure('workspace.read').query(async ({ ctx }) => ({
    name: ctx.workspace.name,
    tenantId: ctx.tenantId,
    erasureDueAt: await erasureDueAt(ctx),
    clock: await clockOf(ctx),
    formulaVersion: await formulaVersionOf(ctx),
    formulaVersions: ctx.sky.formulaVersions,
    requiresSecondFactor: (await secondFactorSince(ctx)) !== null,
  })),

  /** Time zone of days in requests and in the audit log; usage and billing count in UTC, like the ledger. */
  chooseClock: memberProcedure('workspace.place')
    .input(
      z.strictObject({
        timezone: Text.max(64).refine(isTimeZone, 'Write the name of a time zone, such as Asia/Kolkata.'),
        place: ClockPlace.strict().nullable(),
      }),
    )
    .mutation(({ ctx, input }) => chooseClock(ctx, { clock: input })),

  /** Sets the version for calls without the header `Graha-Version`; null: the current version at each call. */
  chooseFormulaVersion: memberProcedure(KEY_VERBS.chooseFormulaVersion.plain)
    .input(z.strictObject({ version: FormulaVersionDate.nullable() }))
    .mutation(({ ctx, input }) => {
      const isServed = input.version === null || ctx.sky.formulaVersions.some(({ date }) => date === input.version);
      if (!isServed) throw fieldProblem('version', 'This version is not served. Choose one of the list.');
      return chooseFormulaVersion(ctx, input);
    }),

  /** Applies to every existing session, the owner's too. Keys and connected apps continue to work. */
  requireSecondFactor: freshMemberProcedure('workspace.secure')
    .input(z.strictObject({ isRequired: z.boolean() }))
    .mutation(async ({ ctx, input: { isRequired } }) => {
      const isChanged = await requireSecondFactor(ctx, { userId: ctx.viewer.userId, isRequired });
      if (isChanged && isRequired) await mailSecondFactor(ctx);
    }),

  rename: memberProcedure('workspace.rename')
    .input(z.strictObject({ name: WorkspaceName }))
    .mutation(({ ctx, input }) => renameWorkspace(ctx, input)),

  /** A subscription must be cancelled first, so that nothing is charged for a deleted workspace. */
  requestDeletion: freshMemberProcedure('workspace.delete')
    .input(z.strictObject({ typed: Text.max(LENGTHS.search) }))
    .mutation(async ({ ctx, input }) => {
      if (input.typed.trim() !== ctx.workspace.name) {
        throw fieldProblem('typed', 'Type the name of the workspace exactly as shown above.');
      }
      if ((await standingOf(ctx)).chargesAgain) throw new Refusal('erasure_while_paid');
      const dueAt = await requestErasure(ctx);
      await mailDeletion(ctx, dueAt);
      return { dueAt };
    }),

  /** Refused while the owner's account is being deleted: the workspace would have no owner. */
  withdrawDeletion: memberProcedure('workspace.delete').mutation(async ({ ctx }) => {
    const asked = await personErasure(ctx, { userId: ctx.viewer.userId });
    if (asked) throw new Refusal('account_erasure_pending');
    await withdrawErasure(ctx);
  }),
});

type MailContext = Pick<Context, 'identity' | 'settings'> & { workspace: Workspace };

async function mailDeletion({ identity, settings, workspace }: MailContext, dueAt: Date): Promise<void> {
  const { tenantId, name } = workspace;
  const facts = { workspace: name, dueAt, settingsUrl: `${settings.portalUrl}/settings` };
  const dedupeKey = `workspace-deletion:${tenantId}:${dueAt.toISOString()}`;
  await queueMailToTeam({ identity, tenantId }, { ...(await renderMail('workspace-deletion', facts)), dedupeKey });
}

async function mailSecondFactor({ identity, settings, workspace }: MailContext): Promise<void> {
  const { tenantId, name } = workspace;
  const facts = { workspace: name, portalUrl: `${settings.portalUrl}/overview` };
  const letter = await renderMail('second-factor-required', facts);
  const dedupeKey = `second-factor-required:${tenantId}:${new Date().toISOString()}`;
  await queueMailToTeam({ identity, tenantId }, { ...letter, dedupeKey, roles: ROLES });
}
