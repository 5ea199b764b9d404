'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { StoreCodes } from './store-codes.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { begin: BEGIN, scan: SCAN, codes: CODES } = PROFILE_TEXT.twoFactor;

/** Three steps in one dialog: the password, the app, the backup codes. It is on once the app's code was right. */
export function TurnOnTwoFactor({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [stored, setStored] = useState(false);
  const begin = useMutation(trpc.profile.beginTwoFactor.mutationOptions());
  const finish = useMutation(trpc.profile.finishTwoFactor.mutationOptions());
  const leave = () => {
    if (finish.isSuccess) changed(); // Not before: the room would take the dialog away with the button that opened it.
    onClose();
  };
  const text = finish.isSuccess ? CODES : begin.data ? SCAN : BEGIN;
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
          text={BEGIN}
          pending={begin.isPending}
          error={begin.error}
          onSubmit={(password) => begin.mutate({ password })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}
