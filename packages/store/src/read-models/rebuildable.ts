import type { Db } from '../postgres/context.ts';
import { feedSteps } from '../log/event-feed.ts';
import { project, type Projector } from '../log/projector.ts';
import { AUDIT_TRAIL, auditTrailInto } from './audit-trail.ts';
import { keyListInto } from './key-list.ts';
import { tenantCardInto } from './tenant-card.ts';
import { fillUsageCopy, USAGE_BY_DAY, USAGE_BY_LOCAL_DAY } from './usage-by-day.ts';
import { recountUsage } from './usage-totals.ts';

/** A table that will replace a live one; until then its checkpoint has a separate name. */
export type Copy = { table: string; checkpoint: string };

export type Rebuildable = {
  /** Name of the table that the portal and the API read. */
  table: string;
  /** Updated in the same transaction as the append, so a lock here delays customers. */
  isInline: boolean;
  /**
   * Fills the copy up to near the live table, and exactly up to it while writers are locked out. Yields the number of entries
   * in each step, after its commit.
   */
  fill: (ctx: Db, copy: Copy, areWritersOut: boolean) => AsyncGenerator<number>;
  /** Recomputes sums derived from the table, if the rebuilt one differs. */
  recount?: (ctx: Db) => Promise<void>;
};

/** An inline projection is as new as the newest event, so its copy may take all visible events. */
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
