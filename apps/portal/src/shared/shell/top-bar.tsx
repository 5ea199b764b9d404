import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@graha/ui/button.tsx';
import { ThemeToggle } from '@graha/ui/theme-toggle.tsx';
import type { SearchEntry } from '../search/entry.ts';
import { SearchButton } from '../search/search-button.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

export type TopBarProps = {
  /** The navigation, on a phone. */
  menu: ReactNode;
  /** The workspace or area that the page is in. */
  place: string;
  page: ReactNode;
  account: AccountMenuProps;
  /** What the search finds beside the docs. */
  entries: readonly SearchEntry[];
};

export function TopBar({ menu, place, page, account, entries }: TopBarProps) {
  return (
    <header className="sticky top-(--bar) z-10 flex h-13 items-center gap-2 border-b border-line bg-bg px-4 sm:h-14 sm:gap-3 sm:px-8">
      {menu}
      <nav aria-label="Where you are" className="min-w-0 flex-1 text-small">
        <ol className="flex min-w-0 gap-1.5">
          <li className="truncate text-text-2 max-sm:hidden">{place}</li>
          <li aria-hidden="true" className="text-text-3 max-sm:hidden">
            /
          </li>
          <li aria-current="page" className="font-medium max-sm:text-base">
            {page}
          </li>
        </ol>
      </nav>
      <SearchButton pages={entries} />
      <ButtonLink
        href="/docs"
        variant="ghost"
        size="sm"
        icon={<BookOpen aria-hidden="true" />}
        className="max-sm:hidden"
      >
        Docs
      </ButtonLink>
      <ThemeToggle />
      <AccountMenu {...account} />
    </header>
  );
}
