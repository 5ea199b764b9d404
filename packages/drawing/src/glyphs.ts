import { el, type SvgElement } from './element.ts';

type Circle = readonly [cx: number, cy: number, r: number];

/** A shape on a 24 × 24 grid: strokes with round ends, no fill except the dot. */
export type GlyphShape = {
  path?: string;
  circles?: readonly Circle[];
  dot?: Circle;
  /** Mirrored top to bottom. */
  flipped?: true;
};

/** Our own drawings, because phones turn the characters for signs and planets into emoji. */
export const GLYPHS = {
  sun: { circles: [[12, 12, 8]], dot: [12, 12, 1.1] },
  moon: { path: 'M16 4A8.5 8.5 0 1 0 16 20A10 10 0 0 1 16 4Z' },
  mercury: {
    path: 'M12 14.6V21.4M8.7 18.2h6.6M7.6 2.4c.5 2.1 2.1 3.4 4.4 3.4s3.9-1.3 4.4-3.4',
    circles: [[12, 10.2, 4.4]],
  },
  venus: { path: 'M12 13.6v8M8.4 17.7h7.2', circles: [[12, 8.4, 5.2]] },
  mars: { path: 'M14 10L20.2 3.8M15 3.8h5.2V9', circles: [[10, 14, 5.6]] },
  jupiter: { path: 'M6 7.4C6.3 4.9 8 3.3 10.2 3.3c2.4 0 4 1.8 4 4.3 0 4.2-3.9 7.5-8.7 9h14M16.3 10.4V21.2' },
  saturn: {
    path: 'M9 2.8V15.2M5.8 5.8h6.6M9 11.6c1-2.2 2.6-3.4 4.5-3.4 2.3 0 3.7 1.6 3.7 3.8 0 3.1-2.8 4.5-2.8 7.1 0 1.5 1 2.3 2.4 2.3.9 0 1.6-.3 2.2-.9',
  },
  uranus: { path: 'M12 3.2V16M6.3 3.4v9.8M17.7 3.4v9.8M6.3 8.3h11.4', circles: [[12, 18.6, 2.6]] },
  neptune: { path: 'M5.3 4v4.2c0 3.9 2.8 6.6 6.7 6.6s6.7-2.7 6.7-6.6V4M12 3v18.4M8.4 18.2h7.2' },
  pluto: { path: 'M5.8 6.2c0 4.1 2.6 6.8 6.2 6.8s6.2-2.7 6.2-6.8M12 13v8.4M8.4 17.4h7.2', circles: [[12, 6.2, 3]] },
  earth: { path: 'M12 4v16M4 12h16', circles: [[12, 12, 8]] },
  rahu: {
    path: 'M8 16.8C6 14.4 4.8 12.5 4.8 10 4.8 6.1 7.9 3.4 12 3.4s7.2 2.7 7.2 6.6c0 2.5-1.2 4.4-3.2 6.8',
    circles: [
      [6.6, 18.4, 2.1],
      [17.4, 18.4, 2.1],
    ],
  },
  ketu: {
    path: 'M8 16.8C6 14.4 4.8 12.5 4.8 10 4.8 6.1 7.9 3.4 12 3.4s7.2 2.7 7.2 6.6c0 2.5-1.2 4.4-3.2 6.8',
    circles: [
      [6.6, 18.4, 2.1],
      [17.4, 18.4, 2.1],
    ],
    flipped: true,
  },
  aries: {
    path: 'M12 21V10.4c0-4-1.8-6.9-4.3-6.9-2 0-3.4 1.4-3.4 3.3 0 1.7 1 2.9 2.6 2.9M12 10.4c0-4 1.8-6.9 4.3-6.9 2 0 3.4 1.4 3.4 3.3 0 1.7-1 2.9-2.6 2.9',
  },
  taurus: { path: 'M4.4 3.4c1.2 4.5 3.7 6.9 7.6 6.9s6.4-2.4 7.6-6.9', circles: [[12, 15.6, 5.3]] },
  gemini: { path: 'M5 3.6c4.4 2.2 9.6 2.2 14 0M5 20.4c4.4-2.2 9.6-2.2 14 0M9 5.1v13.8M15 5.1v13.8' },
  cancer: {
    path: 'M4.7 8.8C5.9 5.5 9 4.2 12.6 4.2c2.8 0 5.2.7 7 1.9M19.3 15.2c-1.2 3.3-4.3 4.6-7.9 4.6-2.8 0-5.2-.7-7-1.9',
    circles: [
      [7.4, 9.6, 2.8],
      [16.6, 14.4, 2.8],
    ],
  },
  leo: {
    path: 'M9.4 13C8.4 10.9 7.3 9.2 7.3 7.4 7.3 5 9.3 3.4 12 3.4c2.8 0 4.8 1.9 4.8 4.6 0 3.6-3 6.7-3 10.1 0 1.7 1 2.7 2.5 2.7 1.3 0 2.2-.7 2.8-1.9',
    circles: [[7, 14.6, 2.9]],
  },
  virgo: {
    path: 'M3.6 5.2C4.9 5 5.6 5.9 5.6 7.4V18M5.6 8c.6-1.9 1.8-2.9 3.1-2.9 1.5 0 2.3 1.1 2.3 2.9v10M11 8c.6-1.9 1.8-2.9 3.1-2.9 1.5 0 2.3 1.1 2.3 2.9v8.6c0 2.7 1.2 4.1 3.4 4.2M16.4 10.9c.5-1.3 1.4-2 2.4-2 1.3 0 2 1 2 2.4 0 3.6-3.1 7.2-7.2 9.5',
  },
  libra: {
    path: 'M4 20h16M4 15.8h5.2c-1.6-1.2-2.5-2.9-2.5-4.9C6.7 7.6 9 5.2 12 5.2s5.3 2.4 5.3 5.7c0 2-.9 3.7-2.5 4.9H20',
  },
  scorpio: {
    path: 'M3.6 5.2C4.9 5 5.6 5.9 5.6 7.4V18M5.6 8c.6-1.9 1.8-2.9 3.1-2.9 1.5 0 2.3 1.1 2.3 2.9v10M11 8c.6-1.9 1.8-2.9 3.1-2.9 1.5 0 2.3 1.1 2.3 2.9v8.6c0 2 .8 3.1 2.2 3.1h2M18.4 17.4l2.3 2.3-2.3 2.3',
  },
  sagittarius: { path: 'M4.4 19.6L19.4 4.6M11 4.4h8.6V13M6.4 11l6.6 6.6' },
  capricorn: {
    path: 'M4 4.8c1.4 0 2.3 1 2.6 2.6l.9 7.4C7.8 9 9.6 4.8 11.8 4.8c1.9 0 2.7 1.7 2.7 4.2v6.6c0 3-1.2 4.8-3.7 5.4',
    circles: [[17.3, 15.4, 2.8]],
  },
  aquarius: {
    path: 'M3.4 10.4l3.2-3.2 3.4 3.2 3.4-3.2 3.4 3.2 3.8-3.6M3.4 17.2L6.6 14l3.4 3.2 3.4-3.2 3.4 3.2 3.8-3.6',
  },
  pisces: { path: 'M6 3.4c2.6 4.9 2.6 12.3 0 17.2M18 3.4c-2.6 4.9-2.6 12.3 0 17.2M4.6 12h14.8' },
} as const satisfies Record<string, GlyphShape>;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);

