'use client';

import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextField, Textarea } from '../../../ui/input.tsx';
import { DialogForm } from '../../workspace/dialog-form.tsx';
import { FailureNote } from '../../workspace/failure-note.tsx';
import { IMPERSONATION_TEXT } from './text.ts';

const { start: TEXT } = IMPERSONATION_TEXT;

/** Asks why, then opens the workspace as its owner sees it. */
export function StartImpersonation({ tenantId, name }: { tenantId: string; name: string }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const enter = () => location.assign('/overview'); // A page of its own: nothing of the operator's stays in its memory.
  const start = useMutation(trpc.admin.impersonation.start.mutationOptions({ onSuccess: enter }));
  return (
    <Dialog
      open={open}
      onOpenChange={(wished) => {
        setOpen(wished);
        start.reset();
      }}
      title={TEXT.title(name)}
      description={TEXT.description}
      trigger={<Button icon={<Eye aria-hidden="true" />}>{TEXT.action}</Button>}
    >
      <DialogForm
        text={TEXT}
        pending={start.isPending}
        error={start.error}
        onSubmit={(written) =>
          start.mutate({ tenantId, reason: String(written.get('reason')), ticket: String(written.get('ticket')) })
        }
        onCancel={() => setOpen(false)}
        remedy={start.error?.data?.refusal === 'impersonation_running' ? <EndOther onEnded={start.reset} /> : null}
      >
        {(problemOf) => (
          <>
            <Field label={TEXT.reason} hint={TEXT.reasonHint} error={problemOf('reason')}>
              {(control) => <Textarea {...control} name="reason" rows={3} required />}
            </Field>
            <TextField name="ticket" label={TEXT.ticket} error={problemOf('ticket')} autoComplete="off" optional />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

/** Another session of the operator's looks at something, in a browser that may be far away. */
function EndOther({ onEnded }: { onEnded: () => void }) {
  const trpc = useTRPC();
  const stop = useMutation(trpc.admin.impersonation.stop.mutationOptions({ onSuccess: onEnded }));
  return (
    <>
      <Button
        className="justify-self-start"
        loading={stop.isPending}
        loadingLabel={TEXT.endingOther}
        onClick={() => stop.mutate()}
      >
        {TEXT.endOther}
      </Button>
      {stop.error ? <FailureNote error={stop.error} /> : null}
    </>
  );
}
