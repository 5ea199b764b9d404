import type { ReactNode } from 'react';
import { Shell } from '../../features/workspace/shell.tsx';
import { ApiProvider } from '../../trpc/client.tsx';
import { api, member } from '../../trpc/server.ts';
import { ToastProvider } from '../../ui/toast.tsx';

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { viewer, workspace } = await member();
  const { planName } = await (await api()).workspace.plan();
  return (
    <ApiProvider>
      <ToastProvider>
        <Shell workspace={workspace} planName={planName} viewer={{ name: viewer.name, email: viewer.email }}>
          {children}
        </Shell>
      </ToastProvider>
    </ApiProvider>
  );
}
