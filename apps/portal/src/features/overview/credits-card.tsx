import { Card, CardBody } from '../../ui/card.tsx';
import { Reading } from '../../ui/reading.tsx';
import { count, date, duration, fullInstant } from '../workspace/format.ts';
import { CreditsScale } from './credits-scale.tsx';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { credits: TEXT } = OVERVIEW_TEXT;

/** The one big reading of the page. */
export function CreditsCard({ summary: { credits, renewsAt, asOf } }: { summary: Summary }) {
  const { used, remaining, limit, forecast } = credits;
  return (
    <Card aria-label={TEXT.label}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{renewsAt ? TEXT.left : TEXT.leftWithoutPeriod}</p>
            <Reading value={count(remaining)} unit={TEXT.of(limit)} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {renewsAt ? <Renewal at={renewsAt} asOf={asOf} /> : <p>{TEXT.never}</p>}
            {forecast === null ? null : <Pace left={limit - forecast} />}
          </div>
        </div>
        <CreditsScale label={TEXT.label} used={used} limit={limit} forecast={forecast} />
      </CardBody>
    </Card>
  );
}

function Renewal({ at, asOf }: { at: Date; asOf: Date }) {
  return (
    <p>
      {TEXT.renews}{' '}
      <time dateTime={at.toISOString()} title={fullInstant(at)} className="font-medium text-text">
        {date(at)}
      </time>
      , {TEXT.renewsIn(duration(at.getTime() - asOf.getTime()))}
    </p>
  );
}

function Pace({ left }: { left: number }) {
  return (
    <p>
      {TEXT.pace} <span className="font-medium text-text">{TEXT.paceLeft(Math.max(0, left))}</span>
    </p>
  );
}
