import Link from 'next/link';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Code } from '@graha/ui/code.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import type { Standing } from './timeline.ts';

/** The step that led here, with what it says. */
export function PayloadCard({ stop }: Pick<Standing, 'stop'>) {
  if (!stop)
    return (
      <Card>
        <EmptyState title="Nothing had happened yet">This moment is before the first step of the workspace.</EmptyState>
      </Card>
    );
  const { type, streamId, stopId, actor, requestId, data } = stop;
  return (
    <Card aria-labelledby="payload" className="overflow-hidden">
      <CardHeader
        id="payload"
        title={<span className="font-mono wrap-anywhere">{type}</span>}
        detail={
          <p className="font-mono text-micro break-all text-text-3">
            {streamId ?? `ledger entry ${stopId.slice(1)}`}
            {actor ? `, ${actor.kind} ${actor.id}` : ''}
          </p>
        }
        actions={
          streamId ? (
            <Link
              href={addressOf('/admin/events', {
                search: requestId ?? streamId,
              })}
              className="link text-small"
            >
              In the event log
            </Link>
          ) : null
        }
      />
      <Code label={`Payload of ${type}`} language="json" code={JSON.stringify(data, null, 2)} />
    </Card>
  );
}
