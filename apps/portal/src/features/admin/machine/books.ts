import 'server-only';
import { auditRuns, differencesOfRun, type AuditRunRow, type ToldDifference } from '@graha/store/audit-runs';
import { eventLog, type EventLogFilter, type LoggedEvent } from '@graha/store/event-log';
import { standingAt, timelineOf, type Standing, type Timeline } from '@graha/store/explorer';
import { inboxCounts, inboxPage, type InboxCounts, type InboxFilter, type InboxMessage } from '@graha/store/inbox-page';
import { projectionStatus, type ProjectionStatus } from '@graha/store/projection-status';
import type { RebuildableName } from '@graha/store/read-models/rebuildable';
import { replayMessage } from '@graha/store/stripe-inbox';
import { askedFor, rebuildProgress, type Asked } from '@graha/store/upkeep-log';
import { AUDIT_TYPES, REBUILD_TYPES, requestAudit, requestRebuild } from '@graha/store/upkeep';
import type { OperatorPools } from '../pools.ts';

const ASKED_MAX = 20;
const RUNS_MAX = 30;
const STOPS_MAX = 2_000;

export type ListedProjection = ProjectionStatus & {
  /** From 0 to 1, while it is rebuilt. */
  progress: number | null;
};
type By = { operatorId: string; requestId: string };

/** What an operator reads of the machine and asks of it. */
export type MachineBooks = {
  events(filter: EventLogFilter): Promise<LoggedEvent[]>;
  timeline(tenantId: string): Promise<Timeline>;
  standing(tenantId: string, place: { stopId: string } | { at: Date }): Promise<Standing | null>;
  projections(): Promise<{ projections: ListedProjection[]; asked: Asked[] }>;
  audits(): Promise<{ runs: AuditRunRow[]; asked: Asked[] }>;
  differences(runId: number): Promise<ToldDifference[]>;
  inbox(filter: InboxFilter): Promise<InboxMessage[]>;
  inboxCounts(): Promise<InboxCounts>;
  /** Each of these is false where the same is asked for already. */
  requestRebuild(projection: RebuildableName, by: By): Promise<boolean>;
  requestAudit(fromGenesis: boolean, by: By): Promise<boolean>;
  replayMessage(stripeEventId: string, by: By): Promise<boolean>;
};

export const createMachineBooks = ({ reads, writes }: OperatorPools): MachineBooks => ({
  events: (filter) => eventLog(reads, filter),
  timeline: (tenantId) => timelineOf(reads, tenantId, STOPS_MAX),
  standing: (tenantId, place) => standingAt(reads, tenantId, place),

  async projections() {
    const [all, progress, asked] = await Promise.all([
      projectionStatus(reads),
      rebuildProgress(reads),
      askedFor(reads, REBUILD_TYPES, ASKED_MAX),
    ]);
    const projections = all.map((row) => ({ ...row, progress: row.isRebuilding ? (progress[row.name] ?? 0) : null }));
    return { projections, asked };
  },

  async audits() {
    const [runs, asked] = await Promise.all([auditRuns(reads, RUNS_MAX), askedFor(reads, AUDIT_TYPES, ASKED_MAX)]);
    return { runs, asked };
  },

  differences: (runId) => differencesOfRun(reads, runId),
  inbox: (filter) => inboxPage(reads, filter),
  inboxCounts: () => inboxCounts(reads),
  requestRebuild: (projection, by) => requestRebuild(writes, projection, by),
  requestAudit: (fromGenesis, by) => requestAudit(writes, fromGenesis, by),
  replayMessage: (stripeEventId, by) => replayMessage(writes, stripeEventId, by),
});
