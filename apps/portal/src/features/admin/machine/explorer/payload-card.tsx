import Link from 'next/link';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Code } from '../../../../ui/code.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { addressOf } from '../../../workspace/address-of.ts';
import { EXPLORER_TEXT } from './text.ts';
import type { Standing } from './timeline.ts';

const { payload: TEXT, list: LIST } = EXPLORER_TEXT;

/** The step that led here, with what it says. */
export function PayloadCard({ stop }: Pick<Standing, 'stop'>) {
  if (!stop)
    return (
      <Card>
        <EmptyState title={TEXT.none}>{TEXT.noneBody}</EmptyState>
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
            {streamId ?? LIST.ledgerEntry(stopId.slice(1))}
            {actor ? `, ${actor.kind} ${actor.id}` : ''}
          </p>
        }
        actions={
          streamId ? (
            <Link href={addressOf('/admin/events', { search: requestId ?? streamId })} className="link text-small">
              {TEXT.log}
            </Link>
          ) : null
        }
      />
      <Code label={TEXT.of(type)} language="json" code={JSON.stringify(data, null, 2)} />
    </Card>
  );
}
