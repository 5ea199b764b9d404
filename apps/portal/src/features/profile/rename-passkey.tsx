'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { nameOf } from './passkey-name.ts';
import type { PasskeyRow } from './self.ts';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { rename: TEXT } = PROFILE_TEXT.passkeys;

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
    <Dialog open title={TEXT.title(nameOf(target))} onOpenChange={onClose}>
      <NamePasskey
        initial={target.name}
        text={TEXT}
        pending={rename.isPending}
        error={rename.error}
        onSubmit={(name) => rename.mutate({ id: target.id, name })}
        onClose={onClose}
      />
    </Dialog>
  );
}
