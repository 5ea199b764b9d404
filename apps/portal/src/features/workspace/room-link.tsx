'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '../../ui/cn.ts';
import { BESIDE_RAIL } from './rail.ts';
import { isIn, type Room } from './rooms.tsx';

export type RoomLinkProps = { room: Room; rail?: boolean; onFollow?: () => void };

/** `rail`: the icon alone between 640 and 1023 px; its name is still read, and shown on hover. */
export function RoomLink({ room, rail = false, onFollow }: RoomLinkProps) {
  const here = isIn(room, usePathname());
  return (
    <Link
      href={room.href}
      aria-current={here ? 'page' : undefined}
      title={room.label}
      {...(onFollow ? { onClick: onFollow } : {})}
      className={cn(
        'relative flex h-10 items-center gap-2.5 rounded-control px-2.5 transition-colors duration-(--t-1) sm:h-8.5',
        here
          ? 'bg-text/6 font-medium text-text before:absolute before:inset-y-2.25 before:-left-3 before:w-0.5 before:bg-brass-mark'
          : 'text-text-2 hover:bg-text/4 hover:text-text',
      )}
    >
      {room.icon}
      <span className={cn(rail && BESIDE_RAIL)}>{room.label}</span>
    </Link>
  );
}
