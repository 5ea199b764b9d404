import type { ReactNode } from 'react';
import { PhoneMenu } from './phone-menu.tsx';
import { RoomName } from './room-name.tsx';
import { OPERATOR_ROOM, ROOMS } from './rooms.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { SHELL_TEXT } from './text.ts';
import { WorkspaceSign } from './workspace-sign.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

export type ShellProps = {
  workspace: { tenantId: string; name: string };
  planName: string;
  /** Somebody else's workspace, of an operator: there is none of their own to go to. */
  isViewed: boolean;
  viewer: { name: string; email: string; isOperator: boolean };
  children: ReactNode;
};

export function Shell({ workspace, planName, isViewed, viewer: { isOperator, ...viewer }, children }: ShellProps) {
  const { tenantId, name } = workspace;
  const signOf = (place: { rail?: boolean }) =>
    isViewed ? (
      <WorkspaceSign {...place} name={name} planName={planName} />
    ) : (
      <WorkspaceSwitcher {...place} tenantId={tenantId} name={name} planName={planName} />
    );
  return (
    <ShellFrame
      label={SHELL_TEXT.navigation}
      groups={[ROOMS]}
      sign={signOf({ rail: true })}
      topBar={{
        menu: <PhoneMenu sign={signOf({})} />,
        place: name,
        room: <RoomName />,
        account: { ...viewer, ...(isOperator ? { elsewhere: OPERATOR_ROOM } : {}) },
      }}
    >
      {children}
    </ShellFrame>
  );
}
