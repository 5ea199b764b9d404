import { isKept, type Played } from './play.ts';

const TITLE_WIDTH = 68;
const HEADINGS = ['tries', 'acknowledged', 'lost', 'doubled', 'overspent', 'seconds'] as const;

const line = (id: string, guarantee: string, title: string, cells: readonly string[]): string =>
  `  ${id.padEnd(4)} ${guarantee.padEnd(4)} ${title.padEnd(TITLE_WIDTH)} ${cells
    .map((cell, index) => cell.padStart(HEADINGS[index]?.length ?? 0))
    .join('  ')}`;

export const heading = (): string => line('', '', '', HEADINGS);

/** One row of the report, followed by the measurements and by every problem. */
export function row(played: Played, seed: number): string {
  const { scenario, result, seconds } = played;
  const { tried, acknowledged, creditsLost, creditsDoubled, creditsOverspent, notes, problems, skipped } = result;
  const cells = [tried, acknowledged, creditsLost, creditsDoubled, creditsOverspent].map(String);
  const below = [
    ...(skipped ? [`not tried: ${skipped}`] : []),
    ...notes,
    ...problems.map((problem) => `PROBLEM ${problem}`),
    ...(isKept(played) ? [] : [`FAILED  again with: npm run test:faults -- --only ${scenario.id} --seed ${seed}`]),
  ];
  return [
    line(scenario.id, scenario.guarantee, scenario.title, [...cells, seconds.toFixed(1)]),
    ...below.map((text) => `            ${text}`),
  ].join('\n');
}

export type Audit = { tenants: number; entries: number; differences: string[] };

/** The result for other programs, such as the page of the guarantees. */
export function summaryOf(all: readonly Played[], audit: Audit, seed: number, at: Date) {
  return {
    at: at.toISOString(),
    seed,
    passed: all.every(isKept) && audit.differences.length === 0,
    tests: all.map((played) => {
      const { scenario, result, seconds } = played;
      return {
        id: scenario.id,
        guarantee: scenario.guarantee,
        title: scenario.title,
        ...result,
        seconds: Math.round(seconds * 10) / 10,
        passed: isKept(played),
      };
    }),
    audit,
  };
}
