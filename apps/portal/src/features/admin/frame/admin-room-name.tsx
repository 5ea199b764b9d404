'use client';

import { usePathname } from 'next/navigation';
import { isIn } from '../../workspace/rooms.tsx';
import { ADMIN_ROOMS } from './admin-rooms.tsx';

export function AdminRoomName() {
  const pathname = usePathname();
  return ADMIN_ROOMS.flat().find((room) => isIn(room, pathname))?.label ?? '';
}
