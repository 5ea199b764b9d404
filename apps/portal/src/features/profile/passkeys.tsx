'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu } from '../../ui/menu.tsx';
import { date } from '../workspace/format.ts';
import { AddPasskey } from './add-passkey.tsx';
import { nameOf } from './passkey-name.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import type { PasskeyRow } from './self.ts';
import { SettingsRow } from './settings-row.tsx';
import { PROFILE_TEXT } from './text.ts';

const { passkeys: TEXT } = PROFILE_TEXT;

type Open = { what: 'rename' | 'remove'; passkey: PasskeyRow } | null;

export function Passkeys({ passkeys }: { passkeys: PasskeyRow[] }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState title={TEXT.empty.title} action={<AddPasskey />} className="py-5">
          {TEXT.empty.body}
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
      detail={passkey.addedAt ? TEXT.addedOn(date(passkey.addedAt)) : undefined}
      actions={
        <Menu
          trigger={<IconButton label={TEXT.actionsFor(name)} icon={<Ellipsis aria-hidden="true" />} />}
          groups={[
            [
              { label: TEXT.rename.action, onSelect: () => onOpen('rename') },
              { label: TEXT.remove.action, danger: true, onSelect: () => onOpen('remove') },
            ],
          ]}
        />
      }
    />
  );
}
