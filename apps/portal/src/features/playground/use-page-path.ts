'use client';

import { usePathname } from 'next/navigation';
import { OPEN_PLAYGROUND_PATH, openPlaygroundPath, playgroundPath } from '../../shared/paths.ts';

/** Returns the path of an operation; a visitor stays in the open playground. */
export function usePagePath(): (operation: string) => string {
  const isOpen = usePathname().startsWith(`${OPEN_PLAYGROUND_PATH}/`);
  return isOpen ? openPlaygroundPath : playgroundPath;
}
