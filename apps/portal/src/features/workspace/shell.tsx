import type { ReactNode } from 'react';
import { PhoneMenu } from './phone-menu.tsx';
import { RoomName } from './room-name.tsx';
import { OPERATOR_ROOM, ROOMS } from './rooms.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { SHELL_TEXT } from './text.ts';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

export type ShellProps = {
  workspace: { tenantId: string; name: string };
  planName: string;
  viewer: { name: string; email: string; isOperator: boolean };
  children: ReactNode;
};

export function Shell({ workspace, planName, viewer: { isOperator, ...viewer }, children }: ShellProps) {
  const sign = { tenantId: workspace.tenantId, name: workspace.name, planName };
  return (
    <ShellFrame
      label={SHELL_TEXT.navigation}
      groups={[ROOMS]}
      sign={<WorkspaceSwitcher rail {...sign} />}
      topBar={{
        menu: <PhoneMenu {...sign} />,
        place: workspace.name,
        room: <RoomName />,
        account: { ...viewer, ...(isOperator ? { elsewhere: OPERATOR_ROOM } : {}) },
      }}
    >
      {children}
    </ShellFrame>
  );
}
