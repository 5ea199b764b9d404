'use client';

import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { ChangePlan, type ChangeOf } from './change-plan.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { Notices } from './notices.tsx';
import type { Payment } from './payment.ts';
import { PlanCard } from './plan-card.tsx';
import { PlansTable } from './plans-table.tsx';
import type { BillingState, PlanLine } from './state.ts';
import { BILLING_TEXT } from './text.ts';
import { TopUpsCard } from './top-ups-card.tsx';
import { useBilling } from './use-billing.ts';

export type BillingRoomProps = {
  initial: BillingState;
  mayManage: boolean;
  /** What one comes back from paying. */
  paid: Payment | null;
};

const BILLING_PATH = '/billing';

const isChange = (line: PlanLine): line is ChangeOf => ['upgrade', 'downgrade', 'end', 'keep'].includes(line.step);

export function BillingRoom({ initial, mayManage, paid: paidNow }: BillingRoomProps) {
  const trpc = useTRPC();
  const [paid] = useState(paidNow);
  const [target, setTarget] = useState<ChangeOf | null>(null);
  const { state, expectPlan } = useBilling(initial, paid);
  useEffect(() => {
    if (paid) history.replaceState(null, '', BILLING_PATH); // A reload does not come back from paying again.
  }, [paid]);
  const leave = (address: string) => window.location.assign(address);
  const buyPlan = useMutation(trpc.billing.buyPlan.mutationOptions({ onSuccess: leave }));
  const buyTopUp = useMutation(trpc.billing.buyTopUp.mutationOptions({ onSuccess: leave }));
  const portal = useMutation(trpc.billing.openPortal.mutationOptions({ onSuccess: leave }));
  const failure = buyPlan.error ?? buyTopUp.error ?? portal.error;
  const choose = (line: PlanLine) => (isChange(line) ? setTarget(line) : buyPlan.mutate({ plan: line.id }));
  return (
    <>
      <PageHeader
        title={BILLING_TEXT.title}
        description={BILLING_TEXT.description}
        actions={
          mayManage && (state.isSubscribed || state.invoices.length > 0) ? (
            <Button
              icon={<CreditCard aria-hidden="true" />}
              loading={portal.isPending}
              loadingLabel={BILLING_TEXT.opening}
              onClick={() => portal.mutate()}
            >
              {BILLING_TEXT.portal}
            </Button>
          ) : undefined
        }
      />
      <Notices state={state} paid={paid} onFixCard={mayManage ? () => portal.mutate() : null} />
      {failure ? <FailureNote error={failure} consequence={BILLING_TEXT.confirm.failed} /> : null}
      <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
        <PlanCard state={state} />
        <TopUpsCard state={state} isOpening={buyTopUp.isPending} onBuy={mayManage ? () => buyTopUp.mutate() : null} />
      </div>
      <PlansTable
        lines={state.lines}
        onChoose={mayManage ? choose : null}
        opening={buyPlan.isPending ? buyPlan.variables.plan : null}
      />
      <InvoicesTable invoices={state.invoices} plan={state.plan} />
      {target ? (
        <ChangePlan line={target} onUpgraded={() => expectPlan(target.id)} onClose={() => setTarget(null)} />
      ) : null}
    </>
  );
}
