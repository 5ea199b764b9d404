'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import type { PlanLine } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { confirm: TEXT } = BILLING_TEXT;

export type ChangeOf = PlanLine & { step: 'upgrade' | 'downgrade' | 'end' | 'keep' };

export type ChangePlanProps = {
  line: ChangeOf;
  /** It is paid for, and comes as soon as the ledger has it. */
  onUpgraded: () => void;
  onClose: () => void;
};

/** Says what it costs and when, before anything is charged. */
export function ChangePlan({ line, onUpgraded, onClose }: ChangePlanProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const words = TEXT[line.step];
  const change = useMutation(
    trpc.billing.changePlan.mutationOptions({
      onSuccess: async () => {
        toast({ text: words.done(line.name) });
        if (line.step === 'upgrade') onUpgraded();
        await queries.invalidateQueries({ queryKey: trpc.billing.read.queryKey() });
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        ...TEXT,
        ...words,
        title: words.title(line.name),
        description: words.body(line.priceCents, line.credits),
      }}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ plan: line.id })}
      onClose={onClose}
    />
  );
}
