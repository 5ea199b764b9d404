'use client';

import { useState } from 'react';
import { WEBHOOK_TYPE_NAMES } from '@graha/domain/webhooks/webhook-types';
import { Dialog } from '@graha/ui/dialog.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { useShownOnce } from '../../../shared/shown-once.ts';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { SHOWN_ONCE, StoreSecret } from './store-secret.tsx';
import { readTarget, TargetFields, TYPES_NONE } from './target-fields.tsx';
import { useChanged } from '../../../shared/use-changed.ts';

/** Two steps, as for a key: the form, then the secret, which closes only by "I stored it". */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const { mutationId } = useMutationId();
  const [stored, setStored] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { request: add, ...secret } = useShownOnce(
    trpc.webhooks.add.mutationOptions({ onSuccess: () => changed(null) }),
  );
  const leave = () => secret.leave(stored, onClose);
  const submit = (written: FormData) => {
    const target = readTarget(written);
    setProblem(target.types.length === 0 ? TYPES_NONE : null);
    if (target.types.length > 0) secret.send({ ...target, mutationId });
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={secret.mayClose(stored)}
      title={add.data ? 'Copy the secret now' : 'Add webhook'}
      {...(add.data ? { description: SHOWN_ONCE } : {})}
    >
      {add.data ? (
        <StoreSecret secret={add.data.secret} note={null} stored={stored} onStored={setStored} onDone={onClose} />
      ) : (
        <DialogForm
          text={{ submit: 'Add webhook', pending: 'Adding', cancel: 'Cancel' }}
          pending={add.isPending}
          error={add.error}
          problem={problem}
          onSubmit={submit}
          onCancel={leave}
        >
          {(problemOf) => (
            <TargetFields
              present={{ url: '', types: [...WEBHOOK_TYPE_NAMES] }}
              problemOf={problemOf}
              problem={problem}
            />
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
