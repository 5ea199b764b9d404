import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import type { SearchEntry } from '../search/entry.ts';
import { SearchButton } from '../search/search-button.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { SHELL_TEXT } from './text.ts';

export type TopBarProps = {
  /** The rooms, on a phone. */
  menu: ReactNode;
  /** Where the room is. */
  place: string;
  room: ReactNode;
  account: AccountMenuProps;
  /** Where the search leads beside the docs. */
  rooms: readonly SearchEntry[];
};

export function TopBar({ menu, place, room, account, rooms }: TopBarProps) {
  return (
    <header className="sticky top-(--bar) z-10 flex h-13 items-center gap-2 border-b border-line bg-bg px-4 sm:h-14 sm:gap-3 sm:px-8">
      {menu}
      <nav aria-label={SHELL_TEXT.breadcrumb} className="min-w-0 flex-1 text-small">
        <ol className="flex min-w-0 gap-1.5">
          <li className="truncate text-text-2 max-sm:hidden">{place}</li>
          <li aria-hidden="true" className="text-text-3 max-sm:hidden">
            /
          </li>
          <li aria-current="page" className="font-medium max-sm:text-base">
            {room}
          </li>
        </ol>
      </nav>
      <SearchButton rooms={rooms} />
      <ButtonLink
        href="/docs"
        variant="ghost"
        size="sm"
        icon={<BookOpen aria-hidden="true" />}
        className="max-sm:hidden"
      >
        {SHELL_TEXT.docs}
      </ButtonLink>
      <ThemeToggle />
      <AccountMenu {...account} />
    </header>
  );
}
