import { z } from 'zod';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { adminStream } from '../core/streams.ts';

const Id = z.string().min(1).max(255);
const Count = z.int().nonnegative();

/** Maintenance that an operator requests, and the results that the worker records; stream `admin-{id}` of the operator. */
export const upkeepEvents = {
  ProjectionRebuildRequested: z.object({ projection: Id }),
  /** `isEqual`: the live version had the same content. */
  ProjectionRebuildCompleted: z.object({ projection: Id, checksum: z.string(), isEqual: z.boolean(), entries: Count }),
  ProjectionRebuildFailed: z.object({ projection: Id, error: z.string().min(1).max(500) }),
  AuditRequested: z.object({ fromGenesis: z.boolean() }),
  AuditCompleted: z.object({ runId: Count, tenants: Count, entries: Count, differences: Count }),
};
export type UpkeepEvent = EventOf<typeof upkeepEvents>;

type DataOf<Name extends UpkeepEvent['type']> = Extract<UpkeepEvent, { type: Name }>['data'];

/** Work that is requested and not finished. */
export type Upkeep = { rebuilding: readonly string[]; isAuditing: boolean };
export type UpkeepCommand = { now: string } & (
  | { type: 'requestRebuild'; projection: string }
  | ({ type: 'completeRebuild' } & DataOf<'ProjectionRebuildCompleted'>)
  | ({ type: 'failRebuild' } & DataOf<'ProjectionRebuildFailed'>)
  | { type: 'requestAudit'; fromGenesis: boolean }
  | ({ type: 'completeAudit' } & DataOf<'AuditCompleted'>)
);

const without = (state: Upkeep, projection: string): Upkeep => ({
  ...state,
  rebuilding: state.rebuilding.filter((name) => name !== projection),
});

/** A repeated request for running work adds no event; a result that nobody requested is not recorded. */
export const upkeep = aggregateOf<string, Upkeep, UpkeepCommand, UpkeepEvent>({
  name: 'upkeep',
  streamOf: adminStream,
  tenantOf: noTenant,
  initial: { rebuilding: [], isAuditing: false },
  decide: {
    requestRebuild: ({ projection }, { rebuilding }) =>
      rebuilding.includes(projection) ? [] : [{ type: 'ProjectionRebuildRequested', data: { projection } }],
    completeRebuild: ({ type: _type, now: _now, ...data }, { rebuilding }) =>
      rebuilding.includes(data.projection) ? [{ type: 'ProjectionRebuildCompleted', data }] : [],
    failRebuild: ({ type: _type, now: _now, ...data }, { rebuilding }) =>
      rebuilding.includes(data.projection) ? [{ type: 'ProjectionRebuildFailed', data }] : [],
    requestAudit: ({ fromGenesis }, { isAuditing }) =>
      isAuditing ? [] : [{ type: 'AuditRequested', data: { fromGenesis } }],
    completeAudit: ({ type: _type, now: _now, ...data }, { isAuditing }) =>
      isAuditing ? [{ type: 'AuditCompleted', data }] : [],
  },
  evolve: {
    ProjectionRebuildRequested: (state, { data: { projection } }) => ({
      ...state,
      rebuilding: [...state.rebuilding, projection],
    }),
    ProjectionRebuildCompleted: (state, { data: { projection } }) => without(state, projection),
    ProjectionRebuildFailed: (state, { data: { projection } }) => without(state, projection),
    AuditRequested: (state) => ({ ...state, isAuditing: true }),
    AuditCompleted: (state) => ({ ...state, isAuditing: false }),
  },
});
