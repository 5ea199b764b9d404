'use client';

import { useMutation } from '@tanstack/react-query';
import { Eye } from '@graha/ui/icons/actions.tsx';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { TextField, Textarea } from '@graha/ui/input.tsx';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';

/** Asks for a reason, then opens the workspace as its owner sees it. */
export function StartImpersonation({ tenantId, name }: { tenantId: string; name: string }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const enter = () => location.assign('/overview'); // A full load, so that no data of the operator stays in memory.
  const start = useMutation(trpc.admin.impersonation.start.mutationOptions({ onSuccess: enter }));
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        start.reset();
      }}
      title={`View ${name} as its owner`}
      description="For 30 minutes you see what its owner sees, and can change nothing. The workspace’s audit log records your view and the reason."
      trigger={<Button icon={<Eye aria-hidden="true" />}>View as owner</Button>}
    >
      <DialogForm
        text={{
          submit: 'View workspace',
          pending: 'Opening',
          cancel: 'Cancel',
        }}
        pending={start.isPending}
        error={start.error}
        onSubmit={(written) =>
          start.mutate({
            tenantId,
            reason: String(written.get('reason')),
            ticket: String(written.get('ticket')),
          })
        }
        onCancel={() => setOpen(false)}
        remedy={start.error?.data?.refusal === 'impersonation_running' ? <EndOther onEnded={start.reset} /> : null}
      >
        {(problemOf) => (
          <>
            <Field label="Reason" hint="The customer can read it." error={problemOf('reason')}>
              {(control) => <Textarea {...control} name="reason" rows={3} required />}
            </Field>
            <TextField name="ticket" label="Ticket" error={problemOf('ticket')} autoComplete="off" optional />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

/** Shown if another session of this operator views a workspace, perhaps in another browser. */
function EndOther({ onEnded }: { onEnded: () => void }) {
  const trpc = useTRPC();
  const stop = useMutation(trpc.admin.impersonation.stop.mutationOptions({ onSuccess: onEnded }));
  return (
    <>
      <Button
        className="justify-self-start"
        loading={stop.isPending}
        loadingLabel="Ending"
        onClick={() => stop.mutate()}
      >
        End the running one
      </Button>
      {stop.error ? <FailureNote error={stop.error} /> : null}
    </>
  );
}
