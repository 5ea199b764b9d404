'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fullInstant } from '@graha/domain/core/format';
import { Dialog } from '@graha/ui/dialog.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { useShownOnce } from '../../../shared/shown-once.ts';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { SHOWN_ONCE, StoreSecret } from './store-secret.tsx';
import { readTarget, TargetFields, TYPES_NONE } from './target-fields.tsx';
import { useChanged } from '../../../shared/use-changed.ts';

export type ShownWebhook = Outputs['webhooks']['list']['webhooks'][number];
type DialogProps = { webhook: ShownWebhook; onClose: () => void };

export function ChangeWebhook({ webhook, onClose }: DialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation(
    trpc.webhooks.change.mutationOptions({
      onSuccess: () => {
        changed('The webhook is changed.');
        onClose();
      },
    }),
  );
  const submit = (written: FormData) => {
    const target = readTarget(written);
    setProblem(target.types.length === 0 ? TYPES_NONE : null);
    if (target.types.length > 0) change.mutate({ ...target, webhookId: webhook.webhookId });
  };
  return (
    <Dialog open title="Change webhook" onOpenChange={onClose}>
      <DialogForm
        text={{ submit: 'Save', pending: 'Saving', cancel: 'Cancel' }}
        pending={change.isPending}
        error={change.error}
        problem={problem}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(problemOf) => <TargetFields present={webhook} problemOf={problemOf} problem={problem} />}
      </DialogForm>
    </Dialog>
  );
}

export function ReplaceSecret({ webhook, onClose }: DialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const [stored, setStored] = useState(false);
  const { request: replace, ...secret } = useShownOnce(
    trpc.webhooks.replaceSecret.mutationOptions({ onSuccess: () => changed(null) }),
  );
  const leave = () => secret.leave(stored, onClose);
  if (!replace.data) {
    return (
      <ConfirmDialog
        text={{
          title: 'Replace the secret?',
          description: 'For 24 hours each message carries the signatures of both secrets. Then the old one ends.',
          submit: 'Replace secret',
          pending: 'Replacing',
          cancel: 'Cancel',
        }}
        pending={replace.isPending}
        error={replace.error}
        onConfirm={() => secret.send({ webhookId: webhook.webhookId })}
        onClose={leave}
      />
    );
  }
  return (
    <Dialog
      open
      title="Copy the secret now"
      description={SHOWN_ONCE}
      onOpenChange={leave}
      dismissable={secret.mayClose(stored)}
    >
      <StoreSecret
        secret={replace.data.secret}
        note={`The old secret signs too until ${fullInstant(replace.data.oldValidUntil)}.`}
        stored={stored}
        onStored={setStored}
        onDone={onClose}
      />
    </Dialog>
  );
}

export function RemoveWebhook({ webhook, onClose }: DialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const remove = useMutation(
    trpc.webhooks.remove.mutationOptions({
      onSuccess: () => {
        changed('The webhook is removed.');
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Remove this webhook?',
        description: `Nothing more is sent to ${webhook.url}, and its deliveries are deleted.`,
        submit: 'Remove',
        pending: 'Removing',
        cancel: 'Keep',
      }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ webhookId: webhook.webhookId })}
      onClose={onClose}
    />
  );
}
