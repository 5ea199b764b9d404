'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { date } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { signOut } from '../../shared/sign-out.ts';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { CurrentPassword } from './own-account.tsx';

export type Deletion = Outputs['profile']['deletion'];

const AFTERWARDS = '/sign-in?ended=deletion';

type DeleteAccountProps = { deletion: Deletion; email: string; hasPassword: boolean };

export function DeleteAccount({ deletion, email, hasPassword }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const { dueAt, isOperator, workspaces } = deletion;
  if (dueAt) {
    return (
      <SettingsRow
        title={`Your account will be deleted on ${date(dueAt)}.`}
        detail="Until then everything works."
        actions={<KeepAccount look="button" />}
      />
    );
  }
  const namesOf = (fate: Deletion['workspaces'][number]['fate']): string =>
    workspaces
      .filter((workspace) => workspace.fate === fate)
      .map(({ name }) => name)
      .join(', ');
  const [gone, handOver, paid] = [namesOf('deleted'), namesOf('hand-over'), namesOf('paid')];
  const isHeld = isOperator || handOver !== '' || paid !== '';
  return (
    <>
      <ul className="list-disc space-y-1 px-4 pt-3.5 pl-9 text-small text-text-2 sm:px-5 sm:pl-10">
        <li>
          {gone === ''
            ? 'You own no workspace that would be deleted with it.'
            : `Workspaces deleted with it, with their keys and requests: ${gone}.`}
        </li>
        <li>You leave the workspaces of others. The API keys that you made there keep working.</li>
        <li>Your sessions, passkeys, second factor and connected apps end.</li>
        <li>We keep billing records without your name.</li>
      </ul>
      {isOperator ? (
        <Held>An operator’s account cannot be deleted. Another operator has to take the role away first.</Held>
      ) : null}
      {handOver === '' ? null : (
        <Held>
          {`Others work in ${handOver}. Hand the ownership over under Team, or delete the workspace under Settings, first.`}
        </Held>
      )}
      {paid === '' ? null : <Held>{`A paid plan is running in ${paid}. Cancel it under Billing first.`}</Held>}
      <SettingsRow
        title="Delete my account"
        detail="It is deleted after seven days. Until then you can sign in and keep it."
        actions={
          <Button variant="danger" disabled={isHeld} onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        }
      >
        {open ? <DeletionDialog email={email} hasPassword={hasPassword} onClose={() => setOpen(false)} /> : null}
      </SettingsRow>
    </>
  );
}

const Held = ({ children }: { children: string }) => (
  <div className="px-4 pt-3.5 sm:px-5">
    <Note tone="warn">{children}</Note>
  </div>
);

type DeletionDialogProps = { email: string; hasPassword: boolean; onClose: () => void };

function DeletionDialog({ email, hasPassword, onClose }: DeletionDialogProps) {
  const trpc = useTRPC();
  const [input, setInput] = useState({ typed: '', password: '' });
  const request = useMutation(trpc.profile.requestDeletion.mutationOptions({ onSuccess: () => signOut(AFTERWARDS) }));
  return (
    <Dialog
      open
      title="Delete your account?"
      description={`You are signed out everywhere. To keep the account, sign in again within seven days. Your address is ${email}.`}
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Delete in seven days', pending: 'Deleting', cancel: 'Keep it' }}
        pending={request.isPending}
        error={request.error}
        onSubmit={() => request.mutate(input)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <TextField
              label="Type your address to confirm"
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={input.typed}
              error={problemOf('typed')}
              onChange={({ currentTarget }) => setInput({ ...input, typed: currentTarget.value })}
            />
            {hasPassword ? (
              <CurrentPassword
                value={input.password}
                error={problemOf('password')}
                onWrite={(password) => setInput({ ...input, password })}
              />
            ) : null}
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

function KeepAccount({ look }: { look: 'button' | 'link' }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.profile.withdrawDeletion.mutationOptions({
      onSuccess: async () => {
        toast({ text: 'Your account stays, and your workspaces with it.' });
        await queries.invalidateQueries();
        router.refresh();
      },
    }),
  );
  const act = () => withdraw.mutate();
  if (withdraw.error) return <span role="alert">{withdraw.error.message}</span>;
  return look === 'link' ? (
    <button type="button" className="link" disabled={withdraw.isPending} onClick={act}>
      Keep my account
    </button>
  ) : (
    <Button loading={withdraw.isPending} loadingLabel="Keeping" onClick={act}>
      Keep my account
    </Button>
  );
}

/** Shown above every page until the deletion is withdrawn or done. */
export const AccountDeletionNotice = ({ dueAt }: { dueAt: Date }) => (
  <Note tone="bad" title={`Your account will be deleted on ${date(dueAt)}.`}>
    Until then everything works. <KeepAccount look="link" />
  </Note>
);
