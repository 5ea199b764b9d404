'use client';

import { DOCS_NAV } from '../landing/nav.ts';
import { DocsNavLink } from './docs-nav-link.tsx';

/** On a phone the public menu has the same pages, and its script has the list: the data of each page need not. */
export function DocsNav() {
  return (
    <nav aria-label="Documentation" className="side">
      {DOCS_NAV.map((group) => (
        <div key={group.title} className="mb-6">
          <p className="mb-2 px-2.5 text-micro text-text-3">{group.title}</p>
          {group.links.map((link) => (
            <DocsNavLink key={link.href} {...link} />
          ))}
        </div>
      ))}
    </nav>
  );
}
