'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, useTRPC } from '../../shared/trpc-client.tsx';
import { count, dollars } from '@graha/domain/core/format';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { PlanLine } from '@graha/procedures/billing/state';
import { Note } from '@graha/ui/note.tsx';
import { OPENING_OF } from './address.ts';

export type ChangeOf = PlanLine & { step: 'upgrade' | 'downgrade' | 'end' | 'keep' };

export const isChange = (line: PlanLine): line is ChangeOf =>
  ['upgrade', 'downgrade', 'end', 'keep'].includes(line.step);

export type ChangePlanProps = {
  line: ChangeOf;
  /** Called after the payment; the plan arrives when the ledger has it. */
  onUpgraded: () => void;
  onClose: () => void;
};

/** Texts of the dialog, and of the page after the change. */
function textOf({ step, name, priceCents, credits }: ChangeOf) {
  switch (step) {
    case 'upgrade':
      return {
        title: `Upgrade to ${name}?`,
        description: `${dollars(priceCents)} is charged to your card now, and a new month with ${count(credits)} credits begins. Credits that you have left stay until they expire.`,
        submit: 'Pay and upgrade',
        pending: 'Upgrading',
        done: `You are on ${name}.`,
      };
    case 'downgrade':
      return {
        title: `Change to ${name}?`,
        description: `From the next period: ${dollars(priceCents)} a month and ${count(credits)} credits. Until then everything stays as it is.`,
        submit: 'Change plan',
        pending: 'Changing',
        done: `${name} begins with the next period.`,
      };
    case 'end':
      return {
        title: 'Cancel your plan?',
        description:
          'The plan ends with its period, and the workspace moves to Free. Keys, logs and top-ups stay. You can change your mind until then.',
        submit: 'Cancel at period end',
        pending: 'Cancelling',
        done: 'The plan ends with its period.',
      };
    case 'keep':
      return {
        title: `Keep ${name}?`,
        description: `We drop the scheduled change. The plan renews at ${dollars(priceCents)} a month.`,
        submit: 'Keep the plan',
        pending: 'Keeping',
        done: `${name} stays.`,
      };
  }
}

/** Shows the price and the date before anything is charged. */
export function ChangePlan({ line, onUpgraded, onClose }: ChangePlanProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { title, description, submit, pending, done } = textOf(line);
  const change = useMutation(
    trpc.billing.changePlan.mutationOptions({
      onSuccess: async (outcome) => {
        toast({
          text: outcome === 'already' ? `${line.name} is your plan already. Nothing was charged.` : done,
        });
        if (line.step === 'upgrade') onUpgraded();
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
      onConfirm={() => change.mutate({ plan: line.id })}
      onClose={onClose}
    />
  );
}

export type ChosenPlanProps = {
  line: PlanLine;
  buying: { pending: boolean; error: ApiFailure | null };
  onBuy: () => void;
  onUpgraded: () => void;
  onClose: () => void;
};

/** Asks about a plan that was chosen before, with its price. Nothing is bought without confirmation. */
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
