import { el, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { textWidth } from './text-width.ts';

export type Reduction = {
  label: string;
  number: number;
  /** `1 + 9 + 9 + 5 = 24 → 6`. */
  calculation: string;
  isMaster: boolean;
  karmicDebt: number | null;
  ages: { from: number; to: number | null } | null;
};

/** A part of a name, with the value of each letter. */
export type NamePart = {
  name: string;
  letters: readonly { letter: string; value: number }[];
  sum: number;
  number: number;
};

export type ReductionChart = { reductions: readonly Reduction[]; parts: readonly NamePart[] };

/** As wide as a phone, so that letters stay readable there. */
const WIDTH = 400;
const NUMBER = { sizePx: 44, width: 74 } as const;
const LINE = 20;
const FIGURE_PX = 13.5;
const LETTER = { width: 30, height: 46, pitch: 33 } as const;
const LETTERS_IN_ROW = Math.floor(WIDTH / LETTER.pitch);

type Block = { elements: SvgElement[]; height: number };

/** Draws numbers with their calculation, written out as on paper. */
export function reductionCard(chart: ReductionChart, text: PictureText): SvgElement {
  const elements: SvgElement[] = [];
  let y = 0;
  for (const write of [
    ...chart.reductions.map((one) => reductionAt(one)),
    ...chart.parts.map((part) => partAt(part)),
  ]) {
    const block = write(y);
    elements.push(...block.elements);
    y += block.height;
  }
  return picture({ ...text, description: describe(chart) }, [-12, -12, WIDTH + 24, y + 16], elements);
}

const words = (x: number, y: number, sizePx: number, look: Record<string, string | number>, content: string): SvgElement =>
  el('text', { x, y, 'font-size': sizePx, 'font-family': SANS, fill: 'var(--text-2)', ...look }, content); // prettier-ignore

const reductionAt =
  (reduction: Reduction) =>
  (y: number): Block => {
    const { label, number, calculation } = reduction;
    const lines = linesOf(calculation, WIDTH - NUMBER.width);
    const notes = notesOf(reduction);
    const height = Math.max(72, 26 + lines.length * LINE + (notes === '' ? 0 : LINE) + 14);
    return {
      height,
      elements: [
        words(0, y + 46, NUMBER.sizePx, { fill: 'var(--text)', 'font-weight': 500 }, String(number)),
        words(NUMBER.width, y + 16, 14, { fill: 'var(--text)', 'font-weight': 500 }, [label, agesOf(reduction)].filter(Boolean).join(', ')),
        ...lines.map((line, index) => words(NUMBER.width, y + 16 + (index + 1) * LINE, FIGURE_PX, { 'font-family': MONO }, line)),
        ...(notes === '' ? [] : [words(NUMBER.width, y + 16 + (lines.length + 1) * LINE, 12, { fill: 'var(--brass)' }, notes)]),
      ],
    }; // prettier-ignore
  };

const partAt =
  ({ name, letters, sum, number }: NamePart) =>
  (y: number): Block => {
    const rows = Math.max(1, Math.ceil(letters.length / LETTERS_IN_ROW));
    const bottom = y + 22 + rows * (LETTER.height + 6);
    const total = `= ${sum}${number === sum ? '' : ` → ${number}`}`;
    return {
      height: bottom - y + 26,
      elements: [
        words(0, y + 12, 14, { fill: 'var(--text)', 'font-weight': 500 }, name),
        ...letters.flatMap(({ letter, value }, index) => letterAt(letter, value, (index % LETTERS_IN_ROW) * LETTER.pitch, y + 22 + Math.floor(index / LETTERS_IN_ROW) * (LETTER.height + 6))),
        words(0, bottom + 12, FIGURE_PX, { 'font-family': MONO }, total),
      ],
    }; // prettier-ignore
  };

const letterAt = (letter: string, value: number, x: number, y: number): SvgElement[] => [
  el('rect', { x, y, width: LETTER.width, height: LETTER.height, rx: 4, fill: 'none', stroke: 'var(--line-strong)' }),
  words(x + LETTER.width / 2, y + 20, 15, { 'text-anchor': 'middle', fill: 'var(--text)' }, letter),
  words(x + LETTER.width / 2, y + 38, 13, { 'text-anchor': 'middle', fill: 'var(--brass)', 'font-family': MONO }, String(value)),
]; // prettier-ignore

const agesOf = ({ ages }: Reduction): string =>
  ages === null ? '' : ages.to === null ? `from age ${ages.from}` : `age ${ages.from} to ${ages.to}`;

const notesOf = ({ isMaster, karmicDebt }: Reduction): string =>
  [isMaster ? 'Master number' : '', karmicDebt === null ? '' : `Karmic debt ${karmicDebt}`].filter(Boolean).join(', ');

/** Breaks text at blanks; a word longer than a line is cut. */
function linesOf(text: string, widthPx: number): string[] {
  const most = Math.floor(widthPx / textWidth('0', FIGURE_PX, 'mono'));
  const lines: string[] = [''];
  for (const piece of text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const longer = [lines.at(-1), piece].filter(Boolean).join(' ');
    if ([...longer].length <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

const describe = ({ reductions, parts }: ReductionChart): string =>
  [
    ...reductions.map((one) => `${[one.label, agesOf(one)].filter(Boolean).join(', ')}: ${one.number}, ${one.calculation}.`),
    ...parts.map(({ name, sum, number }) => `${name}: ${sum}, ${number}.`),
  ].join(' '); // prettier-ignore
