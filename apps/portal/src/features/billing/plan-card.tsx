import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Reading } from '../../ui/reading.tsx';
import { CreditsScale } from '../overview/credits-scale.tsx';
import { count, dollars } from '../workspace/format.ts';
import type { BillingState } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { plan: TEXT } = BILLING_TEXT;

/** What one has, and until when. */
export function PlanCard({ state: { plan, period, credits, nextInvoice } }: { state: BillingState }) {
  return (
    <Card aria-label={TEXT.title(plan.name)}>
      <CardHeader title={TEXT.title(plan.name)} actions={<Badge tone="brass">{TEXT.monthly(plan.priceCents)}</Badge>} />
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{TEXT.left}</p>
            <Reading value={count(credits.left)} unit={TEXT.of(credits.limit)} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {period ? <p>{TEXT.period(period.start, period.end)}</p> : null}
            {nextInvoice ? (
              <p>
                {TEXT.next} <b className="font-medium text-text">{dollars(nextInvoice.amountCents)}</b>{' '}
                {TEXT.on(nextInvoice.at)}
              </p>
            ) : (
              <p>{TEXT.none}</p>
            )}
          </div>
        </div>
        <CreditsScale
          label={TEXT.scale}
          used={credits.limit - credits.left}
          limit={credits.limit}
          forecast={credits.forecast}
        />
      </CardBody>
    </Card>
  );
}
