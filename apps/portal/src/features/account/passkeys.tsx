'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@graha/ui/button.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { date } from '@graha/domain/format';
import type { PasskeyRow } from '@graha/auth/self/self';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { nameOf } from './passkey-name.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

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
