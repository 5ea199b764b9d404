'use client';

import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@graha/ui/button.tsx';
import { Drawer } from '@graha/ui/drawer.tsx';
import { NavList, type NavListProps } from './nav-list.tsx';

/** The navigation on a phone; it closes when a page is chosen. */
export function NavDrawer({ header, label, groups }: Pick<NavListProps, 'label' | 'groups'> & { header: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={label}
      header={header}
      trigger={
        <IconButton label="Open the menu" icon={<Menu aria-hidden="true" />} size="md" className="-ml-2 sm:hidden" />
      }
    >
      <NavList label={label} groups={groups} onFollow={() => setOpen(false)} />
    </Drawer>
  );
}
