'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useShownOnce } from '../../shared/shown-once.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx';
import { PasswordStep, type PasswordStepProps, useOwnChanged } from './own-account.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { StoreCodes } from './store-codes.tsx';

type Open = 'turn-on' | 'turn-off' | 'new-codes' | null;

export function TwoFactor({ isOn, codesLeft }: { isOn: boolean; codesLeft: number | null }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsRow
      title={
        <Badge {...(isOn ? ({ tone: 'ok', shape: 'dot' } as const) : ({ shape: 'ring' } as const))}>
          {isOn ? 'On' : 'Off'}
        </Badge>
      }
      detail={codesLeft === null ? undefined : `${codesLeft} backup ${codesLeft === 1 ? 'code is' : 'codes are'} left.`}
      actions={
        isOn ? (
          <>
            <Button onClick={() => setOpen('new-codes')}>New backup codes</Button>
            <Button variant="danger" onClick={() => setOpen('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('turn-on')}>Turn on</Button>
        )
      }
    >
      {open === 'turn-on' ? <TurnOnTwoFactor onClose={close} /> : null}
      {open === 'turn-off' ? <TurnOff onClose={close} /> : null}
      {open === 'new-codes' ? <NewCodes onClose={close} /> : null}
    </SettingsRow>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const end = useMutation(
    trpc.profile.endTwoFactor.mutationOptions({
      onSuccess: () => {
        changed('Two-factor sign-in is off.');
        onClose();
      },
    }),
  );
  return (
    <PasswordDialog
      text={{
        title: 'Turn off two-factor sign-in',
        description: 'From then on your password alone opens your account.',
        submit: 'Turn off',
        pending: 'Turning off',
      }}
      pending={end.isPending}
      error={end.error}
      onSubmit={(password) => end.mutate({ password })}
      onClose={onClose}
    />
  );
}

/** The password, then the codes, shown once. */
function NewCodes({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [stored, setStored] = useState(false);
  const { request: renew, ...secret } = useShownOnce(
    trpc.profile.newBackupCodes.mutationOptions({ onSuccess: () => changed() }),
  );
  const leave = () => secret.leave(stored, onClose);
  const codes = renew.data?.backupCodes;
  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={secret.mayClose(stored)}
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
          onSubmit={(password) => secret.send({ password })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}

export type PasswordDialogProps = PasswordStepProps & {
  text: { title: string; description: string; submit: string; pending: string };
};

/** A dialog for a change that needs only the password. */
export function PasswordDialog(step: PasswordDialogProps) {
  return (
    <Dialog open title={step.text.title} description={step.text.description} onOpenChange={step.onClose}>
      <PasswordStep {...step} />
    </Dialog>
  );
}
