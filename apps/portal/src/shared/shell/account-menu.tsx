'use client';

import { LogOut } from '@graha/ui/icons/actions.tsx';
import { useTransition } from 'react';
import { Menu } from '@graha/ui/menu.tsx';
import { initials } from '@graha/domain/core/format';
import { cn } from '@graha/ui/cn.ts';
import { signOut } from '../sign-out.ts';
import type { PageLink } from './page-link.ts';

export type AccountMenuProps = {
  name: string;
  email: string;
  /** Pages of the person: their account and, for operators, a link to the pages of all workspaces or back. */
  pages: readonly PageLink[];
};

export function AccountMenu({ name, email, pages }: AccountMenuProps) {
  const [, startTransition] = useTransition();
  const leave = () => startTransition(() => signOut());
  return (
    <Menu
      header={
        <>
          <p className="font-medium">{name}</p>
          <p className="text-text-2">{email}</p>
        </>
      }
      groups={[[...pages], [{ label: 'Sign out', icon: <LogOut aria-hidden="true" />, onSelect: leave }]]}
      trigger={
        <button
          type="button"
          aria-label="Your account"
          title="Your account"
          className="grid size-10 place-items-center rounded-full sm:size-8.5"
        >
          <Initials of={name} className="rounded-full bg-(--seg-b) text-text" />
        </button>
      }
    />
  );
}

export function Initials({ of, className }: { of: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('grid size-7 shrink-0 place-items-center text-micro font-semibold', className)}
    >
      {initials(of)}
    </span>
  );
}
