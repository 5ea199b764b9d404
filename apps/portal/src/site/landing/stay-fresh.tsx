'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const STALE_AFTER_MS = 150_000;
const ASK_AGAIN_MS = 1_500;

/**
 * After a quiet hour the first visitor gets the old page while the next one is rendered. The page shows "now", so an old one is
 * replaced.
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
