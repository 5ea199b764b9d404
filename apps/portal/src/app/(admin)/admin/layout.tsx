import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { env } from '../../../env.ts';
import { AdminShell } from '../../../features/admin/frame/admin-shell.tsx';
import { StepUpApi } from '../../../features/profile/step-up-api.tsx';
import { operator } from '../../../trpc/operator-server.ts';
import { ToastProvider } from '../../../ui/toast.tsx';

export const metadata: Metadata = { title: 'Operator', robots: { index: false } };

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { name, email } = await operator();
  return (
    <StepUpApi>
      <ToastProvider>
        <AdminShell host={new URL(env().portalUrl).host} viewer={{ name, email }}>
          {children}
        </AdminShell>
      </ToastProvider>
    </StepUpApi>
  );
}
