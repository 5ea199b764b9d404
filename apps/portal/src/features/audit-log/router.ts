import type { AuditFilter } from '@graha/store/audit-trail';
import { z } from 'zod';
import { memberProcedure, router } from '../../trpc/init.ts';
import { EVENT_TEXT, type WorkspaceEventType } from './event-text.ts';
import type { AuditKind } from './kinds.ts';
import { shownOf } from './shown.ts';
import { AuditWish } from './wish.ts';

const DAY_MS = 86_400_000;
const ENTRIES_PER_PAGE = 50;
const ENTRIES_PER_PAGE_MAX = 400;

export const auditLogRouter = router({
  /** Newest first. `cursor` is the `next` of the page before. */
  list: memberProcedure('audit.read')
    .input(
      AuditWish.extend({
        cursor: z.int().positive().nullish(),
        limit: z.int().positive().max(ENTRIES_PER_PAGE_MAX).default(ENTRIES_PER_PAGE),
      }),
    )
    .query(async ({ ctx: { books, workspace }, input: { cursor, limit, ...wish } }) => {
      const { tenantId } = workspace;
      const filter = { ...filterOf(wish), ...(cursor ? { before: cursor } : {}), limit: limit + 1 };
      const [entries, { members }, keys] = await Promise.all([
        books.auditTrail(tenantId, filter),
        books.team(tenantId),
        books.keys(tenantId),
      ]);
      const page = entries.slice(0, limit);
      return {
        entries: page.map((entry) => shownOf(entry, { members, keys })),
        next: entries.length > limit ? (page.at(-1)?.pos ?? null) : null,
      };
    }),
});

// Safe: the keys of a constant object without further properties.
const TYPES = Object.keys(EVENT_TEXT) as WorkspaceEventType[];
const typesOf = (kind: AuditKind) => TYPES.filter((type) => EVENT_TEXT[type].kind === kind);

const filterOf = ({ kind, actor, from, to }: AuditWish): Omit<AuditFilter, 'limit'> => ({
  ...(kind ? { type: typesOf(kind) } : {}),
  ...(actor ? { actor: actorOf(actor) } : {}),
  ...(from ? { from: new Date(from) } : {}),
  ...(to ? { to: new Date(Date.parse(to) + DAY_MS) } : {}),
});

function actorOf(actor: string): NonNullable<AuditFilter['actor']> {
  if (actor === 'system' || actor === 'stripe') return { kind: actor };
  if (actor === 'operator') return { kind: 'admin' };
  return { kind: 'user', id: actor.slice('member:'.length) };
}
