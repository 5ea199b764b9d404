'use client';

import { Ellipsis } from '@graha/ui/icons/signs.tsx';
import { useState } from 'react';
import { IconButton } from '@graha/ui/button.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { date } from '@graha/domain/core/format';
import type { PasskeyRow } from '@graha/auth/self/self';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { AddPasskey, NamePasskey } from './add-passkey.tsx';
import { nameOf } from './after-reset.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useOwnChanged } from './own-account.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';

type Open = { what: 'rename' | 'remove'; passkey: PasskeyRow } | null;

export function Passkeys({ passkeys }: { passkeys: PasskeyRow[] }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState title="No passkeys yet" action={<AddPasskey />} className="py-5">
          Your device keeps it and shows it to no one. It takes ten seconds.
        </EmptyState>
      ) : (
        <>
          <ul>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="border-b border-line">
                <Line passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
              </li>
            ))}
          </ul>
          <div className="px-4 py-3.5 sm:px-5">
            <AddPasskey />
          </div>
        </>
      )}
      {open?.what === 'rename' ? <RenamePasskey target={open.passkey} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemovePasskey target={open.passkey} onClose={close} /> : null}
    </>
  );
}

function Line({ passkey, onOpen }: { passkey: PasskeyRow; onOpen: (what: 'rename' | 'remove') => void }) {
  const name = nameOf(passkey);
  return (
    <SettingsRow
      title={name}
      detail={passkey.addedAt ? `Added ${date(passkey.addedAt)}` : undefined}
      actions={
        <Menu
          trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis aria-hidden="true" />} />}
          groups={[
            [
              { label: 'Rename', onSelect: () => onOpen('rename') },
              { label: 'Remove', danger: true, onSelect: () => onOpen('remove') },
            ],
          ]}
        />
      }
    />
  );
}

function RenamePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
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
    <Dialog open title={`Rename ${nameOf(target)}`} onOpenChange={onClose}>
      <NamePasskey
        initial={target.name}
        text={{ submit: 'Save name', pending: 'Saving' }}
        pending={rename.isPending}
        error={rename.error}
        onSubmit={(name) => rename.mutate({ id: target.id, name })}
        onClose={onClose}
      />
    </Dialog>
  );
}

function RemovePasskey({ target, onClose }: { target: PasskeyRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removePasskey.mutationOptions({
      onSuccess: () => {
        changed(`${nameOf(target)} is removed.`);
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: `Remove ${nameOf(target)}?`,
        description: 'It no longer opens your account. Your device may still list it; delete it there too.',
        submit: 'Remove passkey',
        pending: 'Removing',
        cancel: 'Keep it',
      }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: target.id })}
      onClose={onClose}
    />
  );
}
