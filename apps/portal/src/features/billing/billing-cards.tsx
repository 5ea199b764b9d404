import type { ReactNode } from 'react';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { count, date, dayAndMonth, dollars } from '@graha/domain/core/format';
import { Note } from '@graha/ui/note.tsx';
import { hasArrived, type Payment } from './address.ts';
import type { BillingState } from '@graha/procedures/billing/state';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { AllowanceScale } from '../../shared/allowance-scale.tsx';
import { UNIT_NAMES } from '../../shared/groups-table.tsx';
import { retryWords } from '../../shared/retry-words.ts';
import { Button } from '@graha/ui/button.tsx';

export const BillingHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title="Billing"
    description="Stripe keeps your card, address, tax details and invoices."
    actions={actions}
  />
);

export type NoticesProps = { state: BillingState; paid: Payment | null; onFixCard: (() => void) | null };

/** Notices that a reader must see first. */
export function Notices({ state, paid, onFixCard }: NoticesProps) {
  const { isLate, isPaused, isOpen, isGranted, scheduled, plan } = state;
  return (
    <>
      {paid ? (
        <output className="block">
          <Note>{paymentNote(paid, state)}</Note>
        </output>
      ) : null}
      {isLate ? (
        <Note tone="warn" title="The last payment failed.">
          {lateWords(state)}{' '}
          {onFixCard ? (
            <button type="button" className="text-accent underline underline-offset-3" onClick={onFixCard}>
              Update the card
            </button>
          ) : null}
        </Note>
      ) : null}
      {scheduled ? (
        <Note>
          {`${scheduledWords(scheduled)} on ${date(scheduled.at)}.`}
          {isLate ? '' : ' Until then everything stays as it is.'}
          {onFixCard ? ` To stay on ${plan.name}, choose Keep below.` : ''}
        </Note>
      ) : null}
      {isPaused ? (
        <Note title="The subscription is paused at Stripe.">
          It costs nothing, and the workspace is on Free until it is resumed. To resume it, write to us.
        </Note>
      ) : null}
      {isGranted ? <Note title="We granted this plan.">It is free. To change it, write to us.</Note> : null}
      {isOpen ? null : (
        <Note title="Nothing is sold here.">
          This installation has no key for Stripe. Its operator grants plans by hand.
        </Note>
      )}
    </>
  );
}

function lateWords({ plan, retryAt }: BillingState): string {
  if (plan.id === 'free') return 'The workspace is on Free until the open invoice is paid.';
  return `${retryWords(retryAt)} If no payment succeeds, the workspace moves to Free, and the credits of the unpaid period are withdrawn.`;
}

function scheduledWords({ name, interval }: NonNullable<BillingState['scheduled']>): string {
  return interval === null ? `${name} begins` : `${name}, paid by the ${interval}, begins`;
}

function paymentNote(paid: Payment, state: BillingState): string {
  if (paid.bought === 'plan') {
    return hasArrived(paid, state) ? `You are on ${state.plan.name}.` : 'Paid. Your plan is here in a moment.';
  }
  return hasArrived(paid, state) ? 'Your credits are here.' : 'Paid. Your credits are here in a moment.';
}

/** The current plan, its calls or credits, and its end. */
export function PlanCard({ state: { plan, period, allowance, nextInvoice, isLate } }: { state: BillingState }) {
  return (
    <Card aria-label={`${plan.name} plan`}>
      <CardHeader
        title={`${plan.name} plan`}
        actions={
          <Badge tone="brass">
            {plan.priceCents === 0 ? 'Free' : `${dollars(plan.priceCents)} a ${plan.interval}`}
          </Badge>
        }
      />
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{`${UNIT_NAMES[allowance.unit]} left`}</p>
            <BigFigure value={count(allowance.left)} unit={`of ${count(allowance.limit)}`} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {period ? <p>{`${dayAndMonth(period.start)} to ${date(period.end)}`}</p> : null}
            {period && plan.interval === 'year' ? <p>{`Next credits on ${date(period.end)}`}</p> : null}
            {nextInvoice ? (
              <p>
                Next invoice <b className="font-medium text-text">{dollars(nextInvoice.amountCents)}</b>{' '}
                {`on ${plan.interval === 'year' ? date(nextInvoice.at) : dayAndMonth(nextInvoice.at)}`}
              </p>
            ) : (
              <p>{isLate ? 'The last invoice is not paid.' : 'No invoice is due.'}</p>
            )}
          </div>
        </div>
        <AllowanceScale label={`${UNIT_NAMES[allowance.unit]} used in this period`} {...allowance} />
      </CardBody>
    </Card>
  );
}

export type TopUpsCardProps = { state: BillingState; isOpening: boolean; onBuy: (() => void) | null };

export function TopUpsCard({ state: { topUps, topUp, plan }, isOpening, onBuy }: TopUpsCardProps) {
  const left = topUps.reduce((sum, pack) => sum + pack.left, 0);
  return (
    <Card aria-label="Top-ups" className="flex flex-col">
      <CardHeader
        title="Top-ups"
        actions={topUps.length > 0 ? <Badge tone="brass">{`${count(left)} left`}</Badge> : undefined}
      />
      <CardBody className="flex flex-1 flex-col gap-4">
        {topUps.length === 0 ? (
          <p className="text-small text-text-2">
            {plan.id === 'free'
              ? 'Free counts calls, not credits, so top-ups need a paid plan.'
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
