import { COMPONENTS, COMPONENT_IDS, type ComponentId } from '@graha/domain/operations/components';
import { impactByComponent, type Impact } from '@graha/domain/operations/incident-states';
import type { ShownIncident } from '@graha/store/incidents/incidents';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { ImpactBadge } from './impact-badge.tsx';
import type { Health } from './read-status.ts';

/** The impact on the API by its answer to this page, if it has no incident. */
const IMPACT_OF_HEALTH = { ready: null, 'not-ready': 'degraded', silent: 'outage' } as const;

/** Each part of the service with its state now. */
export function ComponentsCard({
  incidents,
  health,
}: {
  incidents: readonly ShownIncident[];
  health: Pick<Health, 'state'>;
}) {
  const impacts = impactByComponent(incidents);
  const impactOf = (id: ComponentId): Impact | null =>
    impacts[id] ?? (id === 'api' ? IMPACT_OF_HEALTH[health.state] : null);
  return (
    <Card aria-labelledby="components">
      <CardHeader id="components" title="Components" />
      <ul className="grid sm:grid-cols-2">
        {COMPONENT_IDS.map((id) => (
          <Row key={id} id={id} impact={impactOf(id)} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ id, impact }: { id: ComponentId; impact: Impact | null }) {
  const { name, covers } = COMPONENTS[id];
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 first:border-t-0 sm:px-5 sm:even:border-l sm:[&:nth-child(2)]:border-t-0">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-text-3">{covers}</span>
      </span>
      {impact === null ? (
        <Badge tone="ok" shape="dot">
          {id === 'api' ? 'Answering' : 'No incident'}
        </Badge>
      ) : (
        <ImpactBadge impact={impact} />
      )}
    </li>
  );
}
