'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { Dialog, DialogBody } from '../../../../ui/dialog.tsx';
import { SubmitFooter } from '../../../../ui/submit-footer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { FailureNote } from '../../../workspace/failure-note.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { AUDITOR_TEXT } from './text.ts';

const { confirm: TEXT } = AUDITOR_TEXT;

export function RunAudit({ onClose }: { onClose: () => void }) {
  const [scope, setScope] = useState('checkpoint');
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const audit = useMutation(
    trpc.admin.machine.requestAudit.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({ text: isNews ? AUDITOR_TEXT.asked : AUDITOR_TEXT.askedAlready });
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.machine.audits.queryKey() }),
    }),
  );
  return (
    <Dialog open title={TEXT.title} description={TEXT.description} onOpenChange={onClose}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          audit.mutate({ fromGenesis: scope === 'genesis' });
        }}
      >
        <DialogBody>
          <Field label={TEXT.scope}>
            {(control) => (
              <Select
                {...control}
                value={scope}
                onChange={({ currentTarget }) => setScope(currentTarget.value)}
                options={[
                  { value: 'checkpoint', label: TEXT.checkpoint },
                  { value: 'genesis', label: TEXT.genesis },
                ]}
              />
            )}
          </Field>
          {audit.error ? <FailureNote error={audit.error} consequence={MACHINE_TEXT.notTaken} /> : null}
        </DialogBody>
        <SubmitFooter
          onCancel={onClose}
          cancel={MACHINE_TEXT.cancel}
          submit={TEXT.submit}
          pending={audit.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
