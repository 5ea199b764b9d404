import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { count, dollars, dayAndMonth, date } from '@graha/domain/format';
import type { BillingState } from '@graha/procedures/billing/state';
import { CreditsScale } from '../../shared/credits-scale.tsx';

/** What one has, and until when. */
export function PlanCard({ state: { plan, period, credits, nextInvoice } }: { state: BillingState }) {
  return (
    <Card aria-label={`${plan.name} plan`}>
      <CardHeader
        title={`${plan.name} plan`}
        actions={<Badge tone="brass">{plan.priceCents === 0 ? 'Free' : `${dollars(plan.priceCents)} a month`}</Badge>}
      />
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">Credits left</p>
            <BigFigure value={count(credits.left)} unit={`of ${count(credits.limit)}`} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {period ? <p>{`${dayAndMonth(period.start)} to ${date(period.end)}`}</p> : null}
            {nextInvoice ? (
              <p>
                Next invoice <b className="font-medium text-text">{dollars(nextInvoice.amountCents)}</b>{' '}
                {`on ${dayAndMonth(nextInvoice.at)}`}
              </p>
            ) : (
              <p>No invoice is due.</p>
            )}
          </div>
        </div>
        <CreditsScale
          label="Credits used in this period"
          used={credits.limit - credits.left}
          limit={credits.limit}
          forecast={credits.forecast}
        />
      </CardBody>
    </Card>
  );
}
