import type { Moment } from '@graha/store/audit/history';
import { Card, CardBody, CardFooter, CardHeader } from '@graha/ui/card.tsx';
import { count } from '@graha/domain/format';
import { ChangeTable } from './change-table.tsx';
import { changesBetween } from './facts.ts';
import type { Standing } from './timeline.ts';

const entriesBetween = (earlier: Moment, later: Moment): number => later.balance.entries - earlier.balance.entries;

export function ChangeCard({ standing: { stop, previous, before, after, now } }: { standing: Standing }) {
  if (!stop) return null;
  const changes = before ? changesBetween(before, after) : [];
  const [entries, entriesSince] = [before ? entriesBetween(before, after) : 0, entriesBetween(after, now)];
  return (
    <Card aria-labelledby="change">
      <CardHeader
        id="change"
        title="What this step changed"
        detail={
          previous && entries > 0 ? (
            <p className="text-micro text-text-3">{`With ${count(entries)} ledger entries since ${previous.type}.`}</p>
          ) : null
        }
      />
      {changes.length > 0 ? (
        <ChangeTable changes={changes} columns={{ before: 'Before', after: 'After' }} />
      ) : (
        <CardBody className="text-text-2">
          {before ? 'This step did not change the state.' : 'This is the first step.'}
        </CardBody>
      )}
      {entriesSince > 0 ? (
        <CardFooter className="text-micro text-text-3">
          {`Since this step, ${count(entriesSince)} entries were written and ${count(after.balance.creditsRemaining - now.balance.creditsRemaining)} credits were used. The state below includes them.`}
        </CardFooter>
      ) : null}
    </Card>
  );
}
