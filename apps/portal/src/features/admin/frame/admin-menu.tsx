'use client';

import { RoomSheet } from '../../workspace/room-sheet.tsx';
import { ADMIN_ROOMS } from './admin-rooms.tsx';
import { AdminSign } from './admin-sign.tsx';
import { ADMIN_TEXT } from './text.ts';

export const AdminMenu = ({ host }: { host: string }) => (
  <RoomSheet label={ADMIN_TEXT.navigation} groups={ADMIN_ROOMS} header={<AdminSign host={host} />} />
);
