import { z } from 'zod';
import { LENGTHS, LoggedDay, Text } from '@graha/domain/core/typed-text';
import { PLAN_IDS } from '@graha/domain/billing/plans';

// Filters in the addresses of pages leave out invalid members.

export const ACTOR_KINDS = ['user', 'key', 'admin', 'system', 'stripe'] as const;

const Day = LoggedDay.optional().catch(undefined);

export const EventsFilter = z.object({
  type: Text.max(60)
    .regex(/^[A-Za-z]{1,60}$/)
    .optional()
    .catch(undefined),
  actor: z.enum(ACTOR_KINDS).optional().catch(undefined),
  tenant: z.uuid().optional().catch(undefined),
  /** Both days included, UTC. */
  from: Day,
  to: Day,
  /** A stream id, a request id or an event id. */
  search: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
});
export type EventsFilter = z.output<typeof EventsFilter>;

export const INBOX_STATUSES = ['waiting', 'failed', 'applied', 'ignored'] as const;

export const InboxFilter = z.object({
  status: z.enum(INBOX_STATUSES).optional().catch(undefined),
  search: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
});
export type InboxFilter = z.output<typeof InboxFilter>;

/** `e` and the position of an event, or `l` and the number of a ledger entry. */
export const StopId = Text.max(20).regex(/^[el]\d{1,18}$/);

/** A workspace with a stop or an instant; by default now. */
export const ExplorerFilter = z.object({
  tenant: z.uuid().optional().catch(undefined),
  at: z.union([StopId, z.iso.datetime()]).optional().catch(undefined),
});
export type ExplorerFilter = z.output<typeof ExplorerFilter>;

/** Returns whether `at` is a stop; an instant begins with its year. */
export const isStop = (at: string): boolean => /^[el]/.test(at);

type Place = { stopId: string } | { at: Date };

export const placeOf = (at: string | undefined, now: Date): Place => {
  if (at === undefined) return { at: now };
  return isStop(at) ? { stopId: at } : { at: new Date(at) };
};

export const STATUSES = ['active', 'suspended', 'erased'] as const;

/** The filter in the address of the page; invalid members are left out. */
export const TenantsFilter = z.object({
  search: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
  plan: z.enum(PLAN_IDS).optional().catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
});
export type TenantsFilter = z.output<typeof TenantsFilter>;
