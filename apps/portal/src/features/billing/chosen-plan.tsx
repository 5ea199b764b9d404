'use client';

import { dollars, count } from '@graha/domain/format';
import type { ApiFailure } from '../../shared/trpc-client.tsx';
import { Note } from '@graha/ui/note.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { ChangePlan, isChange } from './change-plan.tsx';
import { OPENING_OF } from './choice.ts';
import type { PlanLine } from '@graha/procedures/billing/state';

export type ChosenPlanProps = {
  line: PlanLine;
  buying: { pending: boolean; error: ApiFailure | null };
  onBuy: () => void;
  onUpgraded: () => void;
  onClose: () => void;
};

/** For a plan that was chosen before: says what it costs and asks. Nothing is bought without the answer. */
export function ChosenPlan({ line, buying, onBuy, onUpgraded, onClose }: ChosenPlanProps) {
  if (OPENING_OF[line.step] === 'current')
    return <Note>{`${line.name} is your plan already. Nothing was charged.`}</Note>;
  if (OPENING_OF[line.step] === 'nothing') return null;
  if (isChange(line)) return <ChangePlan line={line} onUpgraded={onUpgraded} onClose={onClose} />;
  return (
    <ConfirmDialog
      text={{
        submit: 'Continue to payment',
        pending: 'Opening',
        cancel: 'Not now',
        failed: 'Nothing has changed.',
        title: `Continue with ${line.name}?`,
        description: `${dollars(line.priceCents)} a month with ${count(line.credits)} credits. You enter your card on the next page, at Stripe. Nothing is charged before you confirm there.`,
      }}
      pending={buying.pending}
      error={buying.error}
      onConfirm={onBuy}
      onClose={onClose}
    />
  );
}
