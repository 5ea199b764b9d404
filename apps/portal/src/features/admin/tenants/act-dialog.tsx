'use client';

import type { ReactNode, SubmitEvent } from 'react';
import type { ApiFailure } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../../ui/dialog.tsx';
import { SubmitFooter } from '../../../ui/submit-footer.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { useProblemFocus } from '../../../ui/use-problem-focus.ts';
import { FailureNote } from '../../workspace/failure-note.tsx';
import { TENANT_TEXT } from './text.ts';
import type { Act } from './use-act.ts';

const { actions: TEXT } = TENANT_TEXT;

export type ActDialogProps = {
  act: Act;
  icon: ReactNode;
  text: { action: string; title: string; description: string; submit: string; pending: string };
  isPending: boolean;
  error: ApiFailure | null;
  onSubmit: (reason: string, form: FormData) => void;
  /** What is asked before the reason. */
  children?: ReactNode;
};

/** Nothing is done to a tenant without a reason. */
export function ActDialog({ act, icon, text, isPending, error, onSubmit, children }: ActDialogProps) {
  const form = useProblemFocus(error);
  const problems = error?.data?.fields;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    onSubmit(String(written.get('reason')), written);
  };
  return (
    <Dialog
      open={act.isOpen}
      onOpenChange={act.setOpen}
      title={text.title}
      description={text.description}
      trigger={<Button icon={icon}>{text.action}</Button>}
    >
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          {children}
          <Field label={TEXT.reason} hint={TEXT.reasonHint} error={problems?.['reason']}>
            {(control) => <Textarea {...control} name="reason" rows={3} required />}
          </Field>
          {error && !problems ? <FailureNote error={error} /> : null}
        </DialogBody>
        <SubmitFooter
          onCancel={() => act.setOpen(false)}
          cancel={TEXT.cancel}
          submit={text.submit}
          pending={isPending}
          pendingLabel={text.pending}
        />
      </form>
    </Dialog>
  );
}
