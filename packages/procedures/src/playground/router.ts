import { may, sightOf } from '@graha/domain/team/roles';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { boundId } from '@graha/store/aggregates/bound-id';
import { listKeys, publicIdOf } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { works } from '../keys/key.ts';
import { memberProcedure, router, visitorProcedure } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import type { ApiReply } from '../ports/call-api.ts';
import {
  afterReply,
  type OpenAnswer,
  type OpenRuns,
  openRunsOf,
  shownToVisitors,
  takeOpenRun,
  visitorsTenant,
} from './open-runs.ts';
import { ClockQuestion, ClocksQuestion, type Sky } from '../ports/sky.ts';

const PLACES_MAX = 8;
/** Above the API's limit, so that the API itself answers a body that is too long. */
const BODY_MAX = 32_768;

const Run = z.strictObject({
  operation: Text.max(LENGTHS.id),
  body: Text.max(BODY_MAX, 'This request is too long.'),
  attemptId: z.uuid(),
});

export const playgroundRouter = router({
  /** The workspace's remaining credits and calls. `calls` is null if unlimited. */
  balance: memberProcedure('usage.read').query(async ({ ctx }) => {
    const { creditsRemaining, callsUsed, callsLimit } = await requireAccount(ctx);
    return { credits: creditsRemaining, calls: callsLimit === null ? null : Math.max(0, callsLimit - callsUsed) };
  }),

  /** The keys usable for a run; none for roles that see no keys. Keys with an address list are left out, because the portal calls from its own address. */
  keys: memberProcedure('usage.read').query(async ({ ctx }) => {
    if (!may(sightOf(ctx), 'keys.read')) return [];
    const [keys, now] = await Promise.all([listKeys(ctx), ledgerNow(ctx.db)]);
    return keys
      .filter((key) => works(key, now) && key.cidrs.length === 0)
      .map(({ keyId, name, env, prefix, last4 }) => ({ keyId, name, env, prefix, last4 }));
  }),

  /** Places with names that begin with the text. The list is on this server; no other service is called. */
  places: visitorProcedure
    .input(z.strictObject({ text: Text.max(LENGTHS.search) }))
    .query(({ ctx, input }) => ctx.sky.searchPlaces(input.text, PLACES_MAX)),

  /** The UTC offset of a clock time. */
  zone: visitorProcedure.input(ClockQuestion).query(({ ctx, input }) => ctx.sky.zoneAnswer(input)),

  /** The clocks of a place through the years. */
  clocks: visitorProcedure
    .input(ClocksQuestion)
    .query(({ ctx, input }) => ctx.sky.clockEras(input, new Date().getUTCFullYear())),

  /**
   * Makes one metered call of the API for this workspace and returns its answer unchanged, errors too. With a key of the
   * workspace the call uses that key; otherwise the playground's own, live or as a free test run.
   */
  run: memberProcedure('playground.spend')
    .input(Run.extend({ mode: z.enum(['live', 'test']).default('live'), keyId: z.uuid().nullable().default(null) }))
    .mutation(async ({ ctx, input, signal }): Promise<ApiReply | null> => {
      const path = pathOf(ctx, input);
      return ctx.callApi({
        tenantId: ctx.tenantId,
        userId: ctx.viewer.userId,
        isTest: input.mode === 'test',
        publicId: input.keyId === null ? null : await publicIdOf(ctx, { keyId: input.keyId }),
        operation: null,
        path,
        body: input.body,
        attemptId: input.attemptId,
        signal,
      });
    }),

  /** The remaining runs of the visitor's address. */
  openRuns: visitorProcedure.query(({ ctx }): Promise<OpenRuns> => openRunsOf(ctx)),

  /** Like `run`, for a visitor without an account: nobody is charged, and an address has an hourly limit of runs. */
  runOpenly: visitorProcedure.input(Run).mutation(async ({ ctx, input, signal }): Promise<OpenAnswer> => {
    const path = pathOf(ctx, input);
    const { isUsedUp, ...runs } = await takeOpenRun(ctx);
    if (isUsedUp) return { reply: null, isUsedUp, runs };
    const reply = await ctx.callApi({
      tenantId: await visitorsTenant(ctx),
      userId: 'visitor',
      isTest: true,
      publicId: null,
      operation: input.operation,
      path,
      body: input.body,
      attemptId: boundId(ctx.address, input.attemptId),
      signal,
    });
    return { reply: shownToVisitors(reply), isUsedUp, runs: await afterReply(ctx, reply, runs) };
  }),
});

function pathOf({ sky }: { sky: Sky }, { operation }: { operation: string }): string {
  const path = sky.pathOf(operation);
  if (path === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such operation.' });
  return path;
}
