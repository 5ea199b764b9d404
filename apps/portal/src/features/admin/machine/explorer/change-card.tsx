import { Card, CardBody, CardHeader } from '../../../../ui/card.tsx';
import { count } from '../../../workspace/format.ts';
import { ChangeTable } from './change-table.tsx';
import { changesBetween } from './facts.ts';
import { EXPLORER_TEXT } from './text.ts';
import type { Standing } from './timeline.ts';

const { change: TEXT } = EXPLORER_TEXT;

export function ChangeCard({ standing: { stop, previous, before, after, entriesBetween } }: { standing: Standing }) {
  if (!stop) return null;
  const changes = before ? changesBetween(before, after) : [];
  return (
    <Card aria-labelledby="change">
      <CardHeader
        id="change"
        title={TEXT.title}
        detail={
          previous && entriesBetween > 0 ? (
            <p className="text-micro text-text-3">{TEXT.since(count(entriesBetween), previous.type)}</p>
          ) : null
        }
      />
      {changes.length > 0 ? (
        <ChangeTable changes={changes} columns={TEXT.columns} />
      ) : (
        <CardBody className="text-text-2">{before ? TEXT.none : TEXT.first}</CardBody>
      )}
    </Card>
  );
}
