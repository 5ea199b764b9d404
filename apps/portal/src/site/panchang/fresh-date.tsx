'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASK_AGAIN_MS = 1_500;

/** After midnight the first visitor may get yesterday's page while the next one is rendered; it is then replaced. */
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
