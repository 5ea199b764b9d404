'use client';

import { BookOpen, Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RoomLink } from './room-link.tsx';
import { ROOMS } from './rooms.tsx';
import { SHELL_TEXT } from './text.ts';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

const DOCS = { href: '/docs', label: SHELL_TEXT.docs, icon: <BookOpen aria-hidden="true" /> };

export function PhoneMenu({ tenantId, name, planName }: { tenantId: string; name: string; planName: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={SHELL_TEXT.navigation}
      header={<WorkspaceSwitcher tenantId={tenantId} name={name} planName={planName} />}
      trigger={
        <IconButton
          label={SHELL_TEXT.openMenu}
          icon={<Menu aria-hidden="true" />}
          size="md"
          className="-ml-2 sm:hidden"
        />
      }
    >
      <nav aria-label={SHELL_TEXT.navigation}>
        <ul className="grid gap-0.5">
          {[...ROOMS, DOCS].map((room) => (
            <li key={room.href}>
              <RoomLink room={room} onFollow={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
