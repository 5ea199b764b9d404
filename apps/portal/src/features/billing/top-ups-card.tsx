import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { count } from '../workspace/format.ts';
import type { BillingState } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { topUps: TEXT } = BILLING_TEXT;

export type TopUpsCardProps = { state: BillingState; isOpening: boolean; onBuy: (() => void) | null };

export function TopUpsCard({ state: { topUps, topUp, plan }, isOpening, onBuy }: TopUpsCardProps) {
  const left = topUps.reduce((sum, pack) => sum + pack.left, 0);
  return (
    <Card aria-label={TEXT.title} className="flex flex-col">
      <CardHeader title={TEXT.title} detail={topUps.length > 0 ? TEXT.left(left) : undefined} />
      <CardBody className="flex flex-1 flex-col gap-4">
        {topUps.length === 0 ? (
          <p className="text-small text-text-2">{plan.id === 'free' ? TEXT.onFree : TEXT.none}</p>
        ) : (
          <>
            <ul className="grid gap-2.5 text-small">
              {topUps.map((pack) => (
                <li key={pack.id} className="flex items-baseline justify-between gap-4">
                  <span>
                    {TEXT.pack(pack.credits)} <span className="text-text-3">{TEXT.until(pack.expiresAt)}</span>
                  </span>
                  <span className="font-mono text-[0.78125rem] tabular-nums">{count(pack.left)}</span>
                </li>
              ))}
            </ul>
            <p className="text-micro text-text-3">{TEXT.order}</p>
          </>
        )}
        {topUp && onBuy ? (
          <Button className="mt-auto" loading={isOpening} loadingLabel={BILLING_TEXT.opening} onClick={onBuy}>
            {TEXT.buy(topUp.credits, topUp.priceCents)}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
