import Link from 'next/link';
import { Wordmark } from '@graha/ui/mark.tsx';
import { PUBLIC_NAV } from './nav.ts';

/** For the page that stands behind every other one: whatever it imports, every page loads. So it has no menu and no switch. */
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
              className="flex min-h-6 items-center text-text-2 hover:text-text max-sm:nth-[n+3]:hidden"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
