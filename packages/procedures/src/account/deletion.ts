import { z } from 'zod';
import { Refusal } from '@graha/domain/core/refusal';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { renderMail } from '@graha/mail/render';
import { queueMail } from '@graha/store/mail/mail-outbox';
import {
  isOperator,
  ownedBy,
  personErasure,
  requestPersonErasure,
  withdrawPersonErasure,
  type OwnedWorkspace,
} from '@graha/store/tenants/person-erasure';
import { standingOf } from '../billing/standing.ts';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, onceOnly, userProcedure } from '../trpc/init.ts';
import { prove } from './proof.ts';

/** The consequence for a workspace of the person: it is deleted too, or needs an action first. */
type Fate = 'deleted' | 'hand-over' | 'paid';

const FATE_REFUSED = { 'hand-over': 'account_owns_teams', paid: 'account_owns_paid' } as const;

const fatesOf = (ctx: Context, owned: readonly OwnedWorkspace[]) =>
  Promise.all(
    owned.map(async ({ tenantId, name, memberCount }): Promise<{ tenantId: string; name: string; fate: Fate }> => {
      if (memberCount > 1) return { tenantId, name, fate: 'hand-over' };
      const { chargesAgain } = await standingOf({ ...ctx, tenantId });
      return { tenantId, name, fate: chargesAgain ? 'paid' : 'deleted' };
    }),
  );

export const deletionProcedures = {
  /** The consequences of a deletion of the account, or its date. */
  deletion: userProcedure.query(async ({ ctx }) => {
    const { userId } = ctx.viewer;
    const [asked, ofOperator, owned] = await Promise.all([
      personErasure(ctx, { userId }),
      isOperator(ctx, { userId }),
      ownedBy(ctx, { userId }),
    ]);
    return { dueAt: asked?.dueAt ?? null, isOperator: ofOperator, workspaces: await fatesOf(ctx, owned) };
  }),

  /** Null if no deletion is requested. */
  deletionDueAt: userProcedure.query(
    async ({ ctx }) => (await personErasure(ctx, { userId: ctx.viewer.userId }))?.dueAt ?? null,
  ),

  /** Ends every session. A person who wants to keep the account signs in again before the date. */
  requestDeletion: userProcedure
    .use(onceOnly())
    .input(z.strictObject({ typed: Text.max(LENGTHS.email), password: Text.max(LENGTHS.password) }))
    .mutation(async ({ ctx, input }) => {
      const { userId, email } = ctx.viewer;
      if (await isOperator(ctx, { userId })) throw new Refusal('account_of_operator');
      if (input.typed.trim().toLowerCase() !== email.toLowerCase())
        throw fieldProblem('typed', 'Type your address exactly as shown above.');
      await prove(ctx, input.password);
      const workspaces = await fatesOf(ctx, await ownedBy(ctx, { userId }));
      for (const { fate } of workspaces) if (fate !== 'deleted') throw new Refusal(FATE_REFUSED[fate]);
      const tenantIds = workspaces.map(({ tenantId }) => tenantId);
      const dueAt = await requestPersonErasure(ctx, { userId, tenantIds });
      await mailRequest(ctx, { userId, email, dueAt, workspaces: workspaces.map(({ name }) => name) });
      await ctx.self.endAllSessions();
      return { dueAt };
    }),

  withdrawDeletion: userProcedure
    .use(onceOnly())
    .mutation(({ ctx }) => withdrawPersonErasure(ctx, { userId: ctx.viewer.userId })),
};

type Asked = { userId: string; email: string; dueAt: Date; workspaces: string[] };

async function mailRequest(
  { identity, settings }: Pick<Context, 'identity' | 'settings'>,
  { userId, email, dueAt, workspaces }: Asked,
): Promise<void> {
  const { portalUrl } = settings;
  const urls = { signInUrl: `${portalUrl}/sign-in`, forgotUrl: `${portalUrl}/forgot` };
  const letter = await renderMail('account-deletion', { dueAt, workspaces, ...urls });
  const dedupeKey = `account-deletion:${userId}:${dueAt.toISOString()}`;
  await queueMail({ identity }, { ...letter, to: email, dedupeKey });
}
