import { drawDialAxes, pointedOf } from './dial-axes.ts';
import { DIAL, DIAL_WIDTH, type DialChart, type DialTree, onDial, turnOf } from './dial-geometry.ts';
import { drawDialFigures, drawDialRing, sectorsOf } from './dial-ring.ts';
import { drawDialTrees, treesHeight } from './dial-trees.ts';
import { el, linePath, type SvgElement } from './element.ts';
import { MONO, picture, type PictureText } from './picture.ts';
import { degreeMinute } from './placed-body.ts';
import { drawPointMark } from './point-mark.ts';
import { spread } from './spread.ts';

const MARK_PX = 19;
/** Least distance of two labels, in degrees of the circle. */
const GAP_DEG = (22 / DIAL.label) * (180 / Math.PI);

/**
 * Draws a dial: the points around its disc at their true places, their axes with the pointer on one of them, and under
 * it the midpoints that meet each point.
 */
export function dial(chart: DialChart, text: PictureText): SvgElement {
  const met = chart.trees.filter(({ midpoints }) => midpoints.length > 0);
  const height = DIAL_WIDTH + treesHeight(met.length);
  const pointed = pointedOf(chart)?.name ?? '';
  return picture({ ...text, description: describe(chart) }, [0, 0, DIAL_WIDTH, height], [
    el('text', { x: 14, y: 28, 'font-size': 17, fill: 'var(--text-2)', 'font-family': MONO }, `${chart.modulusDeg}°`),
    ...drawDialRing(chart.modulusDeg),
    ...drawDialAxes(chart),
    ...drawDialFigures(chart.modulusDeg),
    ...drawPoints(chart, pointed),
    ...drawDialTrees(met, DIAL_WIDTH, pointed),
  ]); // prettier-ignore
}

/** Draws ticks at the true places; the labels move apart, and a leader goes to each. */
function drawPoints({ trees, modulusDeg }: DialChart, pointed: string): SvgElement[] {
  const turns = trees.map(({ dialDeg }) => turnOf(dialDeg, modulusDeg));
  const shown = spread(turns, GAP_DEG);
  const colourOf = (name: string): string => (name === pointed ? 'var(--brass)' : 'var(--text)');
  const at = (index: number): [number, number] => [turns[index] ?? 0, shown[index] ?? 0];
  return [
    ...trees.flatMap(({ name }, index) => {
      const [trueDeg, labelDeg] = at(index);
      return [
        el('path', { d: linePath(onDial(trueDeg, DIAL.rim - 3), onDial(trueDeg, DIAL.rim + 5)), stroke: colourOf(name), 'stroke-width': 1.5 }),
        el('path', { d: linePath(onDial(trueDeg, DIAL.rim + 5), onDial(labelDeg, DIAL.leader)), stroke: 'var(--text-3)', 'stroke-width': 0.8 }),
      ];
    }),
    ...trees.map(({ name }, index) => {
      const [x, y] = onDial(at(index)[1], DIAL.label);
      return el('g', { 'data-body': name }, drawPointMark(name, { x, y, sizePx: MARK_PX, colour: colourOf(name) }));
    }),
  ];
} // prettier-ignore

const SPOKEN_MAX = 5;

function treeSpoken({ name, dialDeg, midpoints }: DialTree): string {
  const pairs = midpoints
    .slice(0, SPOKEN_MAX)
    .map(({ pointA, pointB, orbDeg }) => `${pointA}/${pointB} ${degreeMinute(orbDeg)}`);
  const more = midpoints.length > SPOKEN_MAX ? ` and ${midpoints.length - SPOKEN_MAX} more` : '';
  return `${name} ${degreeMinute(dialDeg)}${pairs.length === 0 ? '' : ` = ${pairs.join(', ')}${more}`}.`;
}

function describe(chart: DialChart): string {
  const sectors = sectorsOf(chart.modulusDeg)
    .filter(({ signs }) => signs.length < 12)
    .map(({ startDeg, signs }) => `${signs.join(', ')} from ${startDeg}°`);
  return [
    `Dial of ${chart.modulusDeg}°, counter-clockwise from the top${sectors.length === 0 ? '' : `: ${sectors.join('; ')}`}.`,
    `The pointer is on ${pointedOf(chart)?.name ?? 'no point'}.`,
    ...chart.trees.map(treeSpoken),
  ].join(' ');
}
