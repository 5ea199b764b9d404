import { RoomLink } from './room-link.tsx';
import { ROOMS } from './rooms.tsx';
import { SkyLine } from './sky-line.tsx';
import { SHELL_TEXT } from './text.ts';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

/** 232 px; a rail of 60 px below 1024; on a phone the menu takes its place. */
export function Sidebar({ tenantId, name, planName }: { tenantId: string; name: string; planName: string }) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-3.5 px-3 py-3.5 sm:flex">
      <WorkspaceSwitcher rail tenantId={tenantId} name={name} planName={planName} />
      <nav aria-label={SHELL_TEXT.navigation}>
        <ul className="grid gap-0.5">
          {ROOMS.map((room) => (
            <li key={room.href}>
              <RoomLink rail room={room} />
            </li>
          ))}
        </ul>
      </nav>
      <SkyLine />
    </aside>
  );
}
