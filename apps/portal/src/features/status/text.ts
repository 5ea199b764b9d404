/** Sentences of the status page's history; those of its first card stand with the public pages. */
export const STATUS_TEXT = {
  historyTitle: (days: number) => `The last ${days} days`,
  rulerLabel: (share: string, days: number) => `${share} up over the last ${days} days, one mark a day`,
  up: (share: string) => `${share} up`,
  unwatched: 'not watched',
  empty:
    'Nothing has been watched yet. The worker looks at the API once a minute; the first mark appears when its first minute is over.',
  silent: 'The history could not be read just now. Open this page again in half a minute.',
  table: 'Show as table',
  watched: (days: number) =>
    `Of the minutes that were watched, on ${days} ${days === 1 ? 'day' : 'days'}. The worker asks the API once a minute; what nobody watched is counted neither way.`,
  latency: 'Latency',
  probe: 'Last probe',
  today: 'today, middle minute',
  calls: 'Calls today',
  failed: (count: number) => (count === 0 ? 'none failed' : `${count} failed`),
} as const;
