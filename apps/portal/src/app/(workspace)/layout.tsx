import type { ReactNode } from 'react';
import { may } from '@graha/domain/roles';
import { ImpersonationBar } from '../../features/admin/impersonation/impersonation-bar.tsx';
import { DeletionNotice } from '../../features/settings/deletion-notice.tsx';
import { StepUpApi } from '../../features/profile/step-up-api.tsx';
import { WorkspaceNotice } from '../../features/profile/workspace-notice.tsx';
import { Shell } from '../../features/workspace/shell.tsx';
import { api, isOperator, member } from '../../trpc/server.ts';
import { ToastProvider } from '../../ui/toast.tsx';

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { viewer, workspace, impersonation, sight } = await member();
  const { workspace: shown, settings } = await api();
  const [{ planName, notice }, { erasureDueAt }] = await Promise.all([shown.plan(), settings.read()]);
  return (
    <StepUpApi>
      <ToastProvider>
        {impersonation ? <ImpersonationBar look={impersonation} /> : null}
        <Shell
          workspace={workspace}
          planName={planName}
          isViewed={impersonation !== null}
          viewer={{ name: viewer.name, email: viewer.email, isOperator: await isOperator() }}
        >
          {notice ? <WorkspaceNotice notice={notice} email={viewer.email} /> : null}
          {erasureDueAt ? (
            <DeletionNotice name={workspace.name} dueAt={erasureDueAt} mayWithdraw={may(sight, 'workspace.delete')} />
          ) : null}
          {children}
        </Shell>
      </ToastProvider>
    </StepUpApi>
  );
}
