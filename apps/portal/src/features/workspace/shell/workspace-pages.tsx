import { Play, Settings } from '@graha/ui/icons/actions.tsx';
import {
  Bell,
  ChartColumn,
  CircleUser,
  CreditCard,
  Gauge,
  House,
  KeyRound,
  ScrollText,
  UserRound,
  Users,
  Webhook,
} from '@graha/ui/icons/pages.tsx';
import { List } from '@graha/ui/icons/signs.tsx';
import { CalendarDays } from '@graha/ui/icons/things.tsx';
import { BESIDE_RAIL, leadsTo, type PageLink } from '../../../shared/shell/page-link.ts';
import { cn } from '@graha/ui/cn.ts';
import { Initials } from '../../../shared/shell/account-menu.tsx';

/** In the order of the navigation. */
export const WORKSPACE_PAGES: readonly PageLink[] = [
  {
    href: '/overview',
    label: 'Overview',
    icon: <House aria-hidden="true" />,
    doing: 'Credits left, latest requests',
    also: 'dashboard home balance',
  },
  { href: '/playground', label: 'Playground', icon: <Play aria-hidden="true" />, doing: 'Try operations, draw charts' },
  {
    href: '/keys',
    label: 'Keys',
    icon: <KeyRound aria-hidden="true" />,
    doing: 'Create, limit, replace, revoke',
    also: 'stop disable a leaked key, rotate, secret, token, monthly cap, scopes, addresses, publishable',
  },
  {
    href: '/births',
    label: 'Births',
    icon: <UserRound aria-hidden="true" />,
    doing: 'Stored births, import, export',
    also: 'people, clients, charts, saved',
  },
  {
    href: '/subscriptions',
    label: 'Subscriptions',
    icon: <CalendarDays aria-hidden="true" />,
    doing: 'Messages on dashas, transits, eclipses, observances',
    also: 'calendar, reminders, notifications of events',
  },
  {
    href: '/usage',
    label: 'Usage',
    icon: <ChartColumn aria-hidden="true" />,
    doing: 'Credits and calls, export as CSV',
    also: 'statistics, analytics, consumption, by day and operation',
  },
  {
    href: '/requests',
    label: 'Requests',
    icon: <List aria-hidden="true" />,
    doing: 'Log, errors, latency',
    also: 'failed calls, why a call failed, history, debug, capture',
  },
  {
    href: '/alerts',
    label: 'Alerts',
    icon: <Bell aria-hidden="true" />,
    doing: 'Mails and webhooks at a share of the use',
    also: 'credits run low, notify, warn, mail, threshold',
  },
  {
    href: '/webhooks',
    label: 'Webhooks',
    icon: <Webhook aria-hidden="true" />,
    doing: 'Signed messages to your servers',
    also: 'tell my server when credits run low, callback, notification, endpoint, secret',
  },
  {
    href: '/billing',
    label: 'Billing',
    icon: <CreditCard aria-hidden="true" />,
    doing: 'Plan, upgrade, top-ups, card, invoices',
    also: 'spend limit, spending cap, stop spending, spending, set a budget, pay, receipt, tax, downgrade, cancel, refund, download an invoice',
  },
  {
    href: '/team',
    label: 'Team',
    icon: <Users aria-hidden="true" />,
    doing: 'Invite members, roles, ownership',
    also: 'colleague, viewer, permission, access, remove a member, see usage but not keys',
  },
  {
    href: '/audit-log',
    label: 'Audit log',
    icon: <ScrollText aria-hidden="true" />,
    doing: 'Who changed what, export',
    also: 'history, security',
  },
  {
    href: '/settings',
    label: 'Settings',
    icon: <Settings aria-hidden="true" />,
    doing: 'Name, brand of reports, export, delete the workspace',
    also: 'delete account, close, rename, logo, single sign-on, SSO, two-factor required, time zone',
  },
];

/** In the person's menu. */
export const ACCOUNT_PAGE: PageLink = {
  href: '/account',
  label: 'Your account',
  icon: <CircleUser aria-hidden="true" />,
  doing: 'Name, e-mail, password, two-factor, passkeys, sessions',
};

/** Link to the pages of all workspaces, for operators only. */
export const OPERATOR_PAGE: PageLink = { href: '/admin', label: 'Operator', icon: <Gauge aria-hidden="true" /> };

/** Only other programs lead to these pages. */
const PROGRAM_PAGES = [
  { href: '/device', label: 'Sign in from a terminal' },
  { href: '/oauth/authorize', label: 'Connect an app' },
];

export const pageNameAt = (pathname: string): string | undefined =>
  [...WORKSPACE_PAGES, ACCOUNT_PAGE, ...PROGRAM_PAGES].find((page) => leadsTo(page, pathname))?.label;

export type WorkspaceSignProps = { name: string; planName: string; rail?: boolean };

/** The name and the plan of the workspace. */
export function WorkspaceSign({ name, planName, rail = false }: WorkspaceSignProps) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', rail ? 'px-1 py-1.5' : 'px-2 py-1.5')} title={name}>
      <Initials of={name} className="rounded-control bg-ink text-on-ink" />
      <div className={cn('min-w-0', rail && BESIDE_RAIL)}>
        <p className="truncate text-base/4.5 font-medium">{name}</p>
        <p className="text-micro text-text-3">{`${planName} plan`}</p>
      </div>
    </div>
  );
}
