'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { StoreCodes } from './store-codes.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { renew: TEXT, codes: CODES } = PROFILE_TEXT.twoFactor;

/** The password, then the codes, shown once. */
export function NewCodes({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [stored, setStored] = useState(false);
  const renew = useMutation(trpc.profile.newBackupCodes.mutationOptions({ onSuccess: () => changed() }));
  const codes = renew.data?.backupCodes;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={renew.isIdle || renew.isError || stored}
      title={codes ? CODES.title : TEXT.title}
      description={codes ? CODES.description : TEXT.description}
    >
      {codes ? (
        <StoreCodes codes={codes} stored={stored} onStored={setStored} onDone={onClose} />
      ) : (
        <PasswordStep
          text={TEXT}
          pending={renew.isPending}
          error={renew.error}
          onSubmit={(password) => renew.mutate({ password })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
