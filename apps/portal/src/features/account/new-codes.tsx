'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { StoreCodes } from './store-codes.tsx';
import { useOwnChanged } from './use-own.ts';

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
      title={codes ? 'Store your backup codes' : 'New backup codes'}
      description={
        codes
          ? 'Each opens your account once if your phone is lost. We show them now and never again.'
          : 'The codes that you have now stop working.'
      }
    >
      {codes ? (
        <StoreCodes codes={codes} stored={stored} onStored={setStored} onDone={onClose} />
      ) : (
        <PasswordStep
          text={{ submit: 'Make new codes', pending: 'Making new codes' }}
          pending={renew.isPending}
          error={renew.error}
          onSubmit={(password) => renew.mutate({ password })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
