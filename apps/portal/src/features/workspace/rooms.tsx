import {
  Bell,
  ChartColumn,
  CircleUser,
  CreditCard,
  Gauge,
  House,
  KeyRound,
  List,
  Play,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';

export type Room = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Other rooms have addresses that begin as its own does. */
  isRoot?: true;
};

/** The rooms of a workspace, in the order of the navigation. */
export const ROOMS: readonly Room[] = [
  { href: '/overview', label: 'Overview', icon: <House aria-hidden="true" /> },
  { href: '/playground', label: 'Playground', icon: <Play aria-hidden="true" /> },
  { href: '/keys', label: 'Keys', icon: <KeyRound aria-hidden="true" /> },
  { href: '/usage', label: 'Usage', icon: <ChartColumn aria-hidden="true" /> },
  { href: '/requests', label: 'Requests', icon: <List aria-hidden="true" /> },
  { href: '/alerts', label: 'Alerts', icon: <Bell aria-hidden="true" /> },
  { href: '/billing', label: 'Billing', icon: <CreditCard aria-hidden="true" /> },
  { href: '/team', label: 'Team', icon: <Users aria-hidden="true" /> },
  { href: '/audit-log', label: 'Audit log', icon: <ScrollText aria-hidden="true" /> },
  { href: '/settings', label: 'Settings', icon: <Settings aria-hidden="true" /> },
];

/** Belongs to the person, so it is reached through their own menu. */
export const ACCOUNT_ROOM: Room = {
  href: '/account',
  label: 'Your account',
  icon: <CircleUser aria-hidden="true" />,
};

/** For operators alone: the way to the rooms of all workspaces. */
export const OPERATOR_ROOM: Room = { href: '/admin', label: 'Operator', icon: <Gauge aria-hidden="true" /> };

export const isIn = ({ href, isRoot }: Room, pathname: string): boolean =>
  pathname === href || (isRoot !== true && pathname.startsWith(`${href}/`));

export const roomAt = (pathname: string): Room | undefined =>
  [...ROOMS, ACCOUNT_ROOM].find((room) => isIn(room, pathname));
