'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { NavLink } from './nav.ts';

export function PublicNavLink({ label, href }: NavLink) {
  const pathname = usePathname();
  const section = href.split('/').slice(0, 2).join('/');
  const here = pathname === section || pathname.startsWith(`${section}/`);
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="flex min-h-6 items-center text-text-2 hover:text-text aria-[current=page]:font-medium aria-[current=page]:text-text"
    >
      {label}
    </Link>
  );
}
