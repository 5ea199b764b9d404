'use client';

import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RoomNav, type RoomNavProps } from './room-nav.tsx';
import { SHELL_TEXT } from './text.ts';

/** On a phone: the rooms, in a sheet that closes as one is chosen. */
export function RoomSheet({ header, label, groups }: Pick<RoomNavProps, 'label' | 'groups'> & { header: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={label}
      header={header}
      trigger={
        <IconButton
          label={SHELL_TEXT.openMenu}
          icon={<Menu aria-hidden="true" />}
          size="md"
          className="-ml-2 sm:hidden"
        />
      }
    >
      <RoomNav label={label} groups={groups} onFollow={() => setOpen(false)} />
    </Sheet>
  );
}
