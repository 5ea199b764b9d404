import { count } from '../workspace/format.ts';

/** Every sentence of the usage room. */
export const USAGE_TEXT = {
  title: 'Usage',
  description: 'Equal to the ledger, to the credit. Live within two seconds.',
  exportCsv: 'Export CSV',
  range: { label: 'Range', day: 'Day', week: 'Week', month: 'Month', custom: 'Custom' },
  by: { label: 'Grouped by', operation: 'Operation', key: 'Key', status: 'Status' },
  unit: { label: 'Counted in', credits: 'Credits', calls: 'Calls' },
  from: 'From',
  to: 'To',
  stats: {
    label: 'In this range',
    credits: 'Credits',
    creditsDetail: 'From the ledger',
    calls: 'Calls',
    callsDetail: 'From the ledger, test keys too',
    refused: 'Refused, not charged',
    refusedDetail: (failed: number) => `From the request log, and ${count(failed)} failed`,
    latency: 'p50 and p95',
    latencyDetail: 'From the request log',
    ms: (p50: number, p95: number) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    unknown: 'None yet',
  },
  requests: 'Requests',
  picture: (unit: string, by: string) => `${unit} by day and ${by.toLowerCase()}`,
  total: 'Total',
  share: 'Share',
  bar: (day: string, name: string, amount: number, unit: string) => `${day}: ${name}, ${count(amount)} ${unit}`,
  empty: 'Nothing in this range.',
  playgroundKey: 'Playground',
  source: (credits: number) => `The ledger for this range sums to ${count(credits)} credits, the same number as above.`,
  behind: (entries: number) => `${count(entries)} entries of the ledger are being counted. This takes a second.`,
  statusSource:
    'Status and latency come from the request log, which is kept for 30 days and is not the books: refused calls are in it, and cost nothing.',
  stale: (asOf: string) => `As of ${asOf}. We are trying again.`,
} as const;
