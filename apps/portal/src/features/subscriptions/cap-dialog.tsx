'use client';

import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { useChanged } from '../../shared/use-changed.ts';
import type { ShownSubscription } from './subscriptions-path.ts';

type CapDialogProps = { subscription: ShownSubscription; onClose: () => void };

export function CapDialog({ subscription: { subscriptionId, capCredits }, onClose }: CapDialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('subscriptions');
  const change = useMutation(
    trpc.subscriptions.changeCap.mutationOptions({
      onSuccess: () => {
        changed('The cap is changed.');
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!change.isPending}
      title="Change the cap"
      description="At its cap the subscription stops until the next month, and says so once. A stopped one goes on when you resume it."
    >
      <DialogForm
        text={{ submit: 'Save', pending: 'Saving', cancel: 'Cancel' }}
        pending={change.isPending}
        error={change.error}
        onSubmit={(written) => {
          const cap = String(written.get('cap') ?? '').trim();
          change.mutate({ subscriptionId, capCredits: cap === '' ? null : Number(cap) });
        }}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField
            label="Cap a month"
            optional
            name="cap"
            inputMode="numeric"
            hint="In credits; empty for none"
            defaultValue={capCredits ?? ''}
            error={problemOf('capCredits')}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
