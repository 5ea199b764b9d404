'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPONENTS } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName } from '@graha/domain/operations/incident-states';
import { fullInstant } from '@graha/domain/core/format';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { Ago } from '../../../shared/instant.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { IncidentsHeader } from '../headers.tsx';
import { ListCard } from '../list-card.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { UpdateDialog, type Incident } from './update-dialog.tsx';

type Listed = Outputs['admin']['incidents']['list'];
type Asked = { incident: Incident; isEnd: boolean } | 'open' | null;

const HEAD = (
  <>
    <Th>Incident</Th>
    <Th>State</Th>
    <Th wide>Last update</Th>
    <Th>
      <VisuallyHidden>Changes</VisuallyHidden>
    </Th>
  </>
);

export function IncidentsPage({ initial }: { initial: Listed }) {
  const trpc = useTRPC();
  const [asked, setAsked] = useState<Asked>(null);
  const { data, isError } = useQuery(trpc.admin.incidents.list.queryOptions(undefined, { initialData: initial }));
  const close = () => setAsked(null);
  return (
    <>
      <IncidentsHeader
        actions={
          <Button variant="primary" onClick={() => setAsked('open')}>
            Open incident
          </Button>
        }
      />
      {isError ? <Note tone="warn">This could not be read. We are trying again.</Note> : null}
      <ListCard
        title="Incidents"
        empty={{
          title: 'No incidents',
          body: 'Open one when customers notice a failure, or to announce maintenance. It appears on the status page.',
        }}
        head={HEAD}
      >
        {data.incidents.map((incident) => (
          <Row key={incident.incidentId} incident={incident} asOf={data.asOf} onAsk={setAsked} />
        ))}
      </ListCard>
      {asked === 'open' ? <OpenDialog now={data.asOf} onClose={close} /> : null}
      {asked !== null && asked !== 'open' ? <UpdateDialog {...asked} onClose={close} /> : null}
    </>
  );
}

function Row({ incident, asOf, onAsk }: { incident: Incident; asOf: Date; onAsk: (asked: Asked) => void }) {
  const { incidentId, title, impact, components, state, startedAt, resolvedAt, updates } = incident;
  const isOpen = resolvedAt === null;
  const [latest] = updates;
  return (
    <Tr>
      <RowHeader className="wrap-anywhere">
        <a href={`/status#${incidentId}`} className="link">
          {title}
        </a>
        <span className="block text-micro font-normal text-text-3">
          {`${IMPACT_NAMES[impact]} · ${components.map((id) => COMPONENTS[id].name).join(', ')} · ${fullInstant(startedAt)}`}
        </span>
      </RowHeader>
      <Td>
        <Badge tone={isOpen ? (impact === 'outage' ? 'bad' : 'warn') : 'ok'} shape={isOpen ? 'ring' : 'dot'}>
          {stateName(impact, state)}
        </Badge>
      </Td>
      <Td wide className="max-w-96 text-text-2">
        {latest ? (
          <>
            <span className="line-clamp-2 wrap-anywhere">{latest.text}</span>
            <span className="block text-micro text-text-3">
              <Ago instant={latest.at} now={asOf} />
              {`, ${updates.length} in all`}
            </span>
          </>
        ) : null}
      </Td>
      <Td className="text-right">
        {isOpen ? (
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="sm" aria-label={`Update ${title}`} onClick={() => onAsk({ incident, isEnd: false })}>
              Update
            </Button>
            <Button size="sm" aria-label={`Resolve ${title}`} onClick={() => onAsk({ incident, isEnd: true })}>
              Resolve
            </Button>
          </span>
        ) : null}
      </Td>
    </Tr>
  );
}
