import { el, type SvgElement } from './element.ts';
import { MONO, SANS } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** One day of a printed month; clock readings are `HH:MM`. */
export type MonthSquare = {
  dayOfMonth: number;
  /** 0 = Sunday; selects the column. */
  weekdayIndex: number;
  /** Full description of the day, for screen readers. */
  spoken: string;
  /** null if the Sun does not rise or set. */
  sunrise: string | null;
  sunset: string | null;
  moon: 'new' | 'full' | null;
  tithi: LimbLine;
  nakshatra: LimbLine;
  /** Calendar remarks of the day, such as the start of a month or a lost tithi. */
  notes: readonly string[];
  festivals: readonly string[];
  isMarked: boolean;
};

/** Names from the longest to the shortest: the first that fits is printed. `end` is the text at the right. */
export type LimbLine = { names: readonly [string, ...string[]]; end: string };

export const SQUARE = { width: 150, height: 122, inset: 8 } as const;

const ROOM = SQUARE.width - 2 * SQUARE.inset;
const TIME_PX = 9.5;
const GAP = 6;
/** Baselines, from the upper edge. */
const BASELINE = { date: 23, time: 17, tithi: 42, nakshatra: 57, firstNote: 74 } as const;
const NOTE = { sizePx: 10, pitch: 13.5, countMax: 4 } as const;

type Place = readonly [x: number, y: number];

/** Draws one day in its square. Texts without space are shortened; the title has the full text. */
export function drawSquare(day: MonthSquare, [x, y]: Place): SvgElement {
  const ground = day.isMarked ? 'var(--brass-soft)' : day.weekdayIndex === 0 ? 'var(--sunken)' : 'var(--surface)';
  return el('g', { 'data-day': day.dayOfMonth },
    el('title', {}, day.spoken),
    el('rect', { x, y, width: SQUARE.width, height: SQUARE.height, fill: ground, stroke: 'var(--line)' }),
    el(
      'text',
      { x: x + SQUARE.inset, y: y + BASELINE.date, 'font-size': 18, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS },
      String(day.dayOfMonth),
    ),
    ...moonMark(day.moon, x + SQUARE.inset + 32, y + BASELINE.date - 6),
    atRight(x, y + BASELINE.time, sunText(day)),
    ...limbLine(day.tithi, x, y + BASELINE.tithi, 11, 'var(--text)'),
    ...limbLine(day.nakshatra, x, y + BASELINE.nakshatra, 10.5, 'var(--text-2)'),
    ...noteLines(day).map(({ words, fill }, index) =>
      el(
        'text',
        { x: x + SQUARE.inset, y: y + BASELINE.firstNote + index * NOTE.pitch, 'font-size': NOTE.sizePx, fill, 'font-family': SANS },
        fittingWords(shorterNames(words), ROOM, NOTE.sizePx),
      ),
    ),
  ); // prettier-ignore
}

function sunText({ sunrise, sunset }: MonthSquare): string {
  if (sunrise !== null && sunset !== null) return `${sunrise}–${sunset}`;
  if (sunrise === null && sunset === null) return 'no sunrise';
  return sunrise === null ? `no rise, ${sunset}` : `${sunrise}, no set`;
}

const atRight = (x: number, y: number, words: string): SvgElement =>
  el('text', { x: x + SQUARE.width - SQUARE.inset, y, 'font-size': TIME_PX, 'text-anchor': 'end', fill: 'var(--text-2)', 'font-family': MONO }, words); // prettier-ignore

/** A full disc for the new moon, a ring for the full moon. */
function moonMark(moon: MonthSquare['moon'], cx: number, cy: number): SvgElement[] {
  if (moon === null) return [];
  const fill = moon === 'new' ? 'var(--text)' : 'var(--brass-soft)';
  return [el('circle', { cx, cy, r: 4.5, fill, stroke: moon === 'new' ? 'var(--text)' : 'var(--brass-mark)' })];
}

function limbLine({ names, end }: LimbLine, x: number, y: number, sizePx: number, fill: string): SvgElement[] {
  const room = ROOM - textWidth(end, TIME_PX, 'mono') - GAP;
  return [
    el('text', { x: x + SQUARE.inset, y, 'font-size': sizePx, fill, 'font-family': SANS }, fittingWords(names, room, sizePx)), // prettier-ignore
    atRight(x, y, end),
  ];
}

/** Returns the text, then without its brackets, then its first name only. */
function shorterNames(words: string): string[] {
  const plain = words.replace(/ \(.*\)$/, '');
  return [words, plain, plain.split(' / ')[0] ?? plain];
}

/** Returns as many lines as fit; the last line counts the others. */
function noteLines({ notes, festivals }: MonthSquare): { words: string; fill: string }[] {
  const all = [
    ...notes.map((words) => ({ words, fill: 'var(--text-2)' })),
    ...festivals.map((words) => ({ words, fill: 'var(--brass)' })),
  ];
  if (all.length <= NOTE.countMax) return all;
  const shown = all.slice(0, NOTE.countMax - 1);
  return [...shown, { words: `+${all.length - shown.length} more`, fill: 'var(--text-2)' }];
}
