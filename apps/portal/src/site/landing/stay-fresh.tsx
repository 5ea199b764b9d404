'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const STALE_AFTER_MS = 150_000;
const ASK_AGAIN_MS = 1_500;

/**
 * The first visitor after a quiet hour is served the page of that hour while the next one is made.
 * The page says "now", so an old one is exchanged.
 */
export function StayFresh({ iso }: { iso: string }) {
  const router = useRouter();
  useEffect(() => {
    if (Date.now() - Date.parse(iso) < STALE_AFTER_MS) return;
    const timer = setTimeout(() => router.refresh(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [iso, router]);
  return null;
}
