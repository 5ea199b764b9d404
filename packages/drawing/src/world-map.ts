import { bodyColour } from './body-colour.ts';
import { el, pointList, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO, picture, type PictureText } from './picture.ts';
import { abbreviationOf } from './placed-body.ts';
import { insideWalls, spread } from './spread.ts';
import land from './world-land.json' with { type: 'json' };

/** Degrees; north and east are positive. */
export type MapPlace = { longitudeDeg: number; latitudeDeg: number };

export type MapLine = {
  body: string;
  /** `above` and `below`: on the meridian, over and under the horizon. */
  angle: 'above' | 'below' | 'rising' | 'setting';
  /** Pieces that do not cross the date line. */
  pieces: readonly (readonly MapPlace[])[];
};

/** Lines of bodies over the land, places that have a body overhead, and the marked places. */
export type WorldChart = {
  lines: readonly MapLine[];
  zeniths: readonly (MapPlace & { body: string })[];
  places: readonly (MapPlace & { name: string })[];
};

/** The land has two units in a degree. */
const SCALE = 2;
const MAP = { width: 720, height: 360 } as const;
const BAND = 24;
const SIZE = { width: MAP.width, height: MAP.height + 2 * BAND } as const;
const LABEL = { gap: 19, glyphPx: 14, radius: 9, textPx: 9 } as const;
/** Latitudes of the labels of rising and setting lines: two rows, because both cross the whole map. */
const RISING_AT_DEG = 12;
const SETTING_AT_DEG = -12;
const GRID_DEG = 30;

const STROKES = { above: undefined, below: '2 4', rising: undefined, setting: '7 4' } as const satisfies Record<
  MapLine['angle'],
  string | undefined
>;

const xOf = (longitudeDeg: number): number => (longitudeDeg + 180) * SCALE;
const yOf = (latitudeDeg: number): number => BAND + (90 - latitudeDeg) * SCALE;

/**
 * Draws a map of the Earth in plate carrée. Lines are labelled over the top (above the horizon on the meridian), under the bottom
 * (below it), north (rising) and south (setting) of the equator.
 */
export function worldMap(chart: WorldChart, text: PictureText): SvgElement {
  return picture({ ...text, description: describe(chart) }, [0, 0, SIZE.width, SIZE.height], [
    el('rect', { x: 0, y: BAND, width: MAP.width, height: MAP.height, fill: 'var(--sunken)' }),
    el('path', { d: land.path, transform: `translate(0 ${BAND})`, fill: 'var(--seg-b)' }),
    ...graticule(),
    ...chart.lines.flatMap(drawLine),
    ...chart.zeniths.map(drawZenith),
    ...ANGLES.flatMap((angle) => drawLabels(chart.lines.filter((line) => line.angle === angle), angle)),
    ...chart.places.flatMap(drawPlace),
  ]); // prettier-ignore
}

const ANGLES = ['above', 'below', 'rising', 'setting'] as const;

/** Meridians and parallels every thirty degrees; the equator is stronger. */
function graticule(): SvgElement[] {
  const line = (x1: number, y1: number, x2: number, y2: number, isEquator: boolean): SvgElement =>
    el('line', { x1, y1, x2, y2, stroke: isEquator ? 'var(--line-strong)' : 'var(--line)', 'stroke-width': 0.7 });
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: (to - from) / GRID_DEG - 1 }, (_, index) => from + (index + 1) * GRID_DEG);
  return [
    ...steps(-180, 180).map((deg) => line(xOf(deg), yOf(90), xOf(deg), yOf(-90), false)),
    ...steps(-90, 90).map((deg) => line(0, yOf(deg), MAP.width, yOf(deg), deg === 0)),
  ];
}

const drawLine = ({ body, angle, pieces }: MapLine): SvgElement[] =>
  pieces.map((places) =>
    el('polyline', {
      points: pointList(places.map(({ longitudeDeg, latitudeDeg }) => [xOf(longitudeDeg), yOf(latitudeDeg)])),
      fill: 'none',
      stroke: bodyColour(body),
      'stroke-width': 1.3,
      ...(STROKES[angle] === undefined ? {} : { 'stroke-dasharray': STROKES[angle] }),
      'data-body': body,
    }),
  ); // prettier-ignore

const drawZenith = ({ body, longitudeDeg, latitudeDeg }: WorldChart['zeniths'][number]): SvgElement =>
  el('circle', { cx: xOf(longitudeDeg), cy: yOf(latitudeDeg), r: 3, fill: bodyColour(body), 'data-body': body });

