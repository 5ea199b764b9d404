import type { ReactNode } from 'react';
import { RoomNav, type RoomNavProps } from './room-nav.tsx';
import { SkyLine } from './sky-line.tsx';

/** 232 px; a rail of 60 px below 1024; on a phone the menu takes its place. */
export function Sidebar({ sign, ...nav }: Pick<RoomNavProps, 'label' | 'groups'> & { sign: ReactNode }) {
  return (
    <aside className="sticky top-(--bar) hidden h-[calc(100dvh-var(--bar))] flex-col gap-3.5 px-3 py-3.5 sm:flex">
      {sign}
      <RoomNav rail {...nav} />
      <SkyLine />
    </aside>
  );
}
