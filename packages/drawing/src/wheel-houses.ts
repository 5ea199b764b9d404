import { el, linePath, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';
import { degreeMinute, wholeDegree } from './placed-body.ts';
import { spread } from './spread.ts';
import { onWheel, type Lettering, type Rings } from './wheel-geometry.ts';

export type HouseFrame = {
  ascendantDeg: number;
  /** null if the chart has none. */
  midheavenDeg: number | null;
  /** Twelve, from the first house. */
  cuspsDeg: readonly number[];
};

/** A label on the wheel, which no line of an angle crosses. */
export type Obstacle = { atDeg: number; halfWidthDeg: number; innerRadius: number; outerRadius: number };

/**
 * Draws lines of the cusps from the rim to the field of aspects; those of the angles are stronger, and interrupted at
 * labels.
 */
export function drawCusps(
  { cuspsDeg, ascendantDeg }: HouseFrame,
  rings: Rings,
  obstacles: readonly Obstacle[],
): SvgElement[] {
  return cuspsDeg.map((cuspDeg, index) => {
    const isAngle = index % 3 === 0;
    const pieces = isAngle ? piecesOf(cuspDeg, rings, obstacles) : [[rings.aspect, rings.scale] as const];
    return el('path', {
      d: pieces
        .map(([from, to]) => linePath(onWheel(cuspDeg, from, ascendantDeg), onWheel(cuspDeg, to, ascendantDeg)))
        .join(''),
      stroke: isAngle ? 'var(--pic-line)' : 'var(--line-strong)',
      'stroke-width': isAngle ? 1.5 : 0.9,
      'data-cusp': index + 1,
    });
  });
}

/** Returns the parts of a line between the field of aspects and the scale that no label is on, as pairs of radii. */
function piecesOf(
  cuspDeg: number,
  { aspect, scale }: Rings,
  obstacles: readonly Obstacle[],
): (readonly [number, number])[] {
  const met = obstacles
    .filter(({ atDeg, halfWidthDeg }) => distanceDeg(atDeg, cuspDeg) < halfWidthDeg)
    .toSorted((a, b) => a.innerRadius - b.innerRadius);
  const pieces: (readonly [number, number])[] = [];
  let from = aspect;
  for (const { innerRadius, outerRadius } of met) {
    if (innerRadius > from) pieces.push([from, innerRadius]);
    from = Math.max(from, outerRadius);
  }
  return from < scale ? [...pieces, [from, scale]] : pieces;
}

/** Draws numbers in the middle of their houses; in narrow houses they move apart. */
export function drawHouseNumbers(
  { cuspsDeg, ascendantDeg }: HouseFrame,
  rings: Rings,
  { housePx }: Lettering,
): SvgElement[] {
  const radius = (rings.houseOuter + rings.aspect) / 2;
  const middlesDeg = cuspsDeg.map((cuspDeg, index) => {
    const nextDeg = cuspsDeg[(index + 1) % cuspsDeg.length] ?? cuspDeg;
    return cuspDeg + ((nextDeg - cuspDeg + 360) % 360) / 2;
  });
  const gapMinDeg = (housePx * 1.35 * 180) / (Math.PI * radius);
  return spread(middlesDeg.map((deg) => deg % 360), gapMinDeg).map((middleDeg, index) => {
    const [x, y] = onWheel(middleDeg, radius, ascendantDeg);
    return figure(String(index + 1), x, y + housePx * 0.35, housePx, 'var(--text-3)');
  }); // prettier-ignore
}

type RimLabel = { atDeg: number; badge: string | null };

const SAME_DEG = 1e-6;
const distanceDeg = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const isSame = (a: number, b: number): boolean => distanceDeg(a, b) < SAME_DEG;

/** Draws labels outside the signs: a badge at each angle, and the degree of each cusp that is not just the start of a sign. */
export function drawRim(houses: HouseFrame, rings: Rings, lettering: Lettering): SvgElement[] {
  const { ascendantDeg } = houses;
  const labels = rimLabels(houses);
  const { radius, gapMinDeg } = lettering.rim;
  const shownDeg = spread(
    labels.map(({ atDeg }) => atDeg),
    gapMinDeg,
  );
  return labels.flatMap((label, index) => {
    const labelDeg = shownDeg[index] ?? label.atDeg;
    const [x, y] = onWheel(labelDeg, radius, ascendantDeg);
    const from = onWheel(label.atDeg, rings.edge, ascendantDeg);
    const to = onWheel(labelDeg, rings.edge + 6, ascendantDeg);
    return [
      el('path', { d: linePath(from, to), stroke: label.badge === null ? 'var(--text-3)' : 'var(--brass-mark)', 'stroke-width': label.badge === null ? 0.8 : 2.5 }),
      ...(label.badge === null ? [] : [innerStroke(label.atDeg, ascendantDeg, rings)]),
      ...(label.badge === null
        ? [figure(degreeText(label.atDeg, lettering), x, y + lettering.rim.px * 0.35, lettering.rim.px, 'var(--text-2)')]
        : drawBadge(label.badge, label.atDeg, x, y, lettering)),
    ];
  }); // prettier-ignore
}

function rimLabels({ ascendantDeg, midheavenDeg, cuspsDeg }: HouseFrame): RimLabel[] {
  const angles: RimLabel[] = [{ atDeg: ascendantDeg, badge: 'AC' }];
  if (midheavenDeg !== null) angles.push({ atDeg: midheavenDeg, badge: 'MC' });
  const wholeSigns = cuspsDeg.every((deg) => isSame(deg, Math.round(deg / 30) * 30));
  const plain = cuspsDeg.filter((deg) => !wholeSigns && !angles.some(({ atDeg }) => isSame(atDeg, deg)));
  return [...angles, ...plain.map((atDeg) => ({ atDeg, badge: null }))];
}

const inSign = (longitudeDeg: number): number => (((longitudeDeg % 360) + 360) % 360) % 30;

const degreeText = (longitudeDeg: number, { rim }: Lettering): string =>
  rim.minutes ? degreeMinute(inSign(longitudeDeg)) : `${wholeDegree(inSign(longitudeDeg))}°`;

const innerStroke = (atDeg: number, ascendantDeg: number, { scale }: Rings): SvgElement =>
  el('path', {
    d: linePath(onWheel(atDeg, scale - 10, ascendantDeg), onWheel(atDeg, scale + 1, ascendantDeg)),
    stroke: 'var(--brass-mark)',
    'stroke-width': 2.5,
  });

function drawBadge(badge: string, atDeg: number, x: number, y: number, lettering: Lettering): SvgElement[] {
  const { px, badge: size } = lettering.rim;
  const [width, height] = size;
  return [
    el('rect', {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: 3,
      fill: 'var(--brass-soft)',
      stroke: 'var(--brass-mark)',
    }),
    figure(badge, x, y - px * 0.25, px, 'var(--brass)', 600),
    figure(degreeText(atDeg, lettering), x, y + px * 0.95, px, 'var(--brass)'),
  ];
}

function figure(words: string, x: number, y: number, sizePx: number, fill: string, weight?: number): SvgElement {
  return el(
    'text',
    { x, y, 'font-size': sizePx, 'text-anchor': 'middle', fill, 'font-weight': weight, 'font-family': MONO },
    words,
  );
}
