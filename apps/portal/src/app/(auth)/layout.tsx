import type { ReactNode } from 'react';
import { NeedsScripts } from '@graha/ui/needs-scripts.tsx';

/** Rendered per request: the scripts of each response carry their own nonce. */
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <NeedsScripts />
      {children}
    </>
  );
}
