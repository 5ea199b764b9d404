'use client';

import { useState } from 'react';

const FIRST_MS = 1_000;
const LAST_MS = 15_000;

/** Members that change with the clock alone. */
const OF_CLOCK: ReadonlySet<string> = new Set(['asOf', 'forecast', 'replicaAgeMs', 'entriesBehind']);

const newsIn = (data: unknown): string =>
  JSON.stringify(data, (name, value: unknown) => (OF_CLOCK.has(name) ? undefined : value)) ?? '';

type Reading = { state: { data?: unknown; dataUpdateCount: number } };

/**
 * Returns the interval of a query, in milliseconds: a second after news, twice as long after each reading without, and a quarter of
 * a minute at most. A page that nobody calls beside is then nearly quiet; a return to its tab reads at once.
 */
export function calmReading(): (query: Reading) => number {
  const last: { data: unknown; news: string; count: number } = { data: undefined, news: '', count: 0 };
  return ({ state: { data, dataUpdateCount } }) => {
    if (data !== last.data) {
      const news = newsIn(data);
      if (news !== last.news) last.count = dataUpdateCount;
      last.data = data;
      last.news = news;
    }
    const unchanged = Math.max(0, dataUpdateCount - last.count);
    return Math.min(FIRST_MS * 2 ** unchanged, LAST_MS);
  };
}

/** Returns the same interval at each drawing of a component. */
export function useCalmReading(): (query: Reading) => number {
  const [interval] = useState(calmReading);
  return interval;
}
