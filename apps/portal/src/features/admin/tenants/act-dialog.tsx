'use client';

import type { ReactNode } from 'react';
import type { ApiFailure } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { DialogForm, type ProblemOf } from '../../workspace/dialog-form.tsx';
import { TENANT_TEXT } from './text.ts';
import type { Act } from './use-act.ts';

const { actions: TEXT } = TENANT_TEXT;

export type ActDialogProps = {
  act: Act;
  icon: ReactNode;
  text: { action: string; title: string; description: string; submit: string; pending: string };
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
        text={{ ...text, cancel: TEXT.cancel }}
        pending={isPending}
        error={error}
        onSubmit={(written) => onSubmit(String(written.get('reason')), written)}
        onCancel={() => act.setOpen(false)}
      >
        {(problemOf) => (
          <>
            {children?.(problemOf)}
            <Field label={TEXT.reason} hint={TEXT.reasonHint} error={problemOf('reason')}>
              {(control) => <Textarea {...control} name="reason" rows={3} required />}
            </Field>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
