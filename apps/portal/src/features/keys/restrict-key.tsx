'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { FailureNote } from '../workspace/failure-note.tsx';
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
  const form = useProblemFocus(Object.values(problems)[0]);
  const restrict = useRestrict(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readLimits(new FormData(event.currentTarget), { now: asOf, expiresAt: target.expiresAt });
    setProblems('problems' in read ? read.problems : {});
    if ('limits' in read) restrict.mutate({ keyId: target.keyId, limits: read.limits });
  };
  return (
    <Dialog open title={TEXT.title(target.name)} description={TEXT.description} onOpenChange={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <LimitFields families={families} problems={problems} present={target} />
          {restrict.error ? <FailureNote error={restrict.error} /> : null}
        </DialogBody>
        <SubmitFooter
          onCancel={onClose}
          cancel={TEXT.cancel}
          submit={TEXT.submit}
          pending={restrict.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
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
