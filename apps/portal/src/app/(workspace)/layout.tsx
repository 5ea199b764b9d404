import type { ReactNode } from 'react';
import { StepUpApi } from '../../features/profile/step-up-api.tsx';
import { WorkspaceNotice } from '../../features/profile/workspace-notice.tsx';
import { Shell } from '../../features/workspace/shell.tsx';
import { api, member } from '../../trpc/server.ts';
import { ToastProvider } from '../../ui/toast.tsx';

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { viewer, workspace } = await member();
  const { planName, notice } = await (await api()).workspace.plan();
  return (
    <StepUpApi>
      <ToastProvider>
        <Shell workspace={workspace} planName={planName} viewer={{ name: viewer.name, email: viewer.email }}>
          {notice ? <WorkspaceNotice notice={notice} email={viewer.email} /> : null}
          {children}
        </Shell>
      </ToastProvider>
    </StepUpApi>
  );
}
