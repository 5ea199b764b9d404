import type { ReactNode } from 'react';
import { ShellFrame } from '../../../shared/shell/shell-frame.tsx';
import { SkyLine } from './sky-line.tsx';
import { WorkspaceMenu, WorkspacePageName } from './workspace-navigation.tsx';
import { ACCOUNT_PAGE, OPERATOR_PAGE, WORKSPACE_PAGES } from './workspace-pages.tsx';
import { WorkspaceSign } from './workspace-sign.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

export type WorkspaceShellProps = {
  workspace: { tenantId: string; name: string };
  planName: string;
  /** An operator views a customer's workspace, and so switches to no other. */
  isViewed: boolean;
  viewer: { name: string; email: string; isOperator: boolean };
  signOut: () => Promise<void>;
  children: ReactNode;
};

export function WorkspaceShell({
  workspace,
  planName,
  isViewed,
  viewer: { isOperator, ...viewer },
  signOut,
  children,
}: WorkspaceShellProps) {
  const { tenantId, name } = workspace;
  const signOf = (place: { rail?: boolean }) =>
    isViewed ? (
      <WorkspaceSign {...place} name={name} planName={planName} />
    ) : (
      <WorkspaceSwitcher {...place} tenantId={tenantId} name={name} planName={planName} />
    );
  return (
    <ShellFrame
      label="Workspace"
      groups={[WORKSPACE_PAGES]}
      sign={signOf({ rail: true })}
      footer={<SkyLine />}
      topBar={{
        menu: <WorkspaceMenu sign={signOf({})} />,
        place: name,
        page: <WorkspacePageName />,
        account: { ...viewer, signOut, pages: isOperator ? [ACCOUNT_PAGE, OPERATOR_PAGE] : [ACCOUNT_PAGE] },
      }}
    >
      {children}
    </ShellFrame>
  );
}
