'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import { nameOf } from './passkey-name.ts';
import type { PasskeyRow } from './self.ts';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { remove: TEXT } = PROFILE_TEXT.passkeys;

export function RemovePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removePasskey.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done(nameOf(target)));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...TEXT, title: TEXT.title(nameOf(target)) }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: target.id })}
      onClose={onClose}
    />
  );
}
