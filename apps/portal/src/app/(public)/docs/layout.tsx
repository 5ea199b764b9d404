import type { ReactNode } from 'react';
import { DocsNav } from '../../../site/docs/docs-nav.tsx';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-7xl gap-x-14 px-4 sm:px-8 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <DocsNav />
      {children}
    </div>
  );
}
