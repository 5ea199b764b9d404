import { Card, CardBody } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { count, date, duration, fullInstant } from '@graha/domain/core/format';
import type { Summary } from '@graha/procedures/overview/summary';
import { CreditsScale } from '../../../shared/credits-scale.tsx';

/** The one large figure of the page. */
export function CreditsCard({ summary: { credits, renewsAt, asOf } }: { summary: Summary }) {
  const { used, remaining, limit, forecast } = credits;
  return (
    <Card aria-label="Credits">
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{renewsAt ? 'Credits left this period' : 'Credits left'}</p>
            <BigFigure value={count(remaining)} unit={`of ${count(limit)}`} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {renewsAt ? <Renewal at={renewsAt} asOf={asOf} /> : <p>This plan does not renew.</p>}
            {forecast === null ? null : <Pace left={limit - forecast} />}
          </div>
        </div>
        <CreditsScale label="Credits" used={used} limit={limit} forecast={forecast} />
      </CardBody>
    </Card>
  );
}

function Renewal({ at, asOf }: { at: Date; asOf: Date }) {
  return (
    <p>
      Renews{' '}
      <time dateTime={at.toISOString()} title={fullInstant(at)} className="font-medium text-text">
        {date(at)}
      </time>
      , {`in ${duration(at.getTime() - asOf.getTime())}`}
    </p>
  );
}

function Pace({ left }: { left: number }) {
  return (
    <p>
      At this pace you end with <span className="font-medium text-text">{`about ${count(Math.max(0, left))}`}</span>
    </p>
  );
}
