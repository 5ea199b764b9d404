import type { Moment } from '@graha/store/history';
import { Card, CardBody, CardFooter, CardHeader } from '../../../../ui/card.tsx';
import { count } from '../../../workspace/format.ts';
import { ChangeTable } from './change-table.tsx';
import { changesBetween } from './facts.ts';
import { EXPLORER_TEXT } from './text.ts';
import type { Standing } from './timeline.ts';

const { change: TEXT } = EXPLORER_TEXT;

const entriesBetween = (earlier: Moment, later: Moment): number => later.balance.entries - earlier.balance.entries;

export function ChangeCard({ standing: { stop, previous, before, after, now } }: { standing: Standing }) {
  if (!stop) return null;
  const changes = before ? changesBetween(before, after) : [];
  const [entries, entriesSince] = [before ? entriesBetween(before, after) : 0, entriesBetween(after, now)];
  return (
    <Card aria-labelledby="change">
      <CardHeader
        id="change"
        title={TEXT.title}
        detail={
          previous && entries > 0 ? (
            <p className="text-micro text-text-3">{TEXT.with(count(entries), previous.type)}</p>
          ) : null
        }
      />
      {changes.length > 0 ? (
        <ChangeTable changes={changes} columns={TEXT.columns} />
      ) : (
        <CardBody className="text-text-2">{before ? TEXT.none : TEXT.first}</CardBody>
      )}
      {entriesSince > 0 ? (
        <CardFooter className="text-micro text-text-3">
          {TEXT.since(count(entriesSince), count(after.balance.creditsRemaining - now.balance.creditsRemaining))}
        </CardFooter>
      ) : null}
    </Card>
  );
}
