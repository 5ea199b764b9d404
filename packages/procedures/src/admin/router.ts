import { z } from 'zod';
import { inboxCounts } from '@graha/store/billing/inbox-page';
import { creditConservation } from '@graha/store/operator/credit-conservation';
import { platformFigures } from '@graha/store/operator/platform-figures';
import { tenantsNeedingAttention } from '@graha/store/operator/tenants-needing-attention';
import { retentionByCohort } from '@graha/store/operator/retention';
import { revenueByDay, revenueByMonth } from '@graha/store/operator/revenue';
import { Text, tooLong } from '@graha/domain/core/typed-text';
import { startImpersonation, stopImpersonation } from '@graha/store/operator/impersonation';
import { operatorProcedure, router, visitingProcedure } from '../trpc/init.ts';
import { broadcastsRouter } from './broadcasts-router.ts';
import { incidentsRouter } from './incidents-router.ts';
import { machineRouter } from './machine-router.ts';
import { tenantsRouter } from './tenants-router.ts';

const ATTENTION_MAX = 10;

export const overviewRouter = router({
  figures: operatorProcedure.query(({ ctx }) => ctx.operatorReads.read((db) => platformFigures({ db }))),

  /** Maximum age of figures and revenue; null if they come from the primary. */
  replicaAgeMs: operatorProcedure.query(({ ctx }) => ctx.operatorReads.ageMs()),

  /** Separate from the rest, because it reads every entry of the open periods. */
  conservation: operatorProcedure.query(({ ctx }) => ctx.operatorReads.read((db) => creditConservation({ db }))),

  /** Number of messages from Stripe that could not be processed so far. */
  failedMessages: operatorProcedure.query(async ({ ctx }) => (await inboxCounts({ db: ctx.operatorDb })).failed),

  needingAttention: operatorProcedure.query(({ ctx }) =>
    tenantsNeedingAttention({ db: ctx.operatorDb }, { limit: ATTENTION_MAX }),
  ),
});

const REVENUE_MONTHS = 12;
const REVENUE_DAYS = 30;

const revenueRouter = router({
  /** The current month first. */
  byMonth: operatorProcedure.query(({ ctx }) =>
    ctx.operatorReads.read((db) => revenueByMonth({ db }, { months: REVENUE_MONTHS })),
  ),
  byDay: operatorProcedure.query(({ ctx }) =>
    ctx.operatorReads.read((db) => revenueByDay({ db }, { days: REVENUE_DAYS })),
  ),
  /** The oldest cohort first. */
  retention: operatorProcedure.query(({ ctx }) =>
    ctx.operatorReads.read((db) => retentionByCohort({ db }, { months: REVENUE_MONTHS })),
  ),
});

const REASON_LENGTH_MAX = 500;
const TICKET_LENGTH_MAX = 100;

const impersonationRouter = router({
  /** The customer reads the reason in the audit log of the workspace. */
  start: operatorProcedure
    .input(
      z.strictObject({
        tenantId: z.uuid(),
        reason: Text.max(REASON_LENGTH_MAX, tooLong(REASON_LENGTH_MAX))
          .trim()
          .min(1, 'Enter a reason. The customer can read it.'),
        ticket: Text.max(TICKET_LENGTH_MAX, tooLong(TICKET_LENGTH_MAX)).trim().default(''),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { userId: operatorId, sessionId } = ctx.viewer;
      const ticket = input.ticket === '' ? null : input.ticket;
      return startImpersonation(ctx, { ...input, ticket, operatorId, sessionId });
    }),

  /** The only change that a viewing session may make; it also ends the view of another session of this operator. */
  stop: visitingProcedure.mutation(async ({ ctx }) => {
    await stopImpersonation(ctx, { operatorId: ctx.viewer.userId, how: 'stopped' });
  }),

  /** The view of this session. */
  current: visitingProcedure.query(({ ctx: { impersonation } }) =>
    impersonation ? { tenantId: impersonation.tenantId, endsAt: impersonation.endsAt } : null,
  ),
});

export const adminRouter = router({
  broadcasts: broadcastsRouter,
  impersonation: impersonationRouter,
  incidents: incidentsRouter,
  machine: machineRouter,
  overview: overviewRouter,
  revenue: revenueRouter,
  tenants: tenantsRouter,
});
