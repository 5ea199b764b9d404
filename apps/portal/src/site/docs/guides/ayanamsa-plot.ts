import { AYANAMSA_DEGREES, PLOTTED_YEARS } from '@graha/catalog/list/ayanamsa-degrees';
import { el, linePath, type Point, type SvgElement } from '@graha/drawing/element';
import { PALETTES } from '@graha/drawing/palette';
import { toSvg } from '@graha/drawing/to-svg';
import type { Block } from '../block.ts';

/** Ayanamsas that begin their zodiac within a few degrees of the equinox of today; they would stretch the plot. */
const NEAR_ZERO_BELOW_DEG = 10;
/** Lines with a name: well known ones whose names do not overlap. */
const NAMED: readonly string[] = [
  'skydram', 'djwhal_khul', 'galactic_center_0_sag', 'fagan_bradley', 'lahiri', 'raman', 'suryasiddhanta', 'usha_shashi',
]; // prettier-ignore

const [WIDTH, HEIGHT] = [720, 420];
const BOX = { left: 44, right: 540, top: 16, bottom: 388 };
const DEG = { least: 18, most: 32, step: 2 };
const MONO = 'var(--mono)';

const [FIRST_YEAR, LAST_YEAR] = [PLOTTED_YEARS[0], PLOTTED_YEARS[PLOTTED_YEARS.length - 1] ?? PLOTTED_YEARS[0]];
const xOf = (year: number): number =>
  BOX.left + ((year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR)) * (BOX.right - BOX.left);
const yOf = (deg: number): number => BOX.bottom - ((deg - DEG.least) / (DEG.most - DEG.least)) * (BOX.bottom - BOX.top);

const label = (text: string, [x, y]: Point, anchor: 'start' | 'middle' | 'end'): SvgElement =>
  el('text', { x, y, 'font-size': 12, 'text-anchor': anchor, fill: 'var(--text-2)', 'font-family': MONO }, text);

function grid(): SvgElement[] {
  const degs = Array.from(
    { length: (DEG.most - DEG.least) / DEG.step + 1 },
    (_, index) => DEG.least + index * DEG.step,
  );
  return [
    ...degs.flatMap((deg) => [
      el('path', { d: `M${BOX.left} ${yOf(deg)}H${BOX.right}`, stroke: 'var(--line)' }),
      label(`${deg}°`, [BOX.left - 8, yOf(deg) + 4], 'end'),
    ]),
    ...PLOTTED_YEARS.map((year) => label(String(year), [xOf(year), BOX.bottom + 20], 'middle')),
  ];
}

function line({ name, degrees }: (typeof AYANAMSA_DEGREES)[number]): SvgElement[] {
  const points = degrees.map((deg, index): Point => [xOf(PLOTTED_YEARS[index] ?? LAST_YEAR), yOf(deg)]);
  const isNamed = NAMED.includes(name);
  const drawn = el('path', {
    d: linePath(...points),
    fill: 'none',
    stroke: isNamed ? 'var(--ink)' : 'var(--line-strong)',
    'stroke-width': isNamed ? 1.75 : 1,
  });
  const [x, y] = points.at(-1) ?? [0, 0];
  return isNamed ? [drawn, label(name, [x + 8, y + 4], 'start')] : [drawn];
}

const plotted = AYANAMSA_DEGREES.filter(({ degrees }) => Math.max(...degrees) > NEAR_ZERO_BELOW_DEG);
/** Names of the ayanamsas that the picture leaves out. */
export const LEFT_OUT = AYANAMSA_DEGREES.filter((row) => !plotted.includes(row)).map(({ name }) => name);

const rangeIn = (rows: typeof AYANAMSA_DEGREES, index: number): string => {
  const degs = rows.flatMap(({ degrees }) => degrees.at(index) ?? []);
  return `from ${Math.min(...degs).toFixed(1)}° to ${Math.max(...degs).toFixed(1)}°`;
};

/** All ayanamsas of two hundred years, the best known ones by name. */
export const AYANAMSA_PLOT: Extract<Block, { kind: 'picture' }> = {
  kind: 'picture',
  svg: toSvg(
    el('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, ...grid(), ...[false, true].flatMap((isNamed) =>
      plotted.filter(({ name }) => NAMED.includes(name) === isNamed).flatMap(line),
    )),
    { palette: PALETTES.light },
  ),
  width: WIDTH,
  height: HEIGHT,
  alt: `${plotted.length} ayanamsas from ${FIRST_YEAR} to ${LAST_YEAR}: nearly parallel lines that rise by 1.4° a century, ${rangeIn(plotted, 0)} at the beginning and ${rangeIn(plotted, -1)} at the end.`,
}; // prettier-ignore
