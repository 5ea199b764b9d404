'use client';

import { ButtonLink } from '@graha/ui/button.tsx';
import { Wordmark } from '@graha/ui/mark.tsx';
import { ThemeToggle } from '@graha/ui/theme-toggle.tsx';
import { SearchButton } from '../../shared/search/search-button.tsx';
import { PUBLIC_NAV, SIGN_IN, SIGN_UP } from './nav.ts';
import { PublicMenu, PublicNavLink } from './public-menu.tsx';

/** A client component, because the data of each page would contain its elements. */
export function PublicHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg print:static">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 sm:gap-7 sm:px-8 md:h-16">
        <Wordmark />
        <nav aria-label="Main" className="ml-3 hidden gap-6 lg:flex">
          {PUBLIC_NAV.map((link) => (
            <PublicNavLink key={link.href} {...link} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SearchButton />
          <ThemeToggle />
          <ButtonLink href={SIGN_IN.href} variant="ghost" size="sm" className="max-md:hidden">
            {SIGN_IN.label}
          </ButtonLink>
          <ButtonLink href={SIGN_UP.href} variant="primary" size="sm">
            {SIGN_UP.label}
          </ButtonLink>
          <PublicMenu />
        </div>
      </div>
    </header>
  );
}

/** A plain anchor, because it must move the focus and not only scroll. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control border border-line-strong bg-raised px-4 py-2 font-medium text-text focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
