'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { NewCodes } from './new-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx';
import { useOwnChanged } from './use-own.ts';

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
