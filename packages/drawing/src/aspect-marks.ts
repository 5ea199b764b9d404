import { el, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';

type Mark = { path: string; tone: 'hard' | 'soft' | 'other' };

/** Marks on a 24 × 24 grid. */
const MARKS: Readonly<Record<string, Mark>> = {
  conjunction: { path: 'M5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M12.7 12.3L20 5', tone: 'other' },
  opposition: {
    path: 'M3.5 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M13.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M9.5 14.5L14.5 9.5',
    tone: 'hard',
  },
  square: { path: 'M5 5H19V19H5Z', tone: 'hard' },
  trine: { path: 'M12 4.5L20.5 19H3.5Z', tone: 'soft' },
  sextile: { path: 'M12 4v16M5 8l14 8M19 8L5 16', tone: 'soft' },
  quincunx: { path: 'M4 19h16M12 19v-7M12 12L5.5 5.5M12 12l6.5-6.5', tone: 'other' },
};

const COLOURS = { hard: 'var(--asp-hard)', soft: 'var(--asp-soft)', other: 'var(--text-2)' } as const;
const GROUNDS = { hard: 'var(--bad-soft)', soft: 'var(--accent-soft)', other: 'var(--sunken)' } as const;

export const groundOf = (kind: string): string => GROUNDS[MARKS[kind]?.tone ?? 'other'];

/** Draws the mark of an aspect; a minor one without a mark is written as text. */
export function aspectMark(kind: string, x: number, y: number): SvgElement {
  const mark = MARKS[kind];
  if (mark === undefined) {
    return el(
      'text',
      { x, y: y + 3, 'font-size': 10, 'text-anchor': 'middle', fill: 'var(--text-2)', 'font-family': MONO },
      SHORT[kind] ?? kind.slice(0, 4),
    );
  }
  return el('path', {
    d: mark.path,
    transform: `translate(${x - 8} ${y - 8}) scale(0.67)`,
    fill: 'none',
    stroke: COLOURS[mark.tone],
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** Text of the minor aspects: the angle in degrees distinguishes them within a cell. */
const SHORT: Readonly<Record<string, string>> = {
  semisextile: '30°',
  semisquare: '45°',
  quintile: '72°',
  sesquiquadrate: '135°',
  biquintile: '144°',
};
