'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { DialogForm } from '../../../workspace/dialog-form.tsx';
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
      <DialogForm
        text={{ ...TEXT, cancel: MACHINE_TEXT.cancel, failed: MACHINE_TEXT.notTaken }}
        pending={audit.isPending}
        error={audit.error}
        onSubmit={() => audit.mutate({ fromGenesis: scope === 'genesis' })}
        onCancel={onClose}
      >
        {() => (
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
        )}
      </DialogForm>
    </Dialog>
  );
}
