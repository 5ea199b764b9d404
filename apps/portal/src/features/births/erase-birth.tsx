'use client';

import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { nameOf, type ShownBirth } from './births-path.ts';
import { useChanged } from '../../shared/use-changed.ts';

export type EraseBirthProps = { birth: ShownBirth; onErased?: () => void; onClose: () => void };

export function EraseBirth({ birth, onErased, onClose }: EraseBirthProps) {
  const trpc = useTRPC();
  const changed = useChanged('births');
  const erase = useMutation(
    trpc.births.erase.mutationOptions({
      onSuccess: () => {
        if (onErased) return onErased();
        changed('The birth is erased.');
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Erase this birth?',
        description: `Nothing of ${nameOf(birth)} is kept, and it cannot be brought back. Calls that name it are refused.`,
        submit: 'Erase',
        pending: 'Erasing',
        cancel: 'Keep',
      }}
      pending={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate({ birthId: birth.birthId })}
      onClose={onClose}
    />
  );
}
