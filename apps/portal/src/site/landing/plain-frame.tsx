'use client';

import { Link } from '@graha/ui/link.tsx';
import { Wordmark } from '@graha/ui/mark.tsx';
import { FOOT_NAV, PUBLIC_NAV, SOURCE } from './nav.ts';
import { type Company, companyLine } from './company.ts';

const LICENCE = 'AGPL-3.0-or-later. Positions by Swiss Ephemeris.';

/**
 * Frame of the not-found page. Every page loads its imports, so it has no menu and no theme switch. The frames are client
 * components, because the data of each page would contain their elements, and those of the not-found page twice.
 */
export function PlainHeader() {
  return (
    <header className="border-b border-line bg-bg">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-6 px-4 sm:px-8 md:h-16">
        <Wordmark />
        <nav aria-label="Main" className="ml-auto flex gap-5 sm:ml-3 sm:gap-6">
          {PUBLIC_NAV.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              className="flex min-h-6 items-center text-text-2 hover:text-text max-sm:nth-[n+3]:hidden max-md:nth-[n+5]:hidden"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}

export function Footer({ company }: { company: Company }) {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 pt-10 pb-14 text-small text-text-2 sm:px-8">
        <Wordmark />
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-2">
          {[...PUBLIC_NAV, ...FOOT_NAV, SOURCE].map(({ label, href }) => (
            <Link key={href} href={href} className="flex min-h-6 items-center hover:text-text hover:underline">
              {label}
            </Link>
          ))}
        </nav>
        <p className="flex w-full flex-wrap gap-x-5 gap-y-1 text-text-3">
          <span>{companyLine(company)}</span>
          {company.email ? (
            <a href={`mailto:${company.email}`} className="link">
              {company.email}
            </a>
          ) : null}
          <span className="lg:ml-auto">{LICENCE}</span>
        </p>
      </div>
    </footer>
  );
}
