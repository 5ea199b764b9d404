'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { nameOf } from './passkey-name.ts';
import type { PasskeyRow } from '@graha/auth/self/self';
import { useOwnChanged } from './use-own.ts';

export function RemovePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removePasskey.mutationOptions({
      onSuccess: () => {
        changed(`${nameOf(target)} is removed.`);
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: `Remove ${nameOf(target)}?`,
        description: 'It no longer opens your account. Your device may still list it; delete it there too.',
        submit: 'Remove passkey',
        pending: 'Removing',
        cancel: 'Keep it',
      }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: target.id })}
      onClose={onClose}
    />
  );
}
