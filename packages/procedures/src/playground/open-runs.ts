import type { Seen } from '@graha/store/identity/attempts';
import { ensureVisitorsTenant, VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import type { Context } from '../trpc/context.ts';
import type { ApiReply } from '../ports/call-api.ts';

const WINDOW_MS = 3_600_000;

/** The remaining runs of an address in the hour that began with its first run. */
export type OpenRuns = {
  left: number;
  /** Instant at which the count starts again; null before the first run. */
  renewsAt: Date | null;
};

/** `reply` is null if the API gave no answer. If `isUsedUp`, nothing was sent to it. */
export type OpenAnswer = { reply: ApiReply | null; isUsedUp: boolean; runs: OpenRuns };

/** Status of the limit of all visitors together. */
const TOO_MANY = 429;

type OpenContext = Pick<Context, 'address' | 'attempts' | 'openRunsMax'>;

/** Returns the subject of the count in Postgres, shared by all portals. It stores only a hash of the address. */
const subjectOf = ({ address }: OpenContext): string => `open playground ${address}`;

const runsOf = ({ openRunsMax }: OpenContext, { attempts, leftMs }: Seen): OpenRuns => ({
  left: Math.max(0, openRunsMax - attempts),
  renewsAt: attempts === 0 ? null : new Date(Date.now() + leftMs),
});

export const openRunsOf = async (ctx: OpenContext): Promise<OpenRuns> =>
  runsOf(ctx, await ctx.attempts.read(subjectOf(ctx)));

/** Counts a run before it is made. */
export async function takeOpenRun(ctx: OpenContext): Promise<OpenRuns & { isUsedUp: boolean }> {
  const [seen] = await ctx.attempts.take([{ subject: subjectOf(ctx), windowMs: WINDOW_MS }]);
  if (!seen) throw new Error('A counted attempt was not answered.');
  return { ...runsOf(ctx, seen), isUsedUp: seen.attempts > ctx.openRunsMax };
}

/** Gives the run back if the API refused it because of other visitors. */
export async function afterReply(ctx: OpenContext, reply: ApiReply | null, runs: OpenRuns): Promise<OpenRuns> {
  if (reply?.status !== TOO_MANY) return runs;
  await ctx.attempts.giveBack(subjectOf(ctx));
  return { ...runs, left: runs.left + 1 };
}

/** True if this process knows that the tenant exists. */
let isReady = false;

/** Returns the tenant that records the runs of visitors. It is created with the first run. */
export async function visitorsTenant({ db, requestId }: Pick<Context, 'db' | 'requestId'>): Promise<string> {
  if (!isReady) await ensureVisitorsTenant({ db, actor: { kind: 'system', id: 'open-playground' }, requestId });
  isReady = true;
  return VISITORS_TENANT_ID;
}

/** Headers about this answer. The others count for all visitors together and would be misleading. */
const SHOWN = new Set(['content-type', 'x-credits-cost', 'x-request-id', 'x-engine-version', 'server-timing', 'retry-after']); // prettier-ignore

export const shownToVisitors = (reply: ApiReply | null): ApiReply | null =>
  reply && { ...reply, headers: reply.headers.filter(([name]) => SHOWN.has(name.toLowerCase())) };
