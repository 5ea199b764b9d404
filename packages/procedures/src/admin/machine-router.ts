import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { auditRuns, differencesOfRun } from '@graha/store/audit/audit-runs';
import { inboxCounts, inboxPage } from '@graha/store/billing/inbox-page';
import { replayMessage } from '@graha/store/billing/stripe-inbox';
import { eventLog } from '@graha/store/log/event-log';
import { standingAt, timelineOf } from '@graha/store/operator/explorer';
import { AUDIT_TYPES, REBUILD_TYPES, requestAudit, requestRebuild } from '@graha/store/operator/upkeep';
import { listUpkeepRequests, rebuildProgress } from '@graha/store/operator/upkeep-log';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { projectionStatus } from '@graha/store/read-models/projection-status';
import { isRebuildable } from '@graha/store/read-models/rebuildable';
import { operatorProcedure, router } from '../trpc/init.ts';
import { findTenants } from './tenant-details.ts';
import { EventsFilter, InboxFilter, StopId } from './filters.ts';

const ROWS_PER_PAGE = 50;
const OFFERED_MAX = 8;
const REQUESTS_MAX = 20;
const RUNS_MAX = 30;
const STOPS_MAX = 2_000;

const Tenant = z.strictObject({ tenantId: z.uuid() });
const InboxPlace = z.strictObject({ receivedAt: z.date(), stripeEventId: Text.max(LENGTHS.id) });

export const machineRouter = router({
  /** Newest first. `cursor` is the `next` of the previous page. */
  events: operatorProcedure
    .input(EventsFilter.extend({ cursor: z.int().positive().nullish() }))
    .query(async ({ ctx, input: { type, actor, tenant, from, to, search, cursor } }) => {
      const rows = await eventLog(
        { db: ctx.operatorDb },
        {
          ...(type ? { type } : {}),
          ...(actor ? { actorKind: actor } : {}),
          ...(tenant ? { tenantId: tenant } : {}),
          ...(from ? { fromDay: from } : {}),
          ...(to ? { toDay: to } : {}),
          ...(search ? { search } : {}),
          ...(cursor ? { before: cursor } : {}),
          limit: ROWS_PER_PAGE,
        },
      );
      return { rows, next: rows.length < ROWS_PER_PAGE ? null : (rows.at(-1)?.pos ?? null) };
    }),

  findTenants: operatorProcedure
    .input(z.strictObject({ search: Text.max(LENGTHS.search).trim() }))
    .query(async ({ ctx, input: { search } }) => {
      const found = await findTenants(ctx, { ...(search ? { search } : {}), limit: OFFERED_MAX });
      return found.map(({ tenantId, name }) => ({ tenantId, name }));
    }),

  timeline: operatorProcedure.input(Tenant).query(async ({ ctx, input: { tenantId } }) => ({
    ...(await timelineOf({ db: ctx.operatorDb, tenantId }, { max: STOPS_MAX })),
    asOf: await ledgerNow(ctx.db),
  })),

  /** The state of a workspace at a step of its history, or at an instant. */
  standing: operatorProcedure
    .input(Tenant.extend({ place: z.union([z.strictObject({ stopId: StopId }), z.strictObject({ at: z.date() })]) }))
    .query(async ({ ctx, input: { tenantId, place } }) => {
      const standing = await standingAt({ db: ctx.operatorDb, tenantId }, place);
      if (!standing) throw new TRPCError({ code: 'NOT_FOUND', message: NO_SUCH_STOP });
      return { ...standing, tenantId };
    }),

  /** `progress` is a share from 0 to 1, or null if no rebuild is running. */
  projections: operatorProcedure.query(async ({ ctx }) => {
    const [statuses, progress, asked, asOf] = await Promise.all([
      projectionStatus({ db: ctx.operatorDb }),
      rebuildProgress({ db: ctx.operatorDb }),
      listUpkeepRequests({ db: ctx.operatorDb }, { types: REBUILD_TYPES, max: REQUESTS_MAX }),
      ledgerNow(ctx.db),
    ]);
    const projections = statuses.map((row) => ({
      ...row,
      progress: row.isRebuilding ? (progress[row.name] ?? 0) : null,
    }));
    return { projections, asked, asOf };
  }),

  requestRebuild: operatorProcedure
    .input(z.strictObject({ projection: Text.max(LENGTHS.id) }))
    .mutation(async ({ ctx, input: { projection } }) => {
      if (!isRebuildable(projection)) throw new TRPCError({ code: 'NOT_FOUND', message: NO_SUCH_PROJECTION });
      return { isNews: await requestRebuild(ctx, { projection }) };
    }),

  /** `asOf` is the real time: an audit does not follow the ledger's clock. */
  audits: operatorProcedure.query(async ({ ctx }) => {
    const [runs, asked] = await Promise.all([
      auditRuns({ db: ctx.operatorDb }, { max: RUNS_MAX }),
      listUpkeepRequests({ db: ctx.operatorDb }, { types: AUDIT_TYPES, max: REQUESTS_MAX }),
    ]);
    return { runs, asked, asOf: new Date() };
  }),

  differences: operatorProcedure
    .input(z.strictObject({ runId: z.int().positive() }))
    .query(({ ctx, input }) => differencesOfRun({ db: ctx.operatorDb }, input)),

  requestAudit: operatorProcedure
    .input(z.strictObject({ fromGenesis: z.boolean() }))
    .mutation(async ({ ctx, input: { fromGenesis } }) => ({
      isNews: await requestAudit(ctx, { fromGenesis }),
    })),

  /** Newest first. `cursor` is the `next` of the previous page. */
  inbox: operatorProcedure
    .input(InboxFilter.extend({ cursor: InboxPlace.nullish() }))
    .query(async ({ ctx, input: { status, search, cursor } }) => {
      const db = ctx.operatorDb;
      const filter = {
        ...(status ? { status } : {}),
        ...(search ? { search } : {}),
        ...(cursor ? { after: cursor } : {}),
        limit: ROWS_PER_PAGE,
      };
      const [rows, counts, asOf] = await Promise.all([
        inboxPage({ db }, filter),
        inboxCounts({ db }),
        ledgerNow(ctx.db),
      ]);
      const last = rows.length < ROWS_PER_PAGE ? undefined : rows.at(-1);
      const next = last ? { receivedAt: last.receivedAt, stripeEventId: last.stripeEventId } : null;
      return { rows, counts, asOf, next };
    }),

  replayMessage: operatorProcedure
    .input(z.strictObject({ stripeEventId: Text.min(1).max(LENGTHS.id) }))
    .mutation(async ({ ctx, input: { stripeEventId } }) => ({
      isNews: await replayMessage(ctx, { stripeEventId }),
    })),
});

const NO_SUCH_STOP = 'This workspace has no such step in its history. Choose another one from its timeline.';
const NO_SUCH_PROJECTION = 'There is no projection of this name. Choose one from the list.';
