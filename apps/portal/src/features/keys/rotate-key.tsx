'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChooseOverlap } from './choose-overlap.tsx';
import type { KeyRow } from './key.ts';
import type { Overlap } from './overlap.ts';
import { StoreKey } from './store-key.tsx';
import { KEYS_TEXT } from './text.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

const { rotate: TEXT, secret: SECRET } = KEYS_TEXT;

export type RotateKeyProps = {
  target: KeyRow;
  curl: string;
  /** Chosen at first. */
  overlap: Overlap;
  onClose: () => void;
};

/** As a key is made: first the question, then the secret, and no way out in between but "I stored it". */
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
      title={made ? SECRET.title : TEXT.title(target.name)}
      description={made ? SECRET.description : TEXT.description}
    >
      {made ? (
        <StoreKey
          made={made}
          curl={curl}
          note={variables.overlapMs === 0 ? TEXT.stopped : TEXT.until(made.oldValidUntil)}
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
