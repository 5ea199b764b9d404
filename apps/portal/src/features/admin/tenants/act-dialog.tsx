'use client';

import { type ReactNode, useState } from 'react';
import { type ApiFailure, useTRPC } from '../../../shared/trpc-client.tsx';
import { Button, type ButtonLook } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Textarea } from '@graha/ui/input.tsx';
import { DialogForm, type ProblemOf } from '../../../shared/dialog-form.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';

export type ActDialogProps = {
  act: Act;
  icon: ReactNode;
  /** The look of the button; a row of a list has a small one. */
  look?: Pick<ButtonLook, 'size' | 'variant'>;
  text: {
    action: string;
    /** Accessible name of the button, with its object, if a list has several such buttons. */
    name?: string;
    title: string;
    description: string;
    submit: string;
    pending: string;
  };
  isPending: boolean;
  error: ApiFailure | null;
  onSubmit: (reason: string, written: FormData) => void;
  /** Fields before the reason. */
  children?: (problemOf: ProblemOf) => ReactNode;
};

/** Every operator action on a tenant requires a reason. */
export function ActDialog({ act, icon, look, text, isPending, error, onSubmit, children }: ActDialogProps) {
  return (
    <Dialog
      open={act.isOpen}
      onOpenChange={act.setOpen}
      title={text.title}
      description={text.description}
      trigger={
        <Button icon={icon} {...look} {...(text.name ? { 'aria-label': text.name } : {})}>
          {text.action}
        </Button>
      }
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

export type Act = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Shows a toast and reads the tenant again. */
  finish: (text: string) => void;
};

/** Returns the state of a dialog for one operator action. */
export function useAct(tenantId: string): Act {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    setOpen,
    finish: (text) => {
      setOpen(false);
      toast({ text });
      void queries.invalidateQueries({ queryKey: trpc.admin.tenants.read.queryKey({ tenantId }) });
    },
  };
}
