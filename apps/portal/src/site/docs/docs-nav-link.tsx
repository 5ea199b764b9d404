'use client';

import { Link } from '@graha/ui/link.tsx';
import { usePathname } from 'next/navigation';
import type { NavLink } from '../landing/nav.ts';

export function DocsNavLink({ label, href }: NavLink) {
  const pathname = usePathname();
  const here = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="relative flex h-7.5 items-center rounded-control px-2.5 text-small text-text-2 hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1.5 aria-[current=page]:before:-left-2.5 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-brass-mark"
    >
      {label}
    </Link>
  );
}
