import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { env } from '../../../server/env.ts';
import { AdminShell } from '../../../features/admin/frame/admin-shell.tsx';
import { SkyLine } from '../../../features/workspace/shell/workspace-shell.tsx';
import { ACCOUNT_PAGE } from '../../../features/workspace/shell/workspace-pages.tsx';
import { StepUpApi } from '../../../features/account/confirm-identity.tsx';
import { operator } from '../../../server/operator-server.ts';
import { ToastProvider } from '@graha/ui/toast.tsx';

export const metadata: Metadata = { title: 'Operator', robots: { index: false } };

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { name, email } = await operator();
  return (
    <StepUpApi>
      <ToastProvider>
        <AdminShell
          host={new URL(env().portalUrl).host}
          viewer={{ name, email }}
          accountPage={ACCOUNT_PAGE}
          footer={<SkyLine />}
        >
          {children}
        </AdminShell>
      </ToastProvider>
    </StepUpApi>
  );
}
