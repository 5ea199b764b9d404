'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NewCodes } from './new-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';
import { PROFILE_TEXT } from './text.ts';
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx';
import { useOwnChanged } from './use-own.ts';

const { twoFactor: TEXT } = PROFILE_TEXT;

type Open = 'turn-on' | 'turn-off' | 'new-codes' | null;

export function TwoFactor({ isOn, codesLeft }: { isOn: boolean; codesLeft: number | null }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsRow
      title={
        <Badge {...(isOn ? ({ tone: 'ok', shape: 'dot' } as const) : ({ shape: 'ring' } as const))}>
          {isOn ? TEXT.on : TEXT.off}
        </Badge>
      }
      detail={codesLeft === null ? undefined : TEXT.codesLeft(codesLeft)}
      actions={
        isOn ? (
          <>
            <Button onClick={() => setOpen('new-codes')}>{TEXT.newCodes}</Button>
            <Button variant="danger" onClick={() => setOpen('turn-off')}>
              {TEXT.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('turn-on')}>{TEXT.turnOn}</Button>
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
        changed(TEXT.end.done);
        onClose();
      },
    }),
  );
  return (
    <PasswordDialog
      text={TEXT.end}
      pending={end.isPending}
      error={end.error}
      onSubmit={(password) => end.mutate({ password })}
      onClose={onClose}
    />
  );
}
