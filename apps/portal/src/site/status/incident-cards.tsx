import { COMPONENTS } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName } from '@graha/domain/operations/incident-states';
import { date, duration, fullInstant } from '@graha/domain/core/format';
import type { IncidentUpdate, ShownIncident } from '@graha/store/incidents/incidents';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { StateBadge } from './impact-badge.tsx';

/** The open incidents, each in a card of its own with every update. */
export const OpenIncidents = ({ incidents }: { incidents: readonly ShownIncident[] }) =>
  incidents.map((incident) => (
    <Card key={incident.incidentId} id={incident.incidentId} aria-label={incident.title} className="scroll-mt-20">
      <CardHeader
        title={<span className="wrap-anywhere">{incident.title}</span>}
        detail={<p className="mt-0.5 text-small text-text-3">{aboutOf(incident)}</p>}
        actions={<StateBadge {...incident} />}
      />
      <CardBody>
        <Updates incident={incident} />
      </CardBody>
    </Card>
  ));

/** The incidents that are over, newest first, each folded. */
export function PastIncidents({ incidents, days }: { incidents: readonly ShownIncident[]; days: number }) {
  return (
    <Card aria-labelledby="past-incidents" className="overflow-hidden">
      <CardHeader id="past-incidents" title="Past incidents" />
      {incidents.length === 0 ? (
        <EmptyState title="None">{`No incident was resolved in the last ${days} days.`}</EmptyState>
      ) : (
        incidents.map((incident) => (
          <details
            key={incident.incidentId}
            id={incident.incidentId}
            className="scroll-mt-20 border-t border-line first-of-type:border-t-0"
          >
            <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3 -outline-offset-2 hover:bg-sunken sm:px-5">
              <span className="min-w-0 flex-[1_1_16rem]">
                <span className="block font-medium wrap-anywhere">{incident.title}</span>
                <span className="block text-small text-text-3">{aboutOf(incident)}</span>
              </span>
              <StateBadge {...incident} />
            </summary>
            <div className="px-4 pt-1 pb-5 sm:px-5">
              <Updates incident={incident} />
            </div>
          </details>
        ))
      )}
    </Card>
  );
}

/** Impact, components and time in one line. */
function aboutOf({ impact, components, startedAt, resolvedAt, updates }: ShownIncident): string {
  const names = components.map((id) => COMPONENTS[id].name).join(', ');
  const lastedMs = resolvedAt === null ? null : resolvedAt.getTime() - startedAt.getTime();
  const time =
    lastedMs === null
      ? `since ${fullInstant(startedAt)}`
      : `${date(startedAt)}${lastedMs > 0 ? `, ${duration(lastedMs)}` : ''}`;
  const isPlanned = impact === 'maintenance' && updates[0]?.state === 'identified';
  return `${IMPACT_NAMES[impact]} · ${names} · ${isPlanned ? `planned for ${fullInstant(startedAt)}` : time}`;
}

function Updates({ incident: { updates } }: { incident: ShownIncident }) {
  return (
    <ol className="grid gap-5">
      {updates.map((update) => (
        <Update key={update.eventId} update={update} />
      ))}
    </ol>
  );
}

const Update = ({ update: { state, impact, text, at } }: { update: IncidentUpdate }) => (
  <li className="grid gap-1 sm:grid-cols-[12rem_1fr] sm:gap-4">
    <p>
      <span className="block text-small font-medium">{stateName(impact, state)}</span>
      <time dateTime={at.toISOString()} className="font-mono text-micro text-text-3">
        {fullInstant(at)}
      </time>
    </p>
    <p className="max-w-[44em] text-read wrap-anywhere whitespace-pre-line text-text-2">{text}</p>
  </li>
);