const FURTHER_NAMES: Readonly<Record<string, GlyphName>> = { 'north node': 'rahu', 'south node': 'ketu' };

/** Returns the glyph of a body or sign by its English name, or null if there is none. */
export function glyphOf(name: string): GlyphName | null {
  const key = name.toLowerCase();
  if (isGlyphName(key)) return key;
  return FURTHER_NAMES[key] ?? null;
}

export type GlyphPlace = { x: number; y: number; sizePx: number; colour: string };

/** Draws a glyph centred on the point. Below 20 px the stroke is slightly thicker. */
export function drawGlyph(name: GlyphName, { x, y, sizePx, colour }: GlyphPlace): SvgElement {
  const shape: GlyphShape = GLYPHS[name];
  const scale = Math.round((sizePx / 24) * 1000) / 1000;
  const corner = (centre: number) => Math.round((centre - 12 * scale) * 100) / 100;
  return el(
    'g',
    {
      transform: `translate(${corner(x)} ${corner(y)}) scale(${scale})`,
      fill: 'none',
      stroke: colour,
      'stroke-width': sizePx < 20 ? 1.7 : 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'data-glyph': name,
    },
    ...(shape.flipped
      ? [el('g', { transform: 'matrix(1 0 0 -1 0 24)' }, ...strokesOf(shape, colour))]
      : strokesOf(shape, colour)),
  );
}

function strokesOf(shape: GlyphShape, colour: string): SvgElement[] {
  return [
    ...(shape.circles ?? []).map(([cx, cy, r]) => el('circle', { cx, cy, r })),
    ...(shape.path === undefined ? [] : [el('path', { d: shape.path })]),
    ...(shape.dot ? [el('circle', { cx: shape.dot[0], cy: shape.dot[1], r: shape.dot[2], fill: colour })] : []),
  ];
}
