'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import type { Wished } from './key-dialog.tsx';
import type { KeyRow } from './key.ts';
import { LeakSteps } from './leak-steps.tsx';
import { KEYS_TEXT } from './text.ts';

const { leak: TEXT } = KEYS_TEXT;

export type ReportLeakProps = {
  target: KeyRow;
  asOf: Date;
  onWish: (wished: Wished) => void;
  onClose: () => void;
};

/** First those are told who must know, then the one who reports learns what to do. */
export function ReportLeak({ target, asOf, onWish, onClose }: ReportLeakProps) {
  const trpc = useTRPC();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useMutation(trpc.keys.reportLeak.mutationOptions());
  const submit = (written: FormData) => {
    const foundAt = String(written.get('found-at') ?? '').trim();
    const isAddress = foundAt === '' || (URL.canParse(foundAt) && /^https?:/i.test(foundAt));
    setProblem(isAddress ? null : TEXT.foundAtWrong);
    if (isAddress) report.mutate({ keyId: target.keyId, foundAt: foundAt || null });
  };
  if (report.data) {
    return <LeakSteps target={target} asOf={asOf} mails={report.data.mails} onWish={onWish} onClose={onClose} />;
  }
  return (
    <Dialog open title={TEXT.title(target.name)} description={TEXT.description} onOpenChange={onClose}>
      <DialogForm
        text={TEXT}
        pending={report.isPending}
        error={report.error}
        problem={problem}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField
            name="found-at"
            label={TEXT.foundAt}
            hint={TEXT.foundAtHint}
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
