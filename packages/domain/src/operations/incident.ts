import { z } from 'zod';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { incidentStream } from '../core/streams.ts';
import { COMPONENT_IDS } from './components.ts';
import { firstStates, IMPACTS, INCIDENT_STATES, isSameKind, nextStates, type Impact } from './incident-states.ts';

export const TITLE_LENGTH_MAX = 100;
export const TEXT_LENGTH_MAX = 2_000;

const DAY_MS = 86_400_000;
/** An incident is opened at most this many days after it began. */
export const STARTED_DAYS_MAX = 30;
/** Maintenance is planned at most this many days ahead. */
export const PLANNED_DAYS_MAX = 90;
/** The clock of the browser may be ahead by this much. */
const AHEAD_MS = 60_000;

const News = {
  /** Made by the form, so that a repeat of the click adds nothing. */
  updateId: z.uuid(),
  state: z.enum(INCIDENT_STATES),
  impact: z.enum(IMPACTS),
  components: z.array(z.enum(COMPONENT_IDS)).min(1).max(COMPONENT_IDS.length),
  text: z.string().trim().min(1).max(TEXT_LENGTH_MAX),
};

/** The history of an incident as the status page shows it; stream `incident-{id}`. */
export const incidentEvents = {
  /** `startedAt`: the beginning of the failure, or the planned beginning of maintenance. */
  IncidentOpened: z.object({
    ...News,
    title: z.string().trim().min(1).max(TITLE_LENGTH_MAX),
    startedAt: z.iso.datetime(),
  }),
  IncidentUpdated: z.object(News),
};
export type IncidentEvent = EventOf<typeof incidentEvents>;

type DataOf<Name extends IncidentEvent['type']> = Extract<IncidentEvent, { type: Name }>['data'];
type Latest = Pick<DataOf<'IncidentUpdated'>, 'impact' | 'state'>;

/** `updateIds`: the updates so far, the opening among them. Null before the opening. */
export type Incident = (Latest & { updateIds: readonly string[] }) | null;

export type IncidentCommand = { now: string } & (
  | ({ type: 'open' } & DataOf<'IncidentOpened'>)
  /** `seenUpdates`: the number of updates that the operator has read. */
  | ({ type: 'update'; seenUpdates: number } & DataOf<'IncidentUpdated'>)
);

function requireStart(impact: Impact, startedAt: string, now: string): void {
  const afterMs = Date.parse(startedAt) - Date.parse(now);
  if (afterMs < -STARTED_DAYS_MAX * DAY_MS) throw new Refusal('incident_too_old');
  const aheadMaxMs = impact === 'maintenance' ? PLANNED_DAYS_MAX * DAY_MS : AHEAD_MS;
  if (afterMs > aheadMaxMs) throw new Refusal(impact === 'maintenance' ? 'incident_too_far' : 'incident_in_future');
}

const uniqueIn = <Data extends { components: readonly string[] }>(data: Data): Data => ({
  ...data,
  components: COMPONENT_IDS.filter((id) => data.components.includes(id)),
});

/**
 * A resolved incident stays resolved: a failure that returns is another incident. Of two operators who update at once, the second is
 * refused, because they have not read the first one's update.
 */
export const incident = aggregateOf<string, Incident, IncidentCommand, IncidentEvent>({
  name: 'incident',
  streamOf: incidentStream,
  tenantOf: noTenant,
  initial: null,
  decide: {
    open: ({ type: _type, now, ...data }, opened) => {
      if (opened?.updateIds[0] === data.updateId) return [];
      if (opened) throw new Refusal('incident_exists');
      if (!firstStates(data.impact).includes(data.state)) throw new Refusal('incident_step');
      requireStart(data.impact, data.startedAt, now);
      return [{ type: 'IncidentOpened', data: uniqueIn(data) }];
    },
    update: ({ type: _type, now: _now, seenUpdates, ...data }, opened) => {
      if (!opened) throw new Refusal('incident_unknown');
      if (opened.updateIds.includes(data.updateId)) return [];
      if (seenUpdates !== opened.updateIds.length) throw new Refusal('incident_changed');
      if (opened.state === 'resolved') throw new Refusal('incident_resolved');
      if (!isSameKind(opened.impact, data.impact)) throw new Refusal('incident_kind_fixed');
      if (!nextStates(data.impact, opened.state).includes(data.state)) throw new Refusal('incident_step');
      return [{ type: 'IncidentUpdated', data: uniqueIn(data) }];
    },
  },
  evolve: {
    IncidentOpened: (_state, { data: { impact, state, updateId } }) => ({ impact, state, updateIds: [updateId] }),
    IncidentUpdated: (before, { data: { impact, state, updateId } }) => ({
      impact,
      state,
      updateIds: [...(before?.updateIds ?? []), updateId],
    }),
  },
});
