'use client';

import { Dialog } from '@graha/ui/dialog.tsx';
import { PasswordStep, type PasswordStepProps } from './password-step.tsx';

export type PasswordDialogProps = PasswordStepProps & {
  text: { title: string; description: string; submit: string; pending: string };
};

/** A dialog for a change that needs only the password. */
export function PasswordDialog(step: PasswordDialogProps) {
  return (
    <Dialog open title={step.text.title} description={step.text.description} onOpenChange={step.onClose}>
      <PasswordStep {...step} />
    </Dialog>
  );
}