/** Longitude at which a line crosses a parallel; null if it does not. */
function longitudeAt({ pieces }: MapLine, latitudeDeg: number): number | null {
  for (const piece of pieces) {
    for (const [index, to] of piece.entries()) {
      const from = piece[index - 1];
      if (from === undefined || (from.latitudeDeg - latitudeDeg) * (to.latitudeDeg - latitudeDeg) > 0) continue;
      const rise = to.latitudeDeg - from.latitudeDeg;
      if (rise === 0) continue;
      const share = (latitudeDeg - from.latitudeDeg) / rise;
      return from.longitudeDeg + share * (to.longitudeDeg - from.longitudeDeg);
    }
  }
  return null;
}

const ROWS = {
  above: { latitudeDeg: 0, y: BAND / 2 },
  below: { latitudeDeg: 0, y: BAND + MAP.height + BAND / 2 },
  rising: { latitudeDeg: RISING_AT_DEG, y: yOf(RISING_AT_DEG) },
  setting: { latitudeDeg: SETTING_AT_DEG, y: yOf(SETTING_AT_DEG) },
} as const satisfies Record<MapLine['angle'], { latitudeDeg: number; y: number }>;

/** Draws the labels of one row, moved apart, each with a leader to its line. */
function drawLabels(lines: readonly MapLine[], angle: MapLine['angle']): SvgElement[] {
  const { latitudeDeg, y } = ROWS[angle];
  const labelled = lines.flatMap(({ body, ...line }) => {
    const longitudeDeg = longitudeAt({ body, ...line }, latitudeDeg);
    return longitudeDeg === null ? [] : [{ body, longitudeDeg }];
  });
  // `spread` knows a strip of 360 units, which here are degrees.
  const shown = spread(labelled.map(({ longitudeDeg }) => longitudeDeg + 180), LABEL.gap / SCALE, insideWalls); // prettier-ignore
  return labelled.flatMap(({ body, longitudeDeg }, index) => {
    const x = (shown[index] ?? 0) * SCALE;
    const lineX = xOf(longitudeDeg);
    return [
      ...(Math.abs(lineX - x) > 1 ? [leader(lineX, x, y, angle)] : []),
      el('circle', { cx: x, cy: y, r: LABEL.radius, fill: 'var(--surface)', stroke: bodyColour(body), 'stroke-width': 0.8 }),
      drawName(body, x, y),
    ];
  }); // prettier-ignore
}

function leader(lineX: number, x: number, y: number, angle: MapLine['angle']): SvgElement {
  const lineY = angle === 'above' ? BAND : angle === 'below' ? BAND + MAP.height : y;
  return el('line', { x1: lineX, y1: lineY, x2: x, y2: y, stroke: 'var(--text-3)', 'stroke-width': 0.8 });
}

function drawName(body: string, x: number, y: number): SvgElement {
  const glyph = glyphOf(body);
  if (glyph !== null) return drawGlyph(glyph, { x, y, sizePx: LABEL.glyphPx, colour: 'var(--text)' });
  const at = { x, y: y + LABEL.textPx * 0.35, 'font-size': LABEL.textPx, 'text-anchor': 'middle' };
  return el('text', { ...at, fill: 'var(--text)', 'font-family': MONO }, abbreviationOf(body));
}

const drawPlace = ({ longitudeDeg, latitudeDeg }: MapPlace): SvgElement[] => {
  const [cx, cy] = [xOf(longitudeDeg), yOf(latitudeDeg)];
  return [
    el('circle', { cx, cy, r: 6, fill: 'none', stroke: 'var(--brass)', 'stroke-width': 1.6 }),
    el('circle', { cx, cy, r: 2, fill: 'var(--brass)' }),
  ];
};

const axisText = (deg: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.round(Math.abs(deg))}° ${deg < 0 ? negative : positive}`;

function describe({ lines, zeniths, places }: WorldChart): string {
  const marked = places.map(({ name }) => name).join(' and ');
  const overhead = zeniths.map(
    ({ body, latitudeDeg, longitudeDeg }) =>
      `${body} at ${axisText(latitudeDeg, ['north', 'south'])}, ${axisText(longitudeDeg, ['east', 'west'])}`,
  );
  return [
    `Map of the Earth with ${lines.length} lines; solid: above the horizon on the meridian, or rising; dotted: below it; dashed: setting.`,
    ...(marked === '' ? [] : [`Marked: ${marked}.`]),
    `Overhead: ${overhead.join('; ')}.`,
  ].join(' ');
}
