'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASK_AGAIN_MS = 1_500;

/** The first visitor after midnight may be served the page of yesterday while the next one is made: it is exchanged then. */
export function FreshDate({ date, zone }: { date: string; zone: string }) {
  const router = useRouter();
  useEffect(() => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    if (format.format(new Date()) === date) return;
    const timer = setTimeout(() => router.refresh(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [date, zone, router]);
  return null;
} // prettier-ignore
