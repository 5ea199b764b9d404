import { auditTrail, type AuditFilter } from '@graha/store/audit/audit-trail';
import { clockOf } from '@graha/store/tenants/clock';
import { localInstantsOf } from '@graha/domain/core/local-day';
import { z } from 'zod';
import { memberProcedure, router } from '../trpc/init.ts';
import { EVENT_TEXT, type WorkspaceEventType } from './event-text.ts';
import { describeEntry, namesFor } from './describe-entry.ts';
import { AuditLogFilter, type AuditKind } from './filter.ts';

const ENTRIES_PER_PAGE = 50;
const ENTRIES_PER_PAGE_MAX = 400;

export const auditLogRouter = router({
  /** Newest first. `cursor` is the `next` of the previous page. */
  list: memberProcedure('audit.read')
    .input(
      AuditLogFilter.extend({
        cursor: z.int().positive().nullish(),
        limit: z.int().positive().max(ENTRIES_PER_PAGE_MAX).default(ENTRIES_PER_PAGE),
      }),
    )
    .query(async ({ ctx, input: { cursor, limit, ...filter } }) => {
      const before = cursor ? { before: cursor } : {};
      const { timezone } = await clockOf(ctx);
      const entries = await auditTrail(ctx, { ...trailFilter(filter, timezone), ...before, limit: limit + 1 });
      const page = entries.slice(0, limit);
      const names = await namesFor(ctx, page);
      return {
        entries: page.map((entry) => describeEntry(entry, names)),
        next: entries.length > limit ? (page.at(-1)?.pos ?? null) : null,
      };
    }),
});

// Safe: the keys of a constant object without further properties.
const TYPES = Object.keys(EVENT_TEXT) as WorkspaceEventType[];
const typesOf = (kind: AuditKind) => TYPES.filter((type) => EVENT_TEXT[type].kind === kind);

const trailFilter = ({ kind, actor, from, to }: AuditLogFilter, timezone: string): Omit<AuditFilter, 'limit'> => ({
  ...(kind ? { type: typesOf(kind) } : {}),
  ...(actor ? { actor: actorOf(actor) } : {}),
  ...(from ? { from: localInstantsOf({ from, to: from }, timezone).from } : {}),
  ...(to ? { to: localInstantsOf({ from: to, to }, timezone).to } : {}),
});

function actorOf(actor: string): NonNullable<AuditFilter['actor']> {
  if (actor === 'system' || actor === 'stripe') return { kind: actor };
  if (actor === 'operator') return { kind: 'admin' };
  return { kind: 'user', id: actor.slice('member:'.length) };
}
