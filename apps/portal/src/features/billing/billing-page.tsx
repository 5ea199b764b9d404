'use client';

import { useMutation } from '@tanstack/react-query';
import { CreditCard } from '@graha/ui/icons/pages.tsx';
import { useEffect, useState } from 'react';
import type { BillingInterval, Terms } from '@graha/domain/billing/interval';
import { Button } from '@graha/ui/button.tsx';
import type { BillingState, PlanLine } from '@graha/procedures/billing/state';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';
import { BillingHeader, Notices, PlanCard, TopUpsCard } from './billing-cards.tsx';
import { ChangePlan, ChosenPlan, isChange, type ChangeOf } from './change-plan.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import type { Payment } from './address.ts';
import { SpendingCards } from './spending-cards.tsx';
import type { SpendingLimits } from '@graha/procedures/billing/limits';
import { PlansTable } from './plans-table.tsx';
import { useBilling, usePurchaseId } from './use-billing.ts';

export type BillingPageProps = {
  initial: BillingState;
  limits: SpendingLimits;
  mayManage: boolean;
  /** The purchase from which the customer returns. */
  paid: Payment | null;
  /** The plan chosen on the price list, and how it is to be paid. */
  choice: Terms | null;
};

const BILLING_PATH = '/billing';

/** Keeps the button busy until Stripe's page has loaded: a click in between would buy again. */
const isLeaving = ({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): boolean =>
  isPending || isSuccess;

export function BillingPage({ initial, limits, mayManage, paid: paidNow, choice }: BillingPageProps) {
  const trpc = useTRPC();
  const [paid] = useState(paidNow);
  const [target, setTarget] = useState<ChangeOf | null>(null);
  const [chosen, setChosen] = useState(() =>
    mayManage && choice ? initial.lines[choice.interval].find(({ id }) => id === choice.plan) : undefined,
  );
  const [shown, setShown] = useState<BillingInterval | null>(choice?.interval ?? null);
  const { state, expectPlan } = useBilling(initial, paid);
  const interval = shown ?? state.plan.interval; // A plan that has just arrived is in the list.
  useEffect(() => {
    if (paid || choice) history.replaceState(null, '', BILLING_PATH); // A reload must not repeat it.
  }, [paid, choice]);
  const leave = (address: string) => window.location.assign(address);
  const buyPlan = useMutation(trpc.billing.buyPlan.mutationOptions({ onSuccess: leave }));
  const buyTopUp = useMutation(trpc.billing.buyTopUp.mutationOptions({ onSuccess: leave }));
  const portal = useMutation(trpc.billing.openPortal.mutationOptions({ onSuccess: leave }));
  const purchaseId = usePurchaseId(() => {
    for (const each of [buyPlan, buyTopUp, portal]) each.reset();
  });
  const failure = buyPlan.error ?? buyTopUp.error ?? portal.error;
  const choose = (line: PlanLine) =>
    isChange(line) ? setTarget(line) : buyPlan.mutate({ plan: line.id, interval: line.interval });
  return (
    <>
      <BillingHeader
        actions={
          mayManage && (state.isSubscribed || state.invoices.length > 0) ? (
            <Button
              icon={<CreditCard aria-hidden="true" />}
              loading={isLeaving(portal)}
              loadingLabel="Opening"
              onClick={() => portal.mutate()}
            >
              Open customer portal
            </Button>
          ) : undefined
        }
      />
      <Notices state={state} paid={paid} onFixCard={mayManage ? () => portal.mutate() : null} />
      {failure ? <FailureNote error={failure} consequence="Nothing has changed." /> : null}
      <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
        <PlanCard state={state} />
        <TopUpsCard
          state={state}
          isOpening={isLeaving(buyTopUp)}
          onBuy={mayManage ? () => buyTopUp.mutate({ purchaseId }) : null}
        />
      </div>
      <SpendingCards initial={limits} mayManage={mayManage} />
      <PlansTable
        lines={state.lines[interval]}
        interval={interval}
        onInterval={setShown}
        onChoose={mayManage ? choose : null}
        opening={isLeaving(buyPlan) ? (buyPlan.variables?.plan ?? null) : null}
      />
      <InvoicesTable invoices={state.invoices} plan={state.plan} />
      {chosen ? (
        <ChosenPlan
          line={chosen}
          isYearNow={state.plan.interval === 'year'}
          buying={{ pending: isLeaving(buyPlan), error: buyPlan.error }}
          onBuy={() => buyPlan.mutate({ plan: chosen.id, interval: chosen.interval })}
          onUpgraded={() => expectPlan(chosen)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {target ? (
        <ChangePlan
          line={target}
          isYearNow={state.plan.interval === 'year'}
          onUpgraded={() => expectPlan(target)}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </>
  );
}
