'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { TextField } from '../../ui/input.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { FailureNote } from '../workspace/failure-note.tsx';
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
  const form = useProblemFocus(problem);
  const report = useMutation(trpc.keys.reportLeak.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const foundAt = String(new FormData(event.currentTarget).get('found-at') ?? '').trim();
    const isAddress = foundAt === '' || (URL.canParse(foundAt) && /^https?:/i.test(foundAt));
    setProblem(isAddress ? null : TEXT.foundAtWrong);
    if (isAddress) report.mutate({ keyId: target.keyId, foundAt: foundAt || null });
  };
  if (report.data) {
    return <LeakSteps target={target} asOf={asOf} mails={report.data.mails} onWish={onWish} onClose={onClose} />;
  }
  return (
    <Dialog open title={TEXT.title(target.name)} description={TEXT.description} onOpenChange={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField
            name="found-at"
            label={TEXT.foundAt}
            hint={TEXT.foundAtHint}
            error={problem ?? report.error?.data?.fields?.['foundAt']}
            maxLength={500}
            inputMode="url"
            autoComplete="off"
            optional
          />
          {report.error ? <FailureNote error={report.error} /> : null}
        </DialogBody>
        <SubmitFooter
          onCancel={onClose}
          cancel={TEXT.cancel}
          submit={TEXT.submit}
          pending={report.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
