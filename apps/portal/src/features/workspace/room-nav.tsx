import { RoomLink } from './room-link.tsx';
import type { Room } from './rooms.tsx';

export type RoomNavProps = {
  label: string;
  /** A gap stands between two groups. */
  groups: readonly (readonly Room[])[];
  rail?: boolean;
  onFollow?: () => void;
};

export function RoomNav({ label, groups, ...link }: RoomNavProps) {
  return (
    <nav aria-label={label} className="grid gap-4">
      {groups.map((rooms) => (
        <ul key={rooms[0]?.href} className="grid gap-0.5">
          {rooms.map((room) => (
            <li key={room.href}>
              <RoomLink room={room} {...link} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
