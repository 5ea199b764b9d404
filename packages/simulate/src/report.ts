import type { needs } from './arithmetic.ts';
import type { Row } from './study.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const rounded = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');
const percent = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;
const latency = (ms: number): string => (Number.isFinite(ms) ? `${ms.toFixed(1)}\u00a0ms` : 'too much');

type Column = { heading: string; of: (row: Row) => string };

/** The table of the page, column by column. */
export const COLUMNS: readonly Column[] = [
  { heading: 'Cells', of: ({ cells }) => String(cells) },
  { heading: 'A second', of: ({ capacity }) => rounded(capacity) },
  { heading: 'Unlimited', of: ({ capacityUnlimited }) => rounded(capacityUnlimited) },
  { heading: 'Hottest', of: ({ hottest }) => `${hottest.toFixed(2)}\u00a0×` },
  { heading: 'Charge, p99', of: ({ p99Ms }) => latency(p99Ms) },
  { heading: 'Tenants hit', of: ({ tenantsHit }) => percent(tenantsHit) },
  { heading: 'Calls hit', of: ({ callsHit }) => percent(callsHit) },
  { heading: 'A year', of: ({ aYear }) => rounded(aYear) },
  { heading: 'Minutes missed a year', of: ({ minutesOfATenantAYear }) => rounded(minutesOfATenantAYear) },
];

export const tableOf = (rows: readonly Row[]): string[][] => rows.map((row) => COLUMNS.map(({ of }) => of(row)));

/** What ten million tenants need, each figure with its name. */
export const sumsOf = (of: ReturnType<typeof needs>): [string, string][] => [
  ['Calls a month', whole(of.callsAMonth)],
  ['Calls a second, mean and peak', `${whole(of.meanRate)} and ${whole(of.peakRate)}`],
  ['Cells', `${of.cells}, each with ${whole(of.tenantsOfACell)} tenants`],
  ['Ledger in the databases', `${whole(of.ledgerGb)} GB`],
  ['Request log', `${whole(of.requestLogGb)} GB`],
  ['Of one cell', `${whole(of.gbOfACell)} GB, ${of.walMbASecondOfACell.toFixed(1)} MB of log a second at the peak`],
  ['Archive', `${whole(of.archiveGbAYear)} GB a year`],
  ['Cores of the API', whole(of.apiCores)],
  ['Cost', `$${whole(of.centsAMonth / 100)} a month, $${(of.centsAMillionCalls / 100).toFixed(2)} for a million calls`],
];

export function asText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ');
  return [line(headings), ...rows.map(line)].join('\n');
}
