'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fullInstant } from '@graha/domain/format';
import { Dialog } from '@graha/ui/dialog.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { Overlap } from '@graha/procedures/keys/key';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { ChooseOverlap } from './choose-overlap.tsx';
import { StoreKey } from './store-key.tsx';
import { useRefreshKeys } from './use-refresh-keys.ts';

export type RotateKeyProps = {
  target: KeyListItem;
  curl: string;
  /** Chosen at first. */
  overlap: Overlap;
  onClose: () => void;
};

/** Two steps, as for a new key: the question, then the secret, which closes only by "I stored it". */
export function RotateKey({ target, curl, overlap, onClose }: RotateKeyProps) {
  const trpc = useTRPC();
  const refresh = useRefreshKeys();
  const [stored, setStored] = useState(false);
  const rotate = useMutation(trpc.keys.rotate.mutationOptions({ onSettled: refresh }));
  const { data: made, variables } = rotate;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!made || stored}
      title={made ? 'Copy your key now' : `Replace ${target.name}`}
      description={
        made
          ? 'We keep only its hash. After you close this, no one can show it again, not even us.'
          : 'A new key is made with the same name and limits. Both work until the overlap ends; credits are not doubled.'
      }
    >
      {made ? (
        <StoreKey
          made={made}
          curl={curl}
          note={
            variables.overlapMs === 0
              ? 'The old key is refused from now on.'
              : `The old key works until ${fullInstant(made.oldValidUntil)}.`
          }
          stored={stored}
          onStored={setStored}
          onDone={onClose}
        />
      ) : (
        <ChooseOverlap
          initial={overlap}
          pending={rotate.isPending}
          error={rotate.error}
          onSubmit={(overlapMs) => rotate.mutate({ keyId: target.keyId, overlapMs })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
