import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Code } from '@graha/ui/code.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import type { ShownEvent } from './event-table.tsx';

export function EventDetails({ event, onSearch }: { event: ShownEvent; onSearch: (id: string) => void }) {
  const { pos, type, streamId, tenantId, requestId, correlationId, causationId, actor, data } = event;
  const facts: [string, string | null | undefined][] = [
    ['Position', String(pos)],
    ['Request id', requestId],
    ['Correlation id', correlationId === requestId ? null : correlationId],
    ['Caused by', causationId],
    ['By the operator', actor.impersonator],
  ];
  return (
    <div className="grid min-w-0 gap-3.5">
      <dl className="grid items-center gap-x-6 gap-y-0.5 text-small sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="flex items-center gap-1 font-mono text-[0.78125rem] break-all">
                {value} <CopyButton compact text={value} label={`Copy: ${name}`} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="min-w-0 overflow-hidden rounded-lg border border-line">
        <Code label={`Payload of ${type}`} language="json" code={JSON.stringify(data, null, 2)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {tenantId ? (
          <ButtonLink
            size="sm"
            href={addressOf('/admin/explorer', {
              tenant: tenantId,
              at: `e${pos}`,
            })}
          >
            See the workspace at this event
          </ButtonLink>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => onSearch(streamId)}>
          All events of this stream
        </Button>
        {requestId ? (
          <Button size="sm" variant="ghost" onClick={() => onSearch(requestId)}>
            All events of this request
          </Button>
        ) : null}
      </div>
    </div>
  );
}
