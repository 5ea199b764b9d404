'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, useTRPC } from '../../shared/trpc-client.tsx';
import { monthsOf, YEAR_MONTHS_FREE } from '@graha/domain/billing/interval';
import { count, dollars } from '@graha/domain/core/format';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { PlanLine } from '@graha/procedures/billing/state';
import { Note } from '@graha/ui/note.tsx';
import { OPENING_OF } from './address.ts';

export type ChangeOf = PlanLine & { step: 'upgrade' | 'downgrade' | 'later' | 'yearly' | 'monthly' | 'end' | 'keep' };

export const isChange = (line: PlanLine): line is ChangeOf =>
  ['upgrade', 'downgrade', 'later', 'yearly', 'monthly', 'end', 'keep'].includes(line.step);

export type ChangePlanProps = {
  line: ChangeOf;
  /** True if the present plan is paid by the year. */
  isYearNow: boolean;
  /** Called after the payment; the plan arrives when the ledger has it. */
  onUpgraded: () => void;
  onClose: () => void;
};

/** Texts of the dialog, and of the page after the change. */
function textOf({ step, name, priceCents, interval, credits }: ChangeOf, isYearNow: boolean) {
  const price = `${dollars(priceCents)} a ${interval}`;
  switch (step) {
    case 'upgrade':
      return {
        title: `Upgrade to ${name}?`,
        description: `${dollars(priceCents)}${isYearNow ? ', less the unused time of your present year,' : ''} is charged to your card now, and a new ${interval} with ${count(credits)} credits${interval === 'year' ? ' each month' : ''} begins. Credits that you have left stay until they expire.`,
        submit: 'Pay and upgrade',
        pending: 'Upgrading',
        done: `You are on ${name}.`,
      };
    case 'downgrade':
    case 'later':
      return {
        title: `Change to ${name}?`,
        description: `From the ${isYearNow ? 'end of the year that is paid' : 'next period'}: ${price} and ${count(credits)} credits${interval === 'year' ? ' each month' : ''}. Until then everything stays as it is.`,
        submit: 'Change plan',
        pending: 'Changing',
        done: `${name} begins ${isYearNow ? 'when the paid year ends' : 'with the next period'}.`,
      };
    case 'yearly':
      return {
        title: `Pay ${name} by the year?`,
        description: `${dollars(priceCents)} is charged to your card now, and a new year begins: ${count(credits)} credits each month, for twelve months at the price of ${monthsOf('year') - YEAR_MONTHS_FREE}. Credits that you have left stay until they expire.`,
        submit: 'Pay for a year',
        pending: 'Changing',
        done: `You pay ${name} by the year.`,
      };
    case 'monthly':
      return {
        title: `Pay ${name} by the month?`,
        description: `From the end of the year that is paid: ${price}. Until then everything stays as it is.`,
        submit: 'Change to monthly',
        pending: 'Changing',
        done: `${name} is paid by the month from the end of the year.`,
      };
    case 'end':
      return {
        title: 'Cancel your plan?',
        description:
          'The plan ends with the period that is paid, and the workspace moves to Free. Until then its credits come each month. Keys, logs and top-ups stay. You can change your mind until then.',
        submit: 'Cancel at period end',
        pending: 'Cancelling',
        done: 'The plan ends with its period.',
      };
    case 'keep':
      return {
        title: `Keep ${name}?`,
        description: `We drop the scheduled change. The plan renews at ${price}.`,
        submit: 'Keep the plan',
        pending: 'Keeping',
        done: `${name} stays.`,
      };
  }
}

/** Shows the price and the date before anything is charged. */
export function ChangePlan({ line, isYearNow, onUpgraded, onClose }: ChangePlanProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { title, description, submit, pending, done } = textOf(line, isYearNow);
  const change = useMutation(
    trpc.billing.changePlan.mutationOptions({
      onSuccess: async (outcome) => {
        toast({
          text: outcome === 'already' ? `${line.name} is your plan already. Nothing was charged.` : done,
        });
        if (line.step === 'upgrade' || line.step === 'yearly') onUpgraded();
        await queries.invalidateQueries({ queryKey: trpc.billing.read.queryKey() });
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title,
        description,
        submit,
        pending,
        cancel: 'Not now',
        failed: 'Nothing has changed.',
      }}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ plan: line.id, interval: line.interval })}
      onClose={onClose}
    />
  );
}

export type ChosenPlanProps = {
  line: PlanLine;
  isYearNow: boolean;
  buying: { pending: boolean; error: ApiFailure | null };
  onBuy: () => void;
  onUpgraded: () => void;
  onClose: () => void;
};

/** Asks about a plan that was chosen before, with its price. Nothing is bought without confirmation. */
export function ChosenPlan({ line, isYearNow, buying, onBuy, onUpgraded, onClose }: ChosenPlanProps) {
  if (OPENING_OF[line.step] === 'current')
    return <Note>{`${line.name} is your plan already. Nothing was charged.`}</Note>;
  if (OPENING_OF[line.step] === 'nothing') return null;
  if (isChange(line)) return <ChangePlan line={line} isYearNow={isYearNow} onUpgraded={onUpgraded} onClose={onClose} />;
  return (
    <ConfirmDialog
      text={{
        submit: 'Continue to payment',
        pending: 'Opening',
        cancel: 'Not now',
        failed: 'Nothing has changed.',
        title: `Continue with ${line.name}?`,
        description: `${dollars(line.priceCents)} a ${line.interval} with ${count(line.credits)} credits${line.interval === 'year' ? ' each month' : ''}. You enter your card on the next page, at Stripe. Nothing is charged before you confirm there.`,
      }}
      pending={buying.pending}
      error={buying.error}
      onConfirm={onBuy}
      onClose={onClose}
    />
  );
}
