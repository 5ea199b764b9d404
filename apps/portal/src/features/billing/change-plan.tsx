'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import type { PlanLine } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { confirm: TEXT } = BILLING_TEXT;

export type ChangeOf = PlanLine & { step: 'upgrade' | 'downgrade' | 'end' | 'keep' };

/** Says what it costs and when, before anything is charged. */
export function ChangePlan({ line, onClose }: { line: ChangeOf; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const words = TEXT[line.step];
  const change = useMutation(
    trpc.billing.changePlan.mutationOptions({
      onSuccess: async () => {
        toast({ text: TEXT.done });
        await queries.invalidateQueries({ queryKey: trpc.billing.read.queryKey() });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      title={words.title(line.name)}
      description={words.body(line.priceCents, line.credits)}
      onOpenChange={onClose}
    >
      {change.error ? (
        <DialogBody>
          <FailureNote error={change.error} consequence={TEXT.failed} />
        </DialogBody>
      ) : null}
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {TEXT.cancel}
        </Button>
        <Button
          variant="primary"
          loading={change.isPending}
          loadingLabel={words.pending}
          onClick={() => change.mutate({ plan: line.id })}
        >
          {words.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
