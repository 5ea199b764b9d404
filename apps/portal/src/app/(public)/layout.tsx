import type { ReactNode } from 'react';
import { PublicFooter } from '../../site/landing/public-footer.tsx';
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
