'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import type { KeyRow } from './key.ts';
import { LimitFields } from './limit-fields.tsx';
import { readLimits, type LimitProblems } from './limit-form.ts';
import type { ScopeFamilies } from './scope-families.ts';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const { restrict: TEXT } = KEYS_TEXT;

export type RestrictKeyProps = { target: KeyRow; families: ScopeFamilies; asOf: Date; onClose: () => void };

export function RestrictKey({ target, families, asOf, onClose }: RestrictKeyProps) {
  const [problems, setProblems] = useState<LimitProblems>({});
  const restrict = useRestrict(onClose);
  const submit = (written: FormData) => {
    const read = readLimits(written, { now: asOf, expiresAt: target.expiresAt });
    setProblems('problems' in read ? read.problems : {});
    if ('limits' in read) restrict.mutate({ keyId: target.keyId, limits: read.limits });
  };
  return (
    <Dialog open title={TEXT.title(target.name)} description={TEXT.description} onOpenChange={onClose}>
      <DialogForm
        text={TEXT}
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
        toast({ text: TEXT.done });
        onDone();
      },
      onSettled: refresh,
    }),
  );
}
