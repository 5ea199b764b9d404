'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { LimitFields } from './limit-fields.tsx';
import { readLimits, type LimitProblems } from '@graha/procedures/keys/limit-form';
import type { ScopeFamilies } from './page-data.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

export type RestrictKeyProps = { target: KeyListItem; families: ScopeFamilies; asOf: Date; onClose: () => void };

export function RestrictKey({ target, families, asOf, onClose }: RestrictKeyProps) {
  const [problems, setProblems] = useState<LimitProblems>({});
  const restrict = useRestrict(onClose);
  const submit = (written: FormData) => {
    const read = readLimits(written, { now: asOf, expiresAt: target.expiresAt });
    setProblems('problems' in read ? read.problems : {});
    if ('limits' in read) restrict.mutate({ keyId: target.keyId, limits: read.limits });
  };
  return (
    <Dialog
      open
      title={`Change the limits of ${target.name}`}
      description="They hold for the next call, within one second."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Save limits', pending: 'Saving', cancel: 'Cancel' }}
        pending={restrict.isPending}
        error={restrict.error}
        problem={Object.values(problems)[0]}
        onSubmit={submit}
        onCancel={onClose}
      >
        {() => <LimitFields families={families} problems={problems} present={target} />}
      </DialogForm>
    </Dialog>
  );
}

function useRestrict(onDone: () => void) {
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useRefreshKeys();
  return useMutation(
    trpc.keys.restrict.mutationOptions({
      onSuccess: () => {
        toast({ text: 'The limits are changed.' });
        onDone();
      },
      onSettled: refresh,
    }),
  );
}
