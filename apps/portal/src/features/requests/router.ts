import type { RequestRow } from '@graha/store/request-log';
import { z } from 'zod';
import { memberProcedure, router } from '../../trpc/init.ts';
import { untilNow } from './until-now.ts';
import { PERIODS, RequestsWish } from './wish.ts';

const HOUR_MS = 3_600_000;
const ROWS_PER_PAGE = 50;

const Cursor = z
  .string()
  .max(200)
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z~/);

export const requestsRouter = router({
  /** Newest first. `cursor` is the `next` of the page before. */
  list: memberProcedure('requests.read')
    .input(
      RequestsWish.extend({
        cursor: Cursor.nullish(),
        limit: z.int().min(1).max(ROWS_PER_PAGE).default(ROWS_PER_PAGE),
      }),
    )
    .query(async ({ ctx: { books, workspace }, input: { period, operation, key, status, cursor, limit } }) => {
      const now = await books.now();
      const { rows, next } = await books.requests(workspace.tenantId, {
        from: new Date(now.getTime() - PERIODS[period] * HOUR_MS),
        to: untilNow(now),
        ...(operation ? { operation } : {}),
        ...(key ? { keyId: key } : {}),
        ...(status ? { statusClass: CLASS_OF[status] } : {}),
        ...(cursor ? { before: cursor } : {}),
        limit,
      });
      return { rows: rows.map(shownOf), next, asOf: now };
    }),

  /** One request by the id that its answer carried; null for another workspace's. */
  one: memberProcedure('requests.read')
    .input(z.strictObject({ requestId: z.string().min(1).max(200) }))
    .query(async ({ ctx: { books, workspace }, input }) => {
      const row = await books.request(workspace.tenantId, input.requestId);
      return row ? shownOf(row) : null;
    }),
});

const CLASS_OF = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

const shownOf = ({ tenantId: _tenantId, ...row }: RequestRow) => row;
