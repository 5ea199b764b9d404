import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { SIGN_NAMES } from '@graha/astro-engine/vocabulary/sign-names';
import { el, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { degreeMinute, signNameOf } from './placed-body.ts';
import { insideWalls, spread } from './spread.ts';
import { NAMED_STARS, STARS } from './stars.ts';

export const STRIP_WIDTH = 1440;
export const STRIP_HEIGHT = 250;
const ECLIPTIC_Y = 100;
const RULER_Y = 188;
const GLYPH_GAP_DEG = 7;

export type StripBody = {
  name: string;
  /** Sidereal longitude. */
  longitudeDeg: number;
  /** Positive above the ecliptic; the default is on it. */
  latitudeDeg?: number;
};

export type StripOptions = PictureText & {
  /** Longitude of a brass needle. */
  needleDeg?: number;
};

/** x of a longitude: 360° of sky, from right to left as seen facing south. */
export const stripX = (longitudeDeg: number): number => STRIP_WIDTH * (1 - longitudeDeg / 360);
export const stripY = (latitudeDeg: number): number => ECLIPTIC_Y - latitudeDeg * (STRIP_WIDTH / 360) * 1.05;

export function zodiacStrip(bodies: readonly StripBody[], { needleDeg, ...text }: StripOptions): SvgElement {
  return picture(
    { ...text, description: describeStrip(bodies) },
    [0, 0, STRIP_WIDTH, STRIP_HEIGHT],
    [
      el('path', { d: `M0 ${ECLIPTIC_Y}H${STRIP_WIDTH}`, stroke: 'var(--night-line)', 'stroke-dasharray': '1 5' }),
      ...drawStars(),
      ...drawRuler(),
      ...drawSigns(),
      ...drawNakshatras(),
      ...drawStripBodies(bodies),
      ...(needleDeg === undefined ? [] : [drawNeedle(needleDeg)]),
    ],
  );
}

const describeStrip = (bodies: readonly StripBody[]): string =>
  bodies.length === 0
    ? 'Stars, signs and lunar mansions.'
    : bodies
        .map(
          ({ name, longitudeDeg }) =>
            `${name} ${degreeMinute(longitudeDeg % 30)} ${signNameOf(Math.floor(longitudeDeg / 30) + 1)}.`,
        )
        .join(' ');

/** Dots of nearly the same brightness share one path: a round line end of no length is a disc. */
function drawStars(): SvgElement[] {
  const dotsByMagnitude = new Map<number, string>();
  for (const star of STARS) {
    const magnitude = Math.round(star.magnitude * 4) / 4;
    const dot = `M${stripX(star.longitudeDeg).toFixed(1)} ${stripY(star.latitudeDeg).toFixed(1)}h0`;
    dotsByMagnitude.set(magnitude, (dotsByMagnitude.get(magnitude) ?? '') + dot);
  }
  return [
    el(
      'g',
      { stroke: 'var(--night-star)', 'stroke-linecap': 'round' },
      ...Array.from(dotsByMagnitude, ([magnitude, d]) =>
        el('path', { d, 'stroke-width': 2 * (2.5 - 0.38 * magnitude), opacity: 0.95 - 0.12 * magnitude }),
      ),
    ),
    ...NAMED_STARS.map(({ name, longitudeDeg, latitudeDeg }) =>
      label(name, stripX(longitudeDeg) - 7, stripY(latitudeDeg) + 4, 10, 'var(--night-text-2)', 'end'),
    ),
  ];
}

function drawRuler(): SvgElement[] {
  const ticks = (keep: (degree: number) => boolean, length: number) =>
    Array.from({ length: 360 }, (_, degree) => degree)
      .filter(keep)
      .map((degree) => `M${stripX(degree)} ${RULER_Y}v${length}`)
      .join('');
  const long =
    ticks((degree) => degree % 10 === 5, 8) +
    ticks((degree) => degree % 10 === 0 && degree % 30 !== 0, 11) +
    ticks((degree) => degree % 30 === 0, 18);
  return [
    el('path', { d: `M0 ${RULER_Y}H${STRIP_WIDTH}`, stroke: 'var(--night-text-2)', 'stroke-width': 1 }),
    el('path', {
      d: ticks((degree) => degree % 5 !== 0, 4.5),
      stroke: 'var(--night-text-2)',
      'stroke-width': 0.6,
      opacity: 0.7,
    }),
    el('path', { d: long, stroke: 'var(--night-text-2)', 'stroke-width': 0.9 }),
  ];
}

const drawSigns = (): SvgElement[] =>
  SIGN_NAMES.flatMap((name, index) => [
    label(name, stripX(index * 30 + 15), 216, 11.5, 'var(--night-text)'),
    label(
      `${index * 30}°`,
      index === 0 ? STRIP_WIDTH - 14 : stripX(index * 30),
      217,
      9.5,
      'var(--night-text-2)',
      'middle',
      MONO,
    ),
  ]);

function drawNakshatras(): SvgElement[] {
  const spanDeg = 360 / NAKSHATRAS.length;
  const edges = NAKSHATRAS.map((_, index) => `M${stripX(index * spanDeg).toFixed(1)} 228v6`).join('');
  return [
    el('path', {
      d: `M0 228H${STRIP_WIDTH}${edges}M0 228v6`,
      stroke: 'var(--night-line)',
      'stroke-width': 1,
      fill: 'none',
    }),
    ...NAKSHATRAS.map((nakshatra, index) =>
      label(shortNakshatra(nakshatra.name), stripX((index + 0.5) * spanDeg), 242.5, 9.2, 'var(--night-text-2)'),
    ),
  ];
}

/** Shortens "Purva Phalguni" to "P. Phal.": a cell is 53 units wide. */
function shortNakshatra(name: string): string {
  const [first = '', second] = name.split(' ');
  return second === undefined ? name : `${first.slice(0, 1)}. ${second.slice(0, 4)}.`;
}

function drawStripBodies(bodies: readonly StripBody[]): SvgElement[] {
  const longitudes = bodies.map((body) => body.longitudeDeg);
  const glyphDeg = spread(longitudes, GLYPH_GAP_DEG, insideWalls);
  return bodies.map((body, index) => {
    const [x, y] = [stripX(body.longitudeDeg), stripY(body.latitudeDeg ?? 0)];
    const glyphX = stripX(glyphDeg[index] ?? body.longitudeDeg);
    const glyph = glyphOf(body.name);
    const stroke = 'var(--night-brass)';
    return el(
      'g',
      { 'data-body': body.name },
      el('path', { d: `M${x.toFixed(1)} ${y.toFixed(1)}V${RULER_Y}`, stroke, 'stroke-width': 0.8, opacity: 0.55 }),
      el('circle', { cx: x, cy: y, r: 3, fill: stroke }),
      el('path', {
        d: `M${x.toFixed(1)} ${y.toFixed(1)}L${glyphX.toFixed(1)} ${(y - 20).toFixed(1)}`,
        stroke,
        'stroke-width': 0.7,
        opacity: 0.6,
      }),
      ...(glyph ? [drawGlyph(glyph, { x: glyphX, y: y - 30, sizePx: 17, colour: stroke })] : []),
    );
  });
}

/** Half of the head extends over the edge at 0°, so the needle is moved in by its width. */
function drawNeedle(longitudeDeg: number): SvgElement {
  const x = Math.min(STRIP_WIDTH - 5, Math.max(5, stripX(longitudeDeg)));
  return el(
    'g',
    { fill: 'var(--night-brass)' },
    el('path', { d: `M${x - 1} 20h2V${RULER_Y + 18}h-2z` }),
    el('path', { d: `M${x - 5} 12h10l-5 8z` }),
  );
}

const label = (
  words: string,
  x: number,
  y: number,
  sizePx: number,
  fill: string,
  anchor = 'middle',
  font = SANS,
): SvgElement => el('text', { x, y, 'font-size': sizePx, 'text-anchor': anchor, fill, 'font-family': font }, words);
