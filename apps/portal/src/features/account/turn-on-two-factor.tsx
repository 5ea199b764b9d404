'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { StoreCodes } from './store-codes.tsx';
import { useOwnChanged } from './use-own.ts';

/** Three steps in one dialog: the password, the app, the backup codes. It is on once the app's code was right. */
export function TurnOnTwoFactor({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [stored, setStored] = useState(false);
  const begin = useMutation(trpc.profile.beginTwoFactor.mutationOptions());
  const finish = useMutation(trpc.profile.finishTwoFactor.mutationOptions());
  const leave = () => {
    if (finish.isSuccess) changed(); // Not earlier: the page would remove the dialog with the button that opened it.
    onClose();
  };
  const text = finish.isSuccess
    ? {
        title: 'Store your backup codes',
        description: 'Each opens your account once if your phone is lost. We show them now and never again.',
      }
    : begin.data
      ? { title: 'Scan with your app', description: 'Any authenticator app works. Then enter the code that it shows.' }
      : { title: 'Turn on two-factor sign-in', description: 'First your password, then your app.' };
  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={finish.isIdle || finish.isError || stored}
      title={text.title}
      description={text.description}
    >
      {finish.isSuccess && begin.data ? (
        <StoreCodes codes={begin.data.backupCodes} stored={stored} onStored={setStored} onDone={leave} />
      ) : begin.data ? (
        <ScanStep
          made={begin.data}
          pending={finish.isPending}
          error={finish.error}
          onSubmit={(code) => finish.mutate({ code })}
          onClose={leave}
        />
      ) : (
        <PasswordStep
          text={{ submit: 'Continue', pending: 'Checking' }}
          pending={begin.isPending}
          error={begin.error}
          onSubmit={(password) => begin.mutate({ password })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}
