'use client';

import { usePathname } from 'next/navigation';
import { PLAYGROUND_PATH } from '../playground/path.ts';

/** Says before the sidebar is painted what the room itself says only when it has come: else everything would move. */
export function WideRoomMark() {
  const isWide = usePathname().startsWith(`${PLAYGROUND_PATH}/`);
  return isWide ? <span hidden data-wide-room /> : null;
}
