'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { nameOf } from './passkey-name.ts';
import type { PasskeyRow } from '@graha/auth/self/self';
import { useOwnChanged } from './use-own.ts';

export function RenamePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const rename = useMutation(
    trpc.profile.renamePasskey.mutationOptions({
      onSuccess: () => {
        changed();
        onClose();
      },
    }),
  );
  return (
    <Dialog open title={`Rename ${nameOf(target)}`} onOpenChange={onClose}>
      <NamePasskey
        initial={target.name}
        text={{ submit: 'Save name', pending: 'Saving' }}
        pending={rename.isPending}
        error={rename.error}
        onSubmit={(name) => rename.mutate({ id: target.id, name })}
        onClose={onClose}
      />
    </Dialog>
  );
}
