import type { ReactNode } from 'react';
import { Sidebar } from './sidebar.tsx';
import { SHELL_TEXT } from './text.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { roomEntries } from './room-entries.ts';
import type { RoomNavProps } from './room-nav.tsx';
import { ACCOUNT_ROOM } from './rooms.tsx';
import { WideRoomMark } from './wide-room-mark.tsx';

export type ShellFrameProps = Pick<RoomNavProps, 'label' | 'groups'> & {
  /** Whose rooms these are: at the head of the sidebar. */
  sign: ReactNode;
  topBar: Omit<TopBarProps, 'rooms'>;
  children: ReactNode;
};

/** A room whose own element carries `data-wide-room` has the whole width: the sidebar becomes a rail, the margins go. */
export function ShellFrame({ sign, label, groups, topBar, children }: ShellFrameProps) {
  return (
    <div className="group/shell grid min-h-[calc(100dvh-var(--bar))] grid-cols-[minmax(0,1fr)] sm:grid-cols-[3.75rem_minmax(0,1fr)] lg:not-has-data-wide-room:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a href="#content" className="link sr-only z-20 bg-bg p-2 focus:not-sr-only focus:absolute">
        {SHELL_TEXT.skip}
      </a>
      <WideRoomMark />
      <Sidebar sign={sign} label={label} groups={groups} />
      <div className="min-w-0 border-line sm:border-l">
        <TopBar {...topBar} rooms={roomEntries([...groups.flat(), ACCOUNT_ROOM])} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full content-start outline-none *:min-w-0 not-has-data-wide-room:max-w-296 not-has-data-wide-room:gap-4 not-has-data-wide-room:px-4 not-has-data-wide-room:pt-5 not-has-data-wide-room:pb-16 sm:not-has-data-wide-room:gap-5 sm:not-has-data-wide-room:px-8 sm:not-has-data-wide-room:pt-7 sm:not-has-data-wide-room:pb-18"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
