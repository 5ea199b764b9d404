'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASK_AGAIN_MS = 1_500;

export type StayFreshProps = {
  /** When the page was made. */
  iso: string;
  /** From which age on it is exchanged. */
  afterMs?: number;
};

/**
 * The first visitor after a quiet hour is served the page of that hour while the next one is made.
 * The page says "now", so an old one is exchanged.
 */
export function StayFresh({ iso, afterMs = 150_000 }: StayFreshProps) {
  const router = useRouter();
  useEffect(() => {
    if (Date.now() - Date.parse(iso) < afterMs) return;
    const timer = setTimeout(() => router.refresh(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [iso, afterMs, router]);
  return null;
}
