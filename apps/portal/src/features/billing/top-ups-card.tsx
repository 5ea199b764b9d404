import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { count, date, dollars } from '@graha/domain/format';
import type { BillingState } from '@graha/procedures/billing/state';

export type TopUpsCardProps = { state: BillingState; isOpening: boolean; onBuy: (() => void) | null };

export function TopUpsCard({ state: { topUps, topUp, plan }, isOpening, onBuy }: TopUpsCardProps) {
  const left = topUps.reduce((sum, pack) => sum + pack.left, 0);
  return (
    <Card aria-label="Top-ups" className="flex flex-col">
      <CardHeader title="Top-ups" detail={topUps.length > 0 ? `${count(left)} left` : undefined} />
      <CardBody className="flex flex-1 flex-col gap-4">
        {topUps.length === 0 ? (
          <p className="text-small text-text-2">
            {plan.id === 'free'
              ? 'On Free you run out of calls before credits, so top-ups need a paid plan.'
              : 'None. A top-up adds credits that are valid for twelve months.'}
          </p>
        ) : (
          <>
            <ul className="grid gap-2.5 text-small">
              {topUps.map((pack) => (
                <li key={pack.id} className="flex items-baseline justify-between gap-4">
                  <span>
                    {`${count(pack.credits)} credits`}{' '}
                    <span className="text-text-3">
                      {pack.expiresAt === null ? 'do not expire' : `until ${date(pack.expiresAt)}`}
                    </span>
                  </span>
                  <span className="font-mono text-[0.78125rem] tabular-nums">{count(pack.left)}</span>
                </li>
              ))}
            </ul>
            <p className="text-micro text-text-3">Credits that expire first are used first.</p>
          </>
        )}
        {topUp && onBuy ? (
          <Button className="mt-auto" loading={isOpening} loadingLabel="Opening" onClick={onBuy}>
            {`Buy ${count(topUp.credits)} for ${dollars(topUp.priceCents)}`}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
