'use client';

import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomSheet } from './room-sheet.tsx';
import { ROOMS } from './rooms.tsx';
import { SHELL_TEXT } from './text.ts';

const DOCS = { href: '/docs', label: SHELL_TEXT.docs, icon: <BookOpen aria-hidden="true" /> };

export const PhoneMenu = ({ sign }: { sign: ReactNode }) => (
  <RoomSheet label={SHELL_TEXT.navigation} groups={[[...ROOMS, DOCS]]} header={sign} />
);
