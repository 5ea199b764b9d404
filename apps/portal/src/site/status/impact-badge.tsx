import { IMPACT_NAMES, stateName, type Impact, type IncidentState } from '@graha/domain/operations/incident-states';
import { Badge } from '@graha/ui/badge.tsx';

const SIGNS = {
  maintenance: { tone: 'accent', shape: 'ring' },
  degraded: { tone: 'warn', shape: 'ring' },
  outage: { tone: 'bad', shape: 'diamond' },
} as const satisfies Record<Impact, object>;

export const ImpactBadge = ({ impact }: { impact: Impact }) => <Badge {...SIGNS[impact]}>{IMPACT_NAMES[impact]}</Badge>;

/** The state of an incident, in the colour of its impact until it is resolved. */
export const StateBadge = ({ impact, state }: { impact: Impact; state: IncidentState }) =>
  state === 'resolved' ? (
    <Badge tone="ok" shape="dot">
      {stateName(impact, state)}
    </Badge>
  ) : (
    <Badge {...SIGNS[impact]}>{stateName(impact, state)}</Badge>
  );
