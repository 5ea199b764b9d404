import {
  BadgeDollarSign,
  Bell,
  Building2,
  Database,
  GitCommitHorizontal,
  House,
  Inbox,
  Megaphone,
  ScrollText,
  ShieldCheck,
} from '@graha/ui/icons/pages.tsx';
import { BESIDE_RAIL, type PageLink } from '../../../shared/shell/page-link.ts';
import { cn } from '@graha/ui/cn.ts';
import { Mark } from '@graha/ui/mark.tsx';

/** The business first, then the machine. */
export const ADMIN_PAGES: readonly (readonly PageLink[])[] = [
  [
    { href: '/admin', label: 'Overview', icon: <House aria-hidden="true" />, isRoot: true },
    { href: '/admin/tenants', label: 'Tenants', icon: <Building2 aria-hidden="true" /> },
    { href: '/admin/revenue', label: 'Revenue', icon: <BadgeDollarSign aria-hidden="true" /> },
    { href: '/admin/incidents', label: 'Incidents', icon: <Bell aria-hidden="true" /> },
    { href: '/admin/broadcasts', label: 'Broadcasts', icon: <Megaphone aria-hidden="true" /> },
  ],
  [
    { href: '/admin/explorer', label: 'Event explorer', icon: <GitCommitHorizontal aria-hidden="true" /> },
    { href: '/admin/events', label: 'Event log', icon: <ScrollText aria-hidden="true" /> },
    { href: '/admin/projections', label: 'Projections', icon: <Database aria-hidden="true" /> },
    { href: '/admin/auditor', label: 'Auditor', icon: <ShieldCheck aria-hidden="true" /> },
    { href: '/admin/webhooks', label: 'Webhook inbox', icon: <Inbox aria-hidden="true" /> },
  ],
];

/** The brass background marks pages that are not a customer's. */
export function AdminSign({ host, rail = false }: { host: string; rail?: boolean }) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5 py-1.5', rail ? 'px-1' : 'px-2')} title="Operator">
      <span className="grid size-7 shrink-0 place-items-center rounded-control bg-brass-soft text-brass">
        <Mark sizePx={18} />
      </span>
      <div className={cn('min-w-0', rail && BESIDE_RAIL)}>
        <p className="truncate text-base/4.5 font-medium">Operator</p>
        <p className="truncate text-micro text-text-3">{host}/admin</p>
      </div>
    </div>
  );
}
