'use client';

import { usePathname } from 'next/navigation';
import { PLAYGROUND_PATH } from '../playground-path.ts';

/** Marks a wide page before the page itself arrives, so that the sidebar does not move. */
export function WidePageMark() {
  const isWide = usePathname().startsWith(`${PLAYGROUND_PATH}/`);
  return isWide ? <span hidden data-wide-page /> : null;
}
