'use client';

import { Menu as MenuIcon } from '@graha/ui/icons/signs.tsx';
import { Link } from '@graha/ui/link.tsx';
import { usePathname } from 'next/navigation';
import { IconButton } from '@graha/ui/button.tsx';
import { Wordmark } from '@graha/ui/mark.tsx';
import { Drawer } from '@graha/ui/drawer.tsx';
import { DOCS_NAV, PUBLIC_NAV, SIGN_IN, SIGN_UP, type NavLink } from './nav.ts';

/** The menu of the other pages on phones and tablets. */
export function PublicMenu() {
  return (
    <Drawer
      title="Menu"
      header={<Wordmark />}
      trigger={<IconButton label="Menu" icon={<MenuIcon aria-hidden="true" />} className="lg:hidden" />}
    >
      <nav aria-label="Menu" className="mt-2 grid">
        {[...PUBLIC_NAV, SIGN_IN, SIGN_UP].map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
        {DOCS_NAV.map((group) => (
          <div key={group.title}>
            <p className="pt-5 pb-1 text-micro text-text-3">{group.title}</p>
            {group.links.map((link) => (
              <MenuLink key={link.href} {...link} />
            ))}
          </div>
        ))}
      </nav>
    </Drawer>
  );
}

function MenuLink({ label, href }: NavLink) {
  return (
    <Link href={href} className="flex h-11 items-center border-b border-line text-read text-text">
      {label}
    </Link>
  );
}

export function PublicNavLink({ label, href }: NavLink) {
  const pathname = usePathname();
  const section = href.split('/').slice(0, 2).join('/');
  const here = pathname === section || pathname.startsWith(`${section}/`);
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className="bar-link">
      {label}
    </Link>
  );
}
