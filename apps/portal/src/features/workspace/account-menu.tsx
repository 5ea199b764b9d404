'use client';

import { LogOut } from 'lucide-react';
import { useTransition } from 'react';
import { Menu } from '../../ui/menu.tsx';
import { signOutAction } from '../account/actions.ts';
import { ACCOUNT_ROOM, type Room } from './rooms.tsx';
import { SHELL_TEXT } from './text.ts';
import { Initials } from './workspace-sign.tsx';

export type AccountMenuProps = {
  name: string;
  email: string;
  /** The way from a workspace to the operator's rooms, and back. */
  elsewhere?: Room;
};

export function AccountMenu({ name, email, elsewhere }: AccountMenuProps) {
  const [, startTransition] = useTransition();
  const signOut = () =>
    startTransition(async () => {
      await signOutAction();
      location.assign('/sign-in'); // A page of its own: nothing of the workspace stays in this one's memory.
    });
  return (
    <Menu
      header={
        <>
          <p className="font-medium">{name}</p>
          <p className="text-text-2">{email}</p>
        </>
      }
      groups={[
        [ACCOUNT_ROOM, ...(elsewhere ? [elsewhere] : [])],
        [{ label: SHELL_TEXT.signOut, icon: <LogOut aria-hidden="true" />, onSelect: signOut }],
      ]}
      trigger={
        <button
          type="button"
          aria-label={SHELL_TEXT.account}
          title={SHELL_TEXT.account}
          className="grid size-10 place-items-center rounded-full sm:size-8.5"
        >
          <Initials of={name} className="rounded-full bg-(--seg-b) text-text" />
        </button>
      }
    />
  );
}
