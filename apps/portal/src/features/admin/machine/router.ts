import { isRebuildable } from '@graha/store/read-models/rebuildable';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Context, Viewer } from '../../../trpc/context.ts';
import { operatorProcedure, router } from '../../../trpc/init.ts';
import { EventsWish } from './events/wish.ts';
import { StopId } from './explorer/place.ts';
import { MACHINE_TEXT } from './text.ts';
import { InboxWish } from './webhooks/wish.ts';

const ROWS_PER_PAGE = 50;
const OFFERED_MAX = 8;

const Tenant = z.strictObject({ tenantId: z.uuid() });
const InboxPlace = z.strictObject({ receivedAt: z.date(), stripeEventId: z.string().max(255) });

const by = ({ viewer, requestId }: Pick<Context, 'requestId'> & { viewer: Viewer }) => ({
  operatorId: viewer.userId,
  requestId,
});

export const machineRouter = router({
  /** Newest first. `cursor` is the `next` of the page before. */
  events: operatorProcedure
    .input(EventsWish.extend({ cursor: z.int().positive().nullish() }))
    .query(async ({ ctx, input: { type, actor, tenant, from, to, search, cursor } }) => {
      const rows = await ctx.operator.events({
        ...(type ? { type } : {}),
        ...(actor ? { actorKind: actor } : {}),
        ...(tenant ? { tenantId: tenant } : {}),
        ...(from ? { fromDay: from } : {}),
        ...(to ? { toDay: to } : {}),
        ...(search ? { search } : {}),
        ...(cursor ? { before: cursor } : {}),
        limit: ROWS_PER_PAGE,
      });
      return { rows, next: rows.length < ROWS_PER_PAGE ? null : (rows.at(-1)?.pos ?? null) };
    }),

  findTenants: operatorProcedure
    .input(z.strictObject({ search: z.string().trim().max(100) }))
    .query(async ({ ctx, input: { search } }) => {
      const found = await ctx.operator.tenants({ ...(search ? { search } : {}), limit: OFFERED_MAX });
      return found.map(({ tenantId, name }) => ({ tenantId, name }));
    }),

  timeline: operatorProcedure.input(Tenant).query(async ({ ctx, input: { tenantId } }) => ({
    ...(await ctx.operator.timeline(tenantId)),
    asOf: await ctx.books.now(),
  })),

  /** How a workspace stood at a step of its history, or at an instant. */
  standing: operatorProcedure
    .input(Tenant.extend({ place: z.union([z.strictObject({ stopId: StopId }), z.strictObject({ at: z.date() })]) }))
    .query(async ({ ctx, input: { tenantId, place } }) => {
      const standing = await ctx.operator.standing(tenantId, place);
      if (!standing) throw new TRPCError({ code: 'NOT_FOUND', message: MACHINE_TEXT.noSuchStop });
      return { ...standing, tenantId };
    }),

  projections: operatorProcedure.query(async ({ ctx }) => ({
    ...(await ctx.operator.projections()),
    asOf: await ctx.books.now(),
  })),

  requestRebuild: operatorProcedure
    .input(z.strictObject({ projection: z.string().max(100) }))
    .mutation(async ({ ctx, input: { projection } }) => {
      if (!isRebuildable(projection))
        throw new TRPCError({ code: 'NOT_FOUND', message: MACHINE_TEXT.noSuchProjection });
      return { isNews: await ctx.operator.requestRebuild(projection, by(ctx)) };
    }),

  /** By the real clock: an audit is no business of the ledger's. */
  audits: operatorProcedure.query(async ({ ctx }) => ({ ...(await ctx.operator.audits()), asOf: new Date() })),

  differences: operatorProcedure
    .input(z.strictObject({ runId: z.int().positive() }))
    .query(({ ctx, input: { runId } }) => ctx.operator.differences(runId)),

  requestAudit: operatorProcedure
    .input(z.strictObject({ fromGenesis: z.boolean() }))
    .mutation(async ({ ctx, input: { fromGenesis } }) => ({
      isNews: await ctx.operator.requestAudit(fromGenesis, by(ctx)),
    })),

  /** Newest first. `cursor` is the `next` of the page before. */
  inbox: operatorProcedure
    .input(InboxWish.extend({ cursor: InboxPlace.nullish() }))
    .query(async ({ ctx, input: { status, search, cursor } }) => {
      const [rows, counts, asOf] = await Promise.all([
        ctx.operator.inbox({
          ...(status ? { status } : {}),
          ...(search ? { search } : {}),
          ...(cursor ? { after: cursor } : {}),
          limit: ROWS_PER_PAGE,
        }),
        ctx.operator.inboxCounts(),
        ctx.books.now(),
      ]);
      const last = rows.length < ROWS_PER_PAGE ? undefined : rows.at(-1);
      return {
        rows,
        counts,
        asOf,
        next: last ? { receivedAt: last.receivedAt, stripeEventId: last.stripeEventId } : null,
      };
    }),

  replayMessage: operatorProcedure
    .input(z.strictObject({ stripeEventId: z.string().min(1).max(255) }))
    .mutation(async ({ ctx, input: { stripeEventId } }) => ({
      isNews: await ctx.operator.replayMessage(stripeEventId, by(ctx)),
    })),
});
