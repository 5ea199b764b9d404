import { House } from '@graha/ui/icons/pages.tsx';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../shared/shell/page-link.ts';
import { ShellFrame } from '../../../shared/shell/shell-frame.tsx';
import { AdminMenu, AdminPageName } from './admin-navigation.tsx';
import { ADMIN_PAGES, AdminSign } from './admin-pages.tsx';

const WORKSPACE = {
  href: '/overview',
  label: 'Your workspace',
  icon: <House aria-hidden="true" />,
};

export type AdminShellProps = {
  host: string;
  viewer: { name: string; email: string };
  accountPage: PageLink;
  /** At the foot of the sidebar. */
  footer: ReactNode;
  children: ReactNode;
};

export const AdminShell = ({ host, viewer, accountPage, footer, children }: AdminShellProps) => (
  <ShellFrame
    label="Operator"
    groups={ADMIN_PAGES}
    sign={<AdminSign rail host={host} />}
    footer={footer}
    topBar={{
      menu: <AdminMenu host={host} />,
      place: 'Operator',
      page: <AdminPageName />,
      account: { ...viewer, pages: [accountPage, WORKSPACE] },
    }}
  >
    {children}
  </ShellFrame>
);
