import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { captureOf } from '@graha/store/requests/captures';
import { requestCounts } from '@graha/store/requests/request-counts';
import { listRequests, requestById, type RequestRow } from '@graha/store/requests/request-log';
import type { RequestFilter } from '@graha/store/requests/request-spans';
import { z } from 'zod';
import type { Sky } from '../ports/sky.ts';
import { memberProcedure, router } from '../trpc/init.ts';
import { codesWith } from './error-codes.ts';
import { PERIODS, RequestsFilter, untilNow, type STATUS_CLASSES } from './filter.ts';

const HOUR_MS = 3_600_000;
const ROWS_PER_PAGE = 50;

/** An instant and a request id, as in the `next` of a page. */
const Cursor = Text.max(LENGTHS.id).refine(
  (cursor) => z.iso.datetime().safeParse(cursor.split('~', 1)[0]).success && cursor.includes('~'),
  'Use the `next` of the previous page.',
);

export const requestsRouter = router({
  /** Newest first. `cursor` is the `next` of the previous page. */
  list: memberProcedure('requests.read')
    .input(
      RequestsFilter.extend({
        cursor: Cursor.nullish(),
        limit: z.int().min(1).max(ROWS_PER_PAGE).default(ROWS_PER_PAGE),
      }),
    )
    .query(({ ctx: { reads, tenantId, sky }, input: { cursor, limit, ...filter } }) =>
      reads.read(async (db, replicaAgeMs) => {
        const now = await ledgerNow(db);
        const before = cursor ? { before: cursor } : {};
        const { rows, next } = await listRequests({ db, tenantId }, { ...logFilter(filter, now), ...before, limit });
        return { rows: rows.map((row) => shownRow(sky, row)), next, asOf: now, replicaAgeMs };
      }),
    ),

  /** The number of requests over time by outcome. Duration, text of the error and id do not filter it. */
  volume: memberProcedure('requests.read')
    .input(RequestsFilter)
    .query(({ ctx: { reads, tenantId }, input: { period, operation, key, status } }) =>
      reads.read(async (db) => {
        const now = await ledgerNow(db);
        const slots = slotsUntil(now, period);
        const { from = now } = { from: slots[0] };
        const { codes: _codes, ...filter } = logFilter({ period, operation, key, status }, now);
        const counts = await requestCounts({ db, tenantId }, { ...filter, from, slots });
        const bySlot = new Map(counts.map((row) => [row.at?.getTime(), row]));
        return slots.map((at) => {
          const { succeeded = 0, redirected = 0, refused = 0, failed = 0 } = bySlot.get(at.getTime()) ?? {};
          return { at, answered: succeeded + redirected, refused, failed };
        });
      }),
    ),

  /** One request by the id in its response; null for a request of another workspace. */
  one: memberProcedure('requests.read')
    .input(z.strictObject({ requestId: Text.min(1).max(LENGTHS.id) }))
    .query(async ({ ctx, input }) => {
      const { tenantId } = ctx;
      const found = await ctx.reads.read((db) => requestById({ db, tenantId }, input));
      const row = found ?? (await requestById(ctx, input)); // A replica may not have it yet.
      return row ? shownRow(ctx.sky, row) : null;
    }),

  /** The content of a captured request and of its answer; null if it was not captured, or its capture is deleted. */
  captured: memberProcedure('requests.content')
    .input(z.strictObject({ requestId: Text.min(1).max(LENGTHS.id) }))
    .query(({ ctx, input }) => captureOf(ctx, input)),
});

/** Minutes of a bar. */
const SLOT_MINUTES = { '1h': 5, '24h': 60, '7d': 360, '30d': 1_440 } as const satisfies Record<
  keyof typeof PERIODS,
  number
>;

/** Starts of the bars of a period, in order. They begin with whole hours if they are that long, whose counts are ready. */
function slotsUntil(now: Date, period: keyof typeof PERIODS): Date[] {
  const slotMs = SLOT_MINUTES[period] * 60_000;
  const roundMs = Math.min(slotMs, HOUR_MS);
  const endMs = Math.ceil(now.getTime() / roundMs) * roundMs;
  const slots = (PERIODS[period] * HOUR_MS) / slotMs;
  return Array.from({ length: slots }, (_, index) => new Date(endMs - (slots - index) * slotMs));
}

const CLASSES = { 2: 2, 3: 3, 4: 4, 5: 5 } as const satisfies Record<(typeof STATUS_CLASSES)[number], number>;
const isClass = (status: string): status is keyof typeof CLASSES & string => Object.hasOwn(CLASSES, status);

function logFilter({ period, operation, key, status, slower, error, id }: RequestsFilter, now: Date): RequestFilter {
  const hours = id ? PERIODS['30d'] : PERIODS[period];
  return {
    from: new Date(now.getTime() - hours * HOUR_MS),
    to: untilNow(now),
    ...(operation ? { operation } : {}),
    ...(key ? { keyId: key } : {}),
    ...(status ? (isClass(status) ? { statusClass: CLASSES[status] } : { status: Number(status) }) : {}),
    ...(slower ? { slowerThanMs: Number(slower) } : {}),
    ...(error ? { codes: codesWith(error) } : {}),
    ...(id ? { requestId: id } : {}),
  };
}

/** The log also has batches, imports and the like; an operation of the catalogue has a page in the playground. */
const shownRow = (sky: Sky, row: RequestRow) => ({
  ...withoutTenant(row),
  isInPlayground: sky.pathOf(row.operation) !== null,
});

export const withoutTenant = ({ tenantId: _tenantId, ...row }: RequestRow) => row;
