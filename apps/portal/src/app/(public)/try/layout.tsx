import type { ReactNode } from 'react';
import { NeedsScripts } from '@graha/ui/needs-scripts.tsx';
import { ToastProvider } from '@graha/ui/toast.tsx';
import { OpenApi } from '../../../shared/open-api.tsx';

export default function OpenPlaygroundLayout({ children }: { children: ReactNode }) {
  return (
    <OpenApi>
      <NeedsScripts />
      <ToastProvider>{children}</ToastProvider>
    </OpenApi>
  );
}
