import type { ReactNode } from 'react';
import { PublicFooter } from '../../site/landing/plain-frame.tsx';
import { PublicHeader, SkipLink } from '../../site/landing/public-header.tsx';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
