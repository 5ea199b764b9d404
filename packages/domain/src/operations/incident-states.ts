import { COMPONENT_IDS, type ComponentId } from './components.ts';

/** From the mildest to the gravest. */
export const IMPACTS = ['maintenance', 'degraded', 'outage'] as const;
export type Impact = (typeof IMPACTS)[number];

export const IMPACT_NAMES: Readonly<Record<Impact, string>> = {
  maintenance: 'Maintenance',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

const isMaintenance = (impact: Impact): boolean => impact === 'maintenance';

/** Returns whether both are maintenance or both are failures: an incident stays what it is. */
export const isSameKind = (one: Impact, other: Impact): boolean => isMaintenance(one) === isMaintenance(other);

type Steps = {
  first: readonly IncidentState[];
  next: Readonly<Record<IncidentState, readonly IncidentState[]>>;
  names: Readonly<Record<IncidentState, string>>;
};

const FAILURE: Steps = {
  first: ['investigating', 'identified', 'monitoring'],
  // A repair that does not hold, or a wrong cause, leads back.
  next: {
    investigating: INCIDENT_STATES,
    identified: INCIDENT_STATES,
    monitoring: INCIDENT_STATES,
    resolved: [],
  },
  names: {
    investigating: 'Investigating',
    identified: 'Identified',
    monitoring: 'Monitoring',
    resolved: 'Resolved',
  },
};

/** Nothing is investigated during maintenance, and what has begun is no longer planned. */
const MAINTENANCE: Steps = {
  first: ['identified', 'monitoring'],
  next: {
    investigating: [],
    identified: ['identified', 'monitoring', 'resolved'],
    monitoring: ['monitoring', 'resolved'],
    resolved: [],
  },
  names: { investigating: 'Planned', identified: 'Planned', monitoring: 'Under way', resolved: 'Finished' },
};

const stepsOf = (impact: Impact): Steps => (isMaintenance(impact) ? MAINTENANCE : FAILURE);

/** Returns the states in which an incident may be opened. */
export const firstStates = (impact: Impact): readonly IncidentState[] => stepsOf(impact).first;

/** Returns the states that an update may give; none after the resolution. */
export const nextStates = (impact: Impact, state: IncidentState): readonly IncidentState[] =>
  stepsOf(impact).next[state];

/** Returns the name of a state for readers: maintenance is planned, under way or finished. */
export const stateName = (impact: Impact, state: IncidentState): string => stepsOf(impact).names[state];

type Affecting = { impact: Impact; state: IncidentState; components: readonly ComponentId[] };

/** Returns whether the components of an incident are affected now: not after its resolution, nor by planned maintenance. */
export const affectsNow = ({ impact, state }: Pick<Affecting, 'impact' | 'state'>): boolean =>
  isMaintenance(impact) ? state === 'monitoring' : state !== 'resolved';

/** Returns the gravest impact on each component now; null for a component that no incident affects. */
export function impactByComponent(incidents: readonly Affecting[]): Record<ComponentId, Impact | null> {
  const worst = (id: ComponentId): Impact | null => {
    const on = incidents.filter((incident) => affectsNow(incident) && incident.components.includes(id));
    return IMPACTS.findLast((impact) => on.some((incident) => incident.impact === impact)) ?? null;
  };
  // Safe: one entry for each component.
  return Object.fromEntries(COMPONENT_IDS.map((id) => [id, worst(id)])) as Record<ComponentId, Impact | null>;
}
