import type { Typeface } from './break-lines.ts';

/** Sizes and colours of a paper. Points. */
export const MARGIN = { x: 48, top: 54, bottom: 60 } as const;

export const COLOURS = { text: '#1a2233', soft: '#566074', line: '#d9dde4', band: '#f4f6f9' } as const;

/** Indian scripts have marks above and below the letters, so the distance of lines is greater than in Latin. */
export const LEADING = 1.42;
/** The baseline in a line, as a share of its height. */
export const BASELINE = 0.72;

export const TYPE = {
  title: { family: 'sans', weight: 500, sizePt: 25 },
  lowTitle: { family: 'sans', weight: 500, sizePt: 18 },
  subject: { family: 'sans', weight: 400, sizePt: 14 },
  brand: { family: 'sans', weight: 500, sizePt: 13 },
  section: { family: 'sans', weight: 500, sizePt: 15 },
  part: { family: 'sans', weight: 500, sizePt: 10.5 },
  body: { family: 'sans', weight: 400, sizePt: 10 },
  strong: { family: 'sans', weight: 500, sizePt: 10 },
  small: { family: 'sans', weight: 400, sizePt: 8 },
} as const satisfies Record<string, Typeface>;

export const lineHeightPt = ({ sizePt }: Typeface): number => sizePt * LEADING;
