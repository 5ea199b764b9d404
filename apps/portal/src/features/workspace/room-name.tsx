'use client';

import { usePathname } from 'next/navigation';
import { roomAt } from './rooms.tsx';

export const RoomName = () => roomAt(usePathname())?.label ?? '';
