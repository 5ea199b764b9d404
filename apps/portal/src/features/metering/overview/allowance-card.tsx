import { Card, CardBody } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { count, date, duration, fullInstant } from '@graha/domain/core/format';
import type { Summary } from '@graha/procedures/overview/summary';
import { AllowanceScale } from '../../../shared/allowance-scale.tsx';
import { UNIT_NAMES } from '../../../shared/groups-table.tsx';

/** The one large figure of the page. */
export function AllowanceCard({ summary: { allowance, renewsAt, asOf } }: { summary: Summary }) {
  const { unit, left, limit, forecast } = allowance;
  return (
    <Card aria-label={UNIT_NAMES[unit]}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{`${UNIT_NAMES[unit]} left${renewsAt ? ' this period' : ''}`}</p>
            <BigFigure value={count(left)} unit={`of ${count(limit)}`} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {renewsAt ? <Renewal at={renewsAt} asOf={asOf} /> : <p>This plan does not renew.</p>}
            {forecast === null ? null : <Pace left={limit - forecast} />}
          </div>
        </div>
        <AllowanceScale label={UNIT_NAMES[unit]} {...allowance} />
      </CardBody>
    </Card>
  );
}

function Renewal({ at, asOf }: { at: Date; asOf: Date }) {
  if (at <= asOf) return <p>Renews in a moment</p>; // The worker opens the next period.
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
