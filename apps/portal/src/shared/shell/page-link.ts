import type { ReactNode } from 'react';
import type { SearchEntry } from '../search/entry.ts';

/** A page as the navigation and the search show it. */
export type PageLink = {
  href: string;
  label: string;
  icon: ReactNode;
  /** What the page is for: other words that find it. */
  doing?: string;
  /** Other pages have addresses that begin like this one's. */
  isRoot?: true;
};

export const leadsTo = ({ href, isRoot }: PageLink, pathname: string): boolean =>
  pathname === href || (isRoot !== true && pathname.startsWith(`${href}/`));

export const searchEntries = (pages: readonly PageLink[]): SearchEntry[] =>
  pages.map(({ label, href, doing }) => ({ group: 'Workspace', title: label, detail: doing ?? href, href }));

/** Words beside an icon of the sidebar: shown from 1024 px on, unless the page takes the whole width. Screen readers always read them. */
export const BESIDE_RAIL = 'sr-only lg:not-group-has-data-wide-page/shell:not-sr-only';
