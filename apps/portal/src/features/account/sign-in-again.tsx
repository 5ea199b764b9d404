'use client';

import { signInPath } from '@graha/auth/core/return-path';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Note } from '@graha/ui/note.tsx';
import { useMutation } from '@tanstack/react-query';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { signOut } from '../../shared/sign-out.ts';

/** Shown if only a provider signs the account in, because there is no password to type. A new session needs no confirmation. */
export function SignInAgain({
  from,
  onCancel,
}: {
  /** Path to return to after sign-in. */ from: string | undefined;
  onCancel: () => void;
}) {
  const leave = useMutation({ mutationFn: () => signOut(signInPath(from ?? location.pathname + location.search)) });
  return (
    <Dialog
      open
      title="Sign in again"
      description="You signed in more than a day ago, and your account has no password to confirm. After you sign in you are back on this page, and can do what you asked for."
      onOpenChange={onCancel}
    >
      <DialogForm
        text={{ submit: 'Sign out and in again', pending: 'Signing out', cancel: 'Cancel' }}
        pending={leave.isPending}
        error={null}
        onSubmit={() => leave.mutate()}
        onCancel={onCancel}
      >
        {() =>
          leave.isError ? (
            <Note tone="bad" role="alert">
              You are still signed in: the server did not answer. Try again.
            </Note>
          ) : null
        }
      </DialogForm>
    </Dialog>
  );
}
