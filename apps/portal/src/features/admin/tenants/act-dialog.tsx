'use client';

import type { ReactNode } from 'react';
import type { ApiFailure } from '../../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Textarea } from '@graha/ui/input.tsx';
import { DialogForm, type ProblemOf } from '../../../shared/dialog-form.tsx';
import type { Act } from './use-act.ts';

export type ActDialogProps = {
  act: Act;
  icon: ReactNode;
  text: {
    action: string;
    title: string;
    description: string;
    submit: string;
    pending: string;
  };
  isPending: boolean;
  error: ApiFailure | null;
  onSubmit: (reason: string, written: FormData) => void;
  /** What is asked before the reason. */
  children?: (problemOf: ProblemOf) => ReactNode;
};

/** Nothing is done to a tenant without a reason. */
export function ActDialog({ act, icon, text, isPending, error, onSubmit, children }: ActDialogProps) {
  return (
    <Dialog
      open={act.isOpen}
      onOpenChange={act.setOpen}
      title={text.title}
      description={text.description}
      trigger={<Button icon={icon}>{text.action}</Button>}
    >
      <DialogForm
        text={{ ...text, cancel: 'Cancel' }}
        pending={isPending}
        error={error}
        onSubmit={(written) => onSubmit(String(written.get('reason')), written)}
        onCancel={() => act.setOpen(false)}
      >
        {(problemOf) => (
          <>
            {children?.(problemOf)}
            <Field
              label="Reason"
              hint="Recorded in the log, where the workspace can read it."
              error={problemOf('reason')}
            >
              {(control) => <Textarea {...control} name="reason" rows={3} required />}
            </Field>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
