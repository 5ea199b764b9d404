import type { Row } from './study.ts';

const [WIDTH, HEIGHT] = [720, 400];
const FRAME = { left: 84, right: 24, top: 28, bottom: 56 };
const INK = '#1f2430';
const LINES = [
  { label: 'plans limit every tenant', colour: '#3257d6', dash: '', of: ({ capacity }: Row) => capacity },
  {
    label: 'one tenant without a limit',
    colour: '#b4451f',
    dash: '6 4',
    of: ({ capacityUnlimited }: Row) => capacityUnlimited,
  },
] as const;
const TICKS = [1_000, 10_000, 100_000];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Capacity by the number of cells, both on logarithmic axes. It stands on white, so that it can be read in either theme. */
export function plotOf(rows: readonly Row[]): string {
  const cellsMax = Math.max(...rows.map(({ cells }) => cells));
  const [low, high] = [1_000, 300_000];
  const x = (cells: number) =>
    round(FRAME.left + (Math.log2(cells) / Math.log2(cellsMax)) * (WIDTH - FRAME.left - FRAME.right));
  const y = (rate: number) =>
    round(HEIGHT - FRAME.bottom - (Math.log(rate / low) / Math.log(high / low)) * (HEIGHT - FRAME.top - FRAME.bottom));
  const text = (at: string, words: string, more = '') =>
    `<text ${at} fill="${INK}" font-size="13"${more}>${words}</text>`;
  const grid = TICKS.flatMap((rate) => [
    `<line x1="${FRAME.left}" x2="${WIDTH - FRAME.right}" y1="${y(rate)}" y2="${y(rate)}" stroke="#d5d9e2"/>`,
    text(`x="${FRAME.left - 10}" y="${y(rate) + 4}"`, rate.toLocaleString('en'), ' text-anchor="end"'),
  ]);
  const counts = rows.map(({ cells }) =>
    text(`x="${x(cells)}" y="${HEIGHT - FRAME.bottom + 22}"`, String(cells), ' text-anchor="middle"'),
  );
  const lines = LINES.flatMap(({ label, colour, dash, of }) => {
    const points = rows.map((row) => `${x(row.cells)},${y(of(row))}`);
    const last = rows.at(-1);
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}" points="${points.join(' ')}"/>`,
      ...points.map((point) => `<circle r="3.5" fill="${colour}" cx="${point.replace(',', '" cy="')}"/>`),
      last ? text(`x="${x(last.cells) - 8}" y="${y(of(last)) - 12}"`, label, ' text-anchor="end"') : '',
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ffffff"/>`,
    ...grid,
    ...counts,
    text(`x="${FRAME.left}" y="18"`, 'calls a second at which the hottest cell is full'),
    text(`x="${(FRAME.left + WIDTH - FRAME.right) / 2}" y="${HEIGHT - 12}"`, 'cells', ' text-anchor="middle"'),
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
