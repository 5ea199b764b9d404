import { KEY_VERBS } from '@graha/domain/keys/key-management';
import { BRAND_PREVIEWS_PER_MINUTE, MANAGEMENT_ROUTES, routePath } from '@graha/domain/management/management';
import { BrandSchema } from '@graha/domain/team/brand-schema';
import { printedBrand, type ReportBrand } from '@graha/domain/team/report-brand';
import { chooseReportBrand, reportBrandOf } from '@graha/store/tenants/report-brand';
import { TRPCError } from '@trpc/server';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';
import { fieldProblems, memberProcedure, router } from '../trpc/init.ts';

const PREVIEW_PATH = routePath(MANAGEMENT_ROUTES.previewReportBrand);
const Printed = z.object({ svg: z.string() });
const Problems = z.object({
  detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
});
const Refused = z.object({ detail: z.string() });

/** The brand that reports of the workspace print if their request has none. */
export const brandRouter = router({
  /** Null: none. */
  read: memberProcedure('workspace.read').query(async ({ ctx }) => (await reportBrandOf(ctx))?.brand ?? null),

  /** Prints the first page of an example with a brand. Returns an SVG whose texts are outlines. */
  preview: memberProcedure('workspace.read')
    .input(z.strictObject({ brand: BrandSchema }))
    .query(({ ctx, input, signal }) => printedWith(ctx, input.brand, signal)),

  /** Prints a page before it stores the brand, so that no stored brand makes a report fail. */
  choose: memberProcedure(KEY_VERBS.chooseReportBrand.plain)
    .input(z.strictObject({ brand: BrandSchema.nullable() }))
    .mutation(async ({ ctx, input, signal }) => {
      const brand = input.brand && printedBrand(input.brand);
      if (brand !== null) await printedWith(ctx, brand, signal);
      await chooseReportBrand(ctx, { brand });
    }),
});

type MemberContext = Pick<Context, 'callApi'> & { tenantId: string; viewer: Viewer };

/** @throws TRPCError with the fields that cannot be printed */
async function printedWith(
  { callApi, tenantId, viewer: { userId } }: MemberContext,
  brand: ReportBrand,
  signal: AbortSignal | undefined,
): Promise<string> {
  const by = { tenantId, userId, isTest: true, publicId: null, operation: null };
  const body = JSON.stringify({ brand });
  const reply = await callApi({ ...by, path: PREVIEW_PATH, body, attemptId: randomUUID(), signal });
  if (reply === null || reply.status >= 500) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: AWAY });
  const answer: unknown = JSON.parse(reply.text);
  if (reply.status === 200) return Printed.parse(answer).svg;
  if (reply.status === 429) throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: TOO_OFTEN });
  const problems = Problems.safeParse(answer).data?.detail;
  if (problems !== undefined) throw fieldProblems(problems.map(fieldOf));
  const message = Refused.safeParse(answer).data?.detail ?? AWAY;
  throw new TRPCError({ code: 'FORBIDDEN', message });
}

const AWAY = 'The service that prints reports does not answer. Nothing was changed; try again in a minute.';
const TOO_OFTEN = `This workspace has printed ${BRAND_PREVIEWS_PER_MINUTE} previews within a minute. Nothing was changed; wait a minute.`;

/** A problem of the API as one of the form: `brand.logo must be at most 200 kB` at the field of the logo. */
function fieldOf({ loc: [, ...loc], msg }: z.output<typeof Problems>['detail'][number]) {
  const name = `${loc.join('.')} `;
  return { loc, msg: msg.startsWith(name) ? msg.slice(name.length) : msg };
}
