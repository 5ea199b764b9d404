import { describeHouses } from './describe.ts';
import { el, pointList, type SvgElement } from './element.ts';
import { NORTH_HOUSES, NORTH_VIEW, type HouseGeometry } from './north-geometry.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { signOfHouse, type SquareChart } from './placed-body.ts';
import { placeTokens } from './token-flow.ts';
import { CROWDED_COUNT, drawToken, tokenSize, tokensOfSign } from './tokens.ts';

export type NorthIndianOptions = PictureText & {
  /** The house selected in another view. */
  selectedHouse?: number | undefined;
};

/** Draws a North Indian chart. Houses are fixed and signs move: the number in a house is that of its sign. */
export function northIndian(chart: SquareChart, options: NorthIndianOptions): SvgElement {
  const crowded = NORTH_HOUSES.flatMap((_, index) => {
    const house = index + 1;
    return tokensOfSign(chart, signOfHouse(house, chart.lagna.signNumber)).length >= CROWDED_COUNT ? [house] : [];
  });
  const [x, y, width, height] = NORTH_VIEW;
  return picture(
    { ...options, description: describeHouses(chart) },
    [x, y, width, height + (crowded.length > 0 ? 20 : 0)],
    [
      ...NORTH_HOUSES.map((geometry, index) => drawHouse(chart, geometry, index + 1, options.selectedHouse)),
      frame(),
      ...crowded.slice(0, 1).map(() => crowdedNote(crowded)),
    ],
  );
}

function frame(): SvgElement {
  return el(
    'g',
    { fill: 'none', stroke: 'var(--pic-line)', 'stroke-width': 1.25, 'stroke-linejoin': 'round' },
    el('rect', { x: 0, y: 0, width: 400, height: 400, 'stroke-width': 1.75 }),
    el('path', { d: 'M0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200Z' }),
  );
}

function drawHouse(
  chart: SquareChart,
  geometry: HouseGeometry,
  house: number,
  selectedHouse: number | undefined,
): SvgElement {
  const signNumber = signOfHouse(house, chart.lagna.signNumber);
  const tokens = tokensOfSign(chart, signNumber);
  const places = placeTokens(tokens.length, geometry.flow, geometry.body);
  const fill = house === selectedHouse ? 'var(--accent-soft)' : house === 1 ? 'var(--brass-soft)' : 'none';
  const [x, y] = geometry.sign;
  return el(
    'g',
    { 'data-house': house },
    el('polygon', { points: pointList(geometry.polygon), fill }),
    el(
      'text',
      { x, y: y + 3.6, 'font-size': 12, 'text-anchor': 'middle', fill: 'var(--text-3)', 'font-family': MONO },
      String(signNumber),
    ),
    ...tokens.flatMap((token, index) => {
      const place = places[index];
      return place ? [drawToken(token, place, tokenSize(tokens.length), tokens.length < CROWDED_COUNT)] : [];
    }),
  );
}

const crowdedNote = (houses: readonly number[]): SvgElement =>
  el(
    'text',
    { x: 200, y: 418, 'font-size': 11, 'text-anchor': 'middle', fill: 'var(--text-3)', 'font-family': SANS },
    `House ${houses.join(', ')}: degrees in the table`,
  );
