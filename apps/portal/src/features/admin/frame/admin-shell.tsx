import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShellFrame } from '../../workspace/shell-frame.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { AdminRoomName } from './admin-room-name.tsx';
import { ADMIN_ROOMS } from './admin-rooms.tsx';
import { AdminSign } from './admin-sign.tsx';
import { ADMIN_TEXT } from './text.ts';

const WORKSPACE = { href: '/overview', label: ADMIN_TEXT.workspace, icon: <House aria-hidden="true" /> };

export type AdminShellProps = { host: string; viewer: { name: string; email: string }; children: ReactNode };

export const AdminShell = ({ host, viewer, children }: AdminShellProps) => (
  <ShellFrame
    label={ADMIN_TEXT.navigation}
    groups={ADMIN_ROOMS}
    sign={<AdminSign rail host={host} />}
    topBar={{
      menu: <AdminMenu host={host} />,
      place: ADMIN_TEXT.place,
      room: <AdminRoomName />,
      account: { ...viewer, elsewhere: WORKSPACE },
    }}
  >
    {children}
  </ShellFrame>
);
