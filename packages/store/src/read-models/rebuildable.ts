import type { Db } from '../postgres/context.ts';
import { feedSteps } from '../log/event-feed.ts';
import { project, type Projector } from '../log/projector.ts';
import { AUDIT_TRAIL, auditTrailInto } from './audit-trail.ts';
import { keyListInto } from './key-list.ts';
import { tenantCardInto } from './tenant-card.ts';
import { fillUsageCopy, USAGE_BY_DAY, USAGE_BY_LOCAL_DAY } from './usage-by-day.ts';
import { recountUsage } from './usage-totals.ts';

/** A table that will take the place of a live one; until then it keeps its checkpoint under a name of its own. */
export type Copy = { table: string; checkpoint: string };

export type Rebuildable = {
  /** As the portal and the API know it. */
  table: string;
  /** Written along with every append, so that writers are customers. */
  isInline: boolean;
  /**
   * Brings the copy nearer to the live table, and up to it where writers are kept out of that one. Yields how much was done in
   * each step, when it is committed.
   */
  fill: (ctx: Db, copy: Copy, areWritersOut: boolean) => AsyncGenerator<number>;
  /** Makes sums anew that are kept of the table, where the rebuilt one differs from it. */
  recount?: (ctx: Db) => Promise<void>;
};

/** What an append writes along: the live table is as new as the newest event, so the copy may take all that is visible. */
const fromEvents =
  (into: (table: string) => Projector): Rebuildable['fill'] =>
  (ctx, { table, checkpoint }, areWritersOut) => {
    const projector = into(table);
    return feedSteps(ctx, {
      name: checkpoint,
      types: Object.keys(projector.on),
      upTo: areWritersOut ? 'visible' : 'end',
      handle: (tx, event) => project([projector], tx, [event]),
    });
  };

export const REBUILDABLE = {
  'key-list': { table: 'graha.api_key', isInline: true, fill: fromEvents(keyListInto) },
  'tenant-card': { table: 'graha.tenant_card', isInline: true, fill: fromEvents(tenantCardInto) },
  [USAGE_BY_DAY]: {
    table: 'graha.usage_by_day',
    isInline: false,
    fill: fillUsageCopy(USAGE_BY_DAY),
    recount: recountUsage,
  },
  [USAGE_BY_LOCAL_DAY]: {
    table: 'graha.usage_by_local_day',
    isInline: false,
    fill: fillUsageCopy(USAGE_BY_LOCAL_DAY),
  },
  [AUDIT_TRAIL]: {
    table: 'graha.audit_trail',
    isInline: false,
    fill: (ctx, { table, checkpoint }) =>
      feedSteps(ctx, {
        name: checkpoint,
        types: null,
        upTo: { leader: AUDIT_TRAIL },
        handle: auditTrailInto(table),
      }),
  },
} as const satisfies Record<string, Rebuildable>;
export type RebuildableName = keyof typeof REBUILDABLE;

export const isRebuildable = (name: string): name is RebuildableName => Object.hasOwn(REBUILDABLE, name);
