'use client';

import { BookOpen } from 'lucide-react';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { NavDrawer } from '../../../shared/shell/nav-list.tsx';
import { pageAt, WORKSPACE_PAGES } from './workspace-pages.tsx';

const DOCS = { href: '/docs', label: 'Docs', icon: <BookOpen aria-hidden="true" /> };

export const WorkspaceMenu = ({ sign }: { sign: ReactNode }) => (
  <NavDrawer label="Workspace" groups={[[...WORKSPACE_PAGES, DOCS]]} header={sign} />
);

/** The name of the page that the address leads to. */
export const WorkspacePageName = () => pageAt(usePathname())?.label ?? '';
