import {
  BadgeDollarSign,
  Building2,
  Database,
  GitCommitHorizontal,
  House,
  Inbox,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import type { PageLink } from '../../../shared/shell/page-link.ts';

/** The business first, then the machine. */
export const ADMIN_PAGES: readonly (readonly PageLink[])[] = [
  [
    { href: '/admin', label: 'Overview', icon: <House aria-hidden="true" />, isRoot: true },
    { href: '/admin/tenants', label: 'Tenants', icon: <Building2 aria-hidden="true" /> },
    { href: '/admin/revenue', label: 'Revenue', icon: <BadgeDollarSign aria-hidden="true" /> },
  ],
  [
    { href: '/admin/explorer', label: 'Event explorer', icon: <GitCommitHorizontal aria-hidden="true" /> },
    { href: '/admin/events', label: 'Event log', icon: <ScrollText aria-hidden="true" /> },
    { href: '/admin/projections', label: 'Projections', icon: <Database aria-hidden="true" /> },
    { href: '/admin/auditor', label: 'Auditor', icon: <ShieldCheck aria-hidden="true" /> },
    { href: '/admin/webhooks', label: 'Webhook inbox', icon: <Inbox aria-hidden="true" /> },
  ],
];
