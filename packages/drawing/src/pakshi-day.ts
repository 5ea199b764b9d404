import { el, type SvgElement } from './element.ts';
import { drawPakshiTable, tableHeight } from './pakshi-table.ts';
import { drawPakshiYama, YAMA_HEIGHT } from './pakshi-yama.ts';
import { PAKSHI, type PakshiChart, type PakshiHalf, type PakshiYama } from './pakshi-chart.ts';
import { picture, SANS, type PictureText } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';
import { clock } from './timeline-chart.ts';

const HEAD = { height: 30, namePx: 14, notePx: 11.5, gap: 12 } as const;
const HALF_GAP = 10;

/**
 * Draws a day of pancha pakshi from the top down, narrow enough for a phone: with a person the parts of each yama, else
 * the activities of all birds.
 */
export function pakshiDay(chart: PakshiChart, text: PictureText): SvgElement {
  const drawn: SvgElement[] = [];
  let y = 0;
  for (const half of chart.halves) {
    drawn.push(...drawHead(half, chart, y));
    const top = y + HEAD.height;
    if (chart.bird === null) drawn.push(...drawPakshiTable(half.yamas, top, chart.atMs));
    else
      drawn.push(...half.yamas.flatMap((yama, index) => drawPakshiYama(yama, top + index * YAMA_HEIGHT, chart.atMs)));
    y = top + (chart.bird === null ? tableHeight(half.yamas) : half.yamas.length * YAMA_HEIGHT) + HALF_GAP;
  }
  return picture({ ...text, description: describe(chart) }, [0, 0, PAKSHI.width, y], drawn);
}

/** The name of the half with the person's bird, and the birds that the weekday favours and spares. */
function drawHead({ name, paksha, adhikara, padu }: PakshiHalf, { bird, roles }: PakshiChart, y: number): SvgElement[] {
  const note = `${roles.adhikara} ${adhikara}, ${roles.padu} ${padu}`;
  const room = PAKSHI.right - PAKSHI.left - textWidth(note, HEAD.notePx, 'sans') - HEAD.gap;
  const words = [[bird, name, paksha], [bird, name]].map((parts) => parts.filter((part) => part !== null).join(', '));
  const at = { y: y + 19, 'font-family': SANS };
  return [
    el('text', { ...at, x: PAKSHI.left, 'font-size': HEAD.namePx, fill: 'var(--text)', 'font-weight': 600 }, fittingWords(words, room, HEAD.namePx)),
    el('text', { ...at, x: PAKSHI.right, 'font-size': HEAD.notePx, 'text-anchor': 'end', fill: 'var(--text-2)' }, note),
  ];
} // prettier-ignore

function describe({ bird, halves, roles }: PakshiChart): string {
  const spoken = halves.map(({ name, paksha, adhikara, padu, yamas }) =>
    [`${name}, ${paksha}: ${roles.adhikara} ${adhikara}, ${roles.padu} ${padu}.`, ...yamas.map(yamaSpoken)].join(' '),
  );
  return [bird === null ? 'The five birds.' : `Bird: ${bird}.`, ...spoken].join(' ');
}

function yamaSpoken({ number, startMs, endMs, birds, own }: PakshiYama): string {
  const head = `Yama ${number}, ${clock(startMs)} to ${clock(endMs)}`;
  if (own === null) return `${head}: ${birds.map(({ bird, says }) => `${bird} ${says.toLowerCase()}`).join(', ')}.`;
  const parts = own.parts.map((part) => `${part.bird} ${part.says.toLowerCase()} from ${clock(part.startMs)}`);
  return `${head}, ${own.says.toLowerCase()}: ${parts.join(', ')}.`;
}
