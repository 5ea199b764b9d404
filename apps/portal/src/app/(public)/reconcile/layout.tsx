import type { ReactNode } from 'react';
import { ToastProvider } from '@graha/ui/toast.tsx';
import { OpenApi } from '../../../shared/open-api.tsx';

export default function ReconcileLayout({ children }: { children: ReactNode }) {
  return (
    <OpenApi>
      <ToastProvider>{children}</ToastProvider>
    </OpenApi>
  );
}
