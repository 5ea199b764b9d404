'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import type { KeyAction } from './key-dialog.tsx';
import { FOUND_AT_WRONG } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { LeakSteps } from './leak-steps.tsx';

export type ReportLeakProps = {
  target: KeyListItem;
  asOf: Date;
  onAction: (action: KeyAction) => void;
  onClose: () => void;
};

/** Notifies the owner and the admins, then shows the next steps. */
export function ReportLeak({ target, asOf, onAction, onClose }: ReportLeakProps) {
  const trpc = useTRPC();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useMutation(trpc.keys.reportLeak.mutationOptions());
  const submit = (written: FormData) => {
    const foundAt = String(written.get('found-at') ?? '').trim();
    const isAddress = foundAt === '' || (URL.canParse(foundAt) && /^https?:/i.test(foundAt));
    setProblem(isAddress ? null : FOUND_AT_WRONG);
    if (isAddress) report.mutate({ keyId: target.keyId, foundAt: foundAt || null });
  };
  if (report.data) {
    return <LeakSteps target={target} asOf={asOf} mails={report.data.mails} onAction={onAction} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      title={`${target.name} leaked?`}
      description="The owner and the admins get a mail that says what to do. The key itself goes on until you stop it."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Report the leak', pending: 'Reporting', cancel: 'Cancel' }}
        pending={report.isPending}
        error={report.error}
        problem={problem}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField
            name="found-at"
            label="Where it was found"
            hint="An address, such as that of a public repository."
            error={problem ?? problemOf('foundAt')}
            maxLength={500}
            inputMode="url"
            autoComplete="off"
            optional
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
