'use client';

import { useMutation } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../../trpc/client.tsx';
import { TextField } from '../../../ui/input.tsx';
import { ActDialog } from './act-dialog.tsx';
import { amountOf } from './amount.ts';
import { TENANT_TEXT } from './text.ts';
import { useAct } from './use-act.ts';

const { adjust: TEXT } = TENANT_TEXT.actions;

export function AdjustCredits({ tenantId }: { tenantId: string }) {
  const trpc = useTRPC();
  const act = useAct(tenantId);
  // Stays until the log has it: whatever became of the first press, a second one adjusts nothing again.
  const [adjustmentId, setAdjustmentId] = useState(() => crypto.randomUUID());
  const adjust = useMutation(
    trpc.admin.tenants.adjustCredits.mutationOptions({
      onSuccess: () => {
        setAdjustmentId(crypto.randomUUID());
        act.finish(TEXT.done);
      },
    }),
  );
  return (
    <ActDialog
      act={act}
      icon={<Coins aria-hidden="true" />}
      text={TEXT}
      isPending={adjust.isPending}
      error={adjust.error}
      onSubmit={(reason, form) =>
        adjust.mutate({ tenantId, adjustmentId, reason, amount: amountOf(String(form.get('amount'))) })
      }
    >
      {(problemOf) => (
        <TextField
          mono
          name="amount"
          label={TEXT.amount}
          hint={TEXT.amountHint}
          error={problemOf('amount')}
          autoComplete="off"
          required
        />
      )}
    </ActDialog>
  );
}
