'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { DialogForm } from '../../../../shared/dialog-form.tsx';

export function RunAudit({ onClose }: { onClose: () => void }) {
  const [scope, setScope] = useState('checkpoint');
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const audit = useMutation(
    trpc.admin.machine.requestAudit.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({
          text: isNews
            ? 'Audit requested. It starts within seconds.'
            : 'You already requested an audit. It is not done yet.',
        });
        onClose();
      },
      onSettled: () =>
        queries.invalidateQueries({
          queryKey: trpc.admin.machine.audits.queryKey(),
        }),
    }),
  );
  return (
    <Dialog
      open
      title="Audit the ledger now?"
      description="The worker audits one workspace at a time while traffic continues. The result appears here when it is done."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Run audit', pending: 'Requesting', cancel: 'Cancel', failed: 'Nothing was requested.' }}
        pending={audit.isPending}
        error={audit.error}
        onSubmit={() => audit.mutate({ fromGenesis: scope === 'genesis' })}
        onCancel={onClose}
      >
        {() => (
          <Field label="Which entries">
            {(control) => (
              <Select
                {...control}
                value={scope}
                onChange={({ currentTarget }) => setScope(currentTarget.value)}
                options={[
                  {
                    value: 'checkpoint',
                    label: 'Since the last verified checkpoints',
                  },
                  {
                    value: 'genesis',
                    label: 'Every entry, from the first one',
                  },
                ]}
              />
            )}
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
}
