'use client';

import { Link } from '@graha/ui/link.tsx';
import { usePathname } from 'next/navigation';
import { Menu } from '@graha/ui/icons/signs.tsx';
import { type ReactNode, useState } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { IconButton } from '@graha/ui/button.tsx';
import { Drawer } from '@graha/ui/drawer.tsx';
import { BESIDE_RAIL, leadsTo, type PageLink } from './page-link.ts';
import { PLAYGROUND_PATH } from '../paths.ts';

export type NavListProps = {
  label: string;
  /** The navigation shows a gap between two groups. */
  groups: readonly (readonly PageLink[])[];
  /** Shows icons only between 640 and 1023 px. Screen readers still read the names, and hover shows them. */
  rail?: boolean;
  onFollow?: () => void;
};

export function NavList({ label, groups, ...link }: NavListProps) {
  return (
    <nav aria-label={label} className="grid gap-4">
      {groups.map((pages) => (
        <ul key={pages[0]?.href} className="grid gap-0.5">
          {pages.map((page) => (
            <li key={page.href}>
              <NavLink page={page} {...link} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

type NavLinkProps = Pick<NavListProps, 'rail' | 'onFollow'> & { page: PageLink };

function NavLink({ page, rail = false, onFollow }: NavLinkProps) {
  const here = leadsTo(page, usePathname());
  return (
    <Link
      href={page.href}
      aria-current={here ? 'page' : undefined}
      title={page.label}
      {...(onFollow ? { onClick: onFollow } : {})}
      className={cn(
        'relative flex h-10 items-center gap-2.5 rounded-control px-2.5 transition-colors duration-(--t-1) sm:h-8.5',
        here
          ? 'bg-text/6 font-medium text-text before:absolute before:inset-y-2.25 before:-left-3 before:w-0.5 before:bg-brass-mark forced-colors:outline-2 forced-colors:-outline-offset-2'
          : 'text-text-2 hover:bg-text/4 hover:text-text',
      )}
    >
      {page.icon}
      <span className={cn(rail && BESIDE_RAIL)}>{page.label}</span>
    </Link>
  );
}

/** The navigation on a phone. It closes when a page is chosen. */
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

/** Marks a wide page before the page itself arrives, so that the sidebar does not move. */
export function WidePageMark() {
  const isWide = usePathname().startsWith(`${PLAYGROUND_PATH}/`);
  return isWide ? <span hidden data-wide-page /> : null;
}
