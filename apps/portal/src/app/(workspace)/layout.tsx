import type { ReactNode } from 'react';
import { may } from '@graha/domain/team/roles';
import { ImpersonationBar } from '../../features/admin/impersonation/impersonation-bar.tsx';
import { DeletionNotice } from '../../features/workspace/settings/withdraw-deletion.tsx';
import { AccountDeletionNotice } from '../../features/account/delete-account.tsx';
import { StepUpApi } from '../../features/account/confirm-identity.tsx';
import { WorkspaceNotice } from '../../features/account/workspace-notice.tsx';
import { WorkspaceShell } from '../../features/workspace/shell/workspace-shell.tsx';
import { api, isOperator, member } from '../../server/server.ts';
import { ToastProvider } from '@graha/ui/toast.tsx';

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { viewer, workspace, impersonation, sight } = await member();
  const { workspace: shown, settings, profile } = await api();
  const [plan, { erasureDueAt }, deletionDueAt] = await Promise.all([
    shown.plan(),
    settings.read(),
    impersonation ? null : profile.deletionDueAt(),
  ]);
  return (
    <StepUpApi>
      <ToastProvider>
        {impersonation ? <ImpersonationBar view={impersonation} /> : null}
        <WorkspaceShell
          workspace={workspace}
          planName={plan.planName}
          isViewed={impersonation !== null}
          viewer={{
            name: viewer.name,
            email: viewer.email,
            isOperator: await isOperator(),
          }}
        >
          <WorkspaceNotice
            initial={plan}
            email={viewer.email}
            mayPay={may(sight, 'billing.manage')}
            mayReadKeys={may(sight, 'keys.read')}
          />
          {deletionDueAt ? <AccountDeletionNotice dueAt={deletionDueAt} /> : null}
          {erasureDueAt && !deletionDueAt ? (
            <DeletionNotice name={workspace.name} dueAt={erasureDueAt} mayWithdraw={may(sight, 'workspace.delete')} />
          ) : null}
          {children}
        </WorkspaceShell>
      </ToastProvider>
    </StepUpApi>
  );
}
