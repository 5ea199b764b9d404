'use client';

import { Menu as MenuIcon } from 'lucide-react';
import Link from 'next/link';
import { IconButton } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Sheet, SheetClose } from '../../ui/sheet.tsx';
import { PUBLIC_NAV, SIGN_IN, SIGN_UP } from './nav.ts';

/** The phone's way to the other pages. */
export function PublicMenu() {
  return (
    <Sheet
      title="Menu"
      header={<Wordmark />}
      trigger={<IconButton label="Menu" icon={<MenuIcon aria-hidden="true" />} className="md:hidden" />}
    >
      <nav aria-label="Menu" className="mt-2 grid">
        {[...PUBLIC_NAV, SIGN_IN, SIGN_UP].map(({ label, href }) => (
          <SheetClose key={href} asChild>
            <Link href={href} className="flex h-11 items-center border-b border-line text-read text-text last:border-0">
              {label}
            </Link>
          </SheetClose>
        ))}
      </nav>
    </Sheet>
  );
}
