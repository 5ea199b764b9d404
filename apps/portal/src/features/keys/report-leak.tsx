'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import type { KeyAction } from './key.ts';
import { FOUND_AT_WRONG, mayBecome, stateOf } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { count } from '@graha/domain/core/format';
import { Link } from '@graha/ui/link.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { requestsPath } from './key.ts';

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

const STOPS = ['revoke', 'rotate'] as const;

export type LeakStepsProps = {
  target: KeyListItem;
  asOf: Date;
  mails: number;
  onAction: (action: KeyAction) => void;
  onClose: () => void;
};

/** The steps after a leak, the most urgent first. */
function LeakSteps({ target, asOf, mails, onAction, onClose }: LeakStepsProps) {
  const isStopped = ['revoked', 'expired'].includes(stateOf(target, asOf));
  const changes = isStopped ? [] : STOPS.filter((change) => mayBecome(target, change, asOf));
  const stop = changes.includes('rotate')
    ? 'Stop the key: revoke it, or replace it without an overlap if a server still needs one.'
    : 'Stop the key: revoke it. The key that replaces it goes on.';
  return (
    <Dialog
      open
      title="What to do now"
      description={
        mails === 0
          ? 'The leak is in the audit log. The owner and the admins got a mail within the last hour.'
          : `The leak is in the audit log, and ${mails === 1 ? 'one mail is' : `${count(mails)} mails are`} on the way to the owner and the admins.`
      }
      onOpenChange={onClose}
    >
      <DialogBody>
        <Note tone="bad">
          <ol className="ml-4 grid list-decimal gap-3">
            <li>
              {isStopped ? 'The key is stopped: calls with it are refused.' : stop}
              <span className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {changes.map((change) => (
                  <Button
                    key={change}
                    size="sm"
                    variant={change === 'revoke' ? 'danger' : 'default'}
                    onClick={() => onAction({ change, row: target, isUrgent: true })}
                  >
                    {change === 'revoke' ? 'Revoke key' : 'Replace key'}
                  </Button>
                ))}
              </span>
            </li>
            <li>
              Look for calls that are not yours in{' '}
              <Link href={requestsPath(target.keyId)} className="link">
                the requests of this key
              </Link>
              .
            </li>
            <li>Remove the key from the place where it was found. Copies of a stopped key are refused.</li>
          </ol>
        </Note>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
