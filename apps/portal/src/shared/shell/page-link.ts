import type { ReactNode } from 'react';
import type { SearchEntry } from '../search/entry.ts';

/** A page in the navigation and the search. */
export type PageLink = {
  href: string;
  label: string;
  icon: ReactNode;
  /** The purpose of the page: other words for the search. */
  doing?: string;
  /** Words of people for their tasks on the page, for the search; not shown. */
  also?: string;
  /** True if addresses of other pages begin with this one's. */
  isRoot?: true;
};

export const leadsTo = ({ href, isRoot }: Pick<PageLink, 'href' | 'isRoot'>, pathname: string): boolean =>
  pathname === href || (isRoot !== true && pathname.startsWith(`${href}/`));

export const searchEntries = (pages: readonly PageLink[]): SearchEntry[] =>
  pages.map(({ label, href, doing, also }) => ({
    group: 'Workspace',
    title: label,
    detail: doing ?? href,
    href,
    ...(also === undefined ? {} : { also }),
  }));

/**
 * Labels beside the icons of the sidebar: shown from 1024 px, unless the page takes the whole width. Screen readers always read
 * them.
 */
export const BESIDE_RAIL = 'sr-only lg:not-group-has-data-wide-page/shell:not-sr-only';
