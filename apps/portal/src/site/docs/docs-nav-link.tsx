'use client';

import { Link } from '@graha/ui/link.tsx';
import { usePathname } from 'next/navigation';
import type { NavLink } from '../landing/nav.ts';

export function DocsNavLink({ label, href }: NavLink) {
  const pathname = usePathname();
  const here = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className="side-link">
      {label}
    </Link>
  );
}
