import type { ReactNode } from 'react';
import { BookOpen } from '@graha/ui/icons/pages.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { NeedsScripts } from '@graha/ui/needs-scripts.tsx';
import { ThemeToggle } from '@graha/ui/theme-toggle.tsx';
import { NavList, WidePageMark, type NavListProps } from './nav-list.tsx';
import { searchEntries } from './page-link.ts';
import type { SearchEntry } from '../search/entry.ts';
import { SearchButton } from '../search/search-button.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

type ShellFrameProps = Pick<NavListProps, 'label' | 'groups'> & {
  /** The workspace or area, at the top of the sidebar. */
  sign: ReactNode;
  topBar: Omit<TopBarProps, 'entries'>;
  /** At the foot of the sidebar. */
  footer: ReactNode;
  children: ReactNode;
};

/** A page with an element `data-wide-page` gets the whole width: the sidebar shows icons only, and there are no margins. */
export function ShellFrame({ sign, label, groups, topBar, footer, children }: ShellFrameProps) {
  return (
    <div className="group/shell grid min-h-[calc(100dvh-var(--bar))] print:block grid-cols-[minmax(0,1fr)] sm:grid-cols-[3.75rem_minmax(0,1fr)] lg:not-has-data-wide-page:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a href="#content" className="link sr-only z-20 bg-bg p-2 focus:not-sr-only focus:absolute">
        Skip to content
      </a>
      <WidePageMark />
      <aside className="sticky top-(--bar) hidden h-[calc(100dvh-var(--bar))] flex-col gap-3.5 px-3 py-3.5 sm:flex print:hidden">
        {sign}
        <NavList rail label={label} groups={groups} />
        {footer}
      </aside>
      <div className="min-w-0 border-line sm:border-l print:border-0">
        <TopBar {...topBar} entries={searchEntries([...groups.flat(), ...topBar.account.pages])} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full content-start outline-none *:min-w-0 not-has-data-wide-page:max-w-296 not-has-data-wide-page:gap-4 not-has-data-wide-page:px-4 not-has-data-wide-page:pt-5 not-has-data-wide-page:pb-16 sm:not-has-data-wide-page:gap-5 sm:not-has-data-wide-page:px-8 sm:not-has-data-wide-page:pt-7 sm:not-has-data-wide-page:pb-18"
        >
          <NeedsScripts />
          {children}
        </main>
      </div>
    </div>
  );
}

type TopBarProps = {
  /** The navigation, on a phone. */
  menu: ReactNode;
  /** The workspace or area of the page. */
  place: string;
  page: ReactNode;
  account: AccountMenuProps;
  /** Entries of the search in addition to the docs. */
  entries: readonly SearchEntry[];
  /** True if the search includes keys, members and requests of the workspace. */
  isMember?: boolean;
};

function TopBar({ menu, place, page, account, entries, isMember = false }: TopBarProps) {
  return (
    <header className="sticky top-(--bar) z-10 flex h-13 items-center gap-2 border-b border-line bg-bg px-4 sm:h-14 sm:gap-3 sm:px-8 print:hidden">
      {menu}
      <nav aria-label="Where you are" className="min-w-0 flex-1 text-small">
        <ol className="flex min-w-0 gap-1.5">
          <li className="truncate text-text-2 max-sm:hidden">{place}</li>
          <li aria-hidden="true" className="text-text-3 max-sm:hidden">
            /
          </li>
          <li aria-current="page" className="truncate font-medium max-sm:text-base sm:shrink-0">
            {page}
          </li>
        </ol>
      </nav>
      <SearchButton pages={entries} isMember={isMember} />
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
