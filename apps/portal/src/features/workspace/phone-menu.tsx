'use client';

import { BookOpen } from 'lucide-react';
import { RoomSheet } from './room-sheet.tsx';
import { ROOMS } from './rooms.tsx';
import { SHELL_TEXT } from './text.ts';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

const DOCS = { href: '/docs', label: SHELL_TEXT.docs, icon: <BookOpen aria-hidden="true" /> };

export function PhoneMenu({ tenantId, name, planName }: { tenantId: string; name: string; planName: string }) {
  return (
    <RoomSheet
      label={SHELL_TEXT.navigation}
      groups={[[...ROOMS, DOCS]]}
      header={<WorkspaceSwitcher tenantId={tenantId} name={name} planName={planName} />}
    />
  );
}
