'use client';

import { usePathname } from 'next/navigation';
import { NavDrawer } from '../../../shared/shell/nav-list.tsx';
import { leadsTo } from '../../../shared/shell/page-link.ts';
import { ADMIN_PAGES, AdminSign } from './admin-pages.tsx';

export const AdminMenu = ({ host }: { host: string }) => (
  <NavDrawer label="Operator" groups={ADMIN_PAGES} header={<AdminSign host={host} />} />
);

/** The name of the page that the address leads to. */
export function AdminPageName() {
  const pathname = usePathname();
  return ADMIN_PAGES.flat().find((page) => leadsTo(page, pathname))?.label ?? '';
}
