import { House, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';

export type Room = { href: string; label: string; icon: ReactNode };

/** The rooms of a workspace, in the order of the navigation. */
export const ROOMS: readonly Room[] = [
  { href: '/overview', label: 'Overview', icon: <House aria-hidden="true" /> },
  { href: '/keys', label: 'Keys', icon: <KeyRound aria-hidden="true" /> },
];

export const roomAt = (pathname: string): Room | undefined =>
  ROOMS.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
