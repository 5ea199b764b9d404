import { DIAL, type DialChart, type DialTree, onDial, turnOf } from './dial-geometry.ts';
import { el, linePath, type Point, pointList, type SvgElement } from './element.ts';

const HEAD = { length: 13, halfWidthDeg: 2.4 } as const;

/** Returns the tree that the pointer is on: the first that has midpoints; the first point if none has. */
export const pointedOf = ({ trees }: DialChart): DialTree | undefined =>
  trees.find(({ midpoints }) => midpoints.length > 0) ?? trees[0];

/**
 * Draws the axis of every point that has midpoints, and the pointer on one of them with its halves, quarters and the
 * pairs on both sides.
 */
export function drawDialAxes(chart: DialChart): SvgElement[] {
  const pointed = pointedOf(chart);
  const turn = (dialDeg: number): number => turnOf(dialDeg, chart.modulusDeg);
  const others = chart.trees.filter((tree) => tree !== pointed && tree.midpoints.length > 0);
  return [
    ...others.map(({ name, dialDeg }) =>
      el('path', { d: across(turn(dialDeg)), stroke: 'var(--line-strong)', 'stroke-width': 0.9, 'data-axis': name }),
    ),
    ...(pointed === undefined
      ? []
      : [...drawPairs(pointed, chart), ...drawPointer(pointed.name, turn(pointed.dialDeg))]),
  ];
}

const across = (turnDeg: number, radius: number = DIAL.field): string =>
  linePath(onDial(turnDeg, radius), onDial(turnDeg + 180, radius));

/** A pair is as far from the axis on the one side as on the other, so its line crosses the axis at a right angle. */
function drawPairs({ midpoints }: DialTree, { trees, modulusDeg }: DialChart): SvgElement[] {
  const at = (name: string): Point | null => {
    const found = trees.find((tree) => tree.name === name);
    return found === undefined ? null : onDial(turnOf(found.dialDeg, modulusDeg), DIAL.field);
  };
  return midpoints.flatMap(({ pointA, pointB }, index) => {
    const [a, b] = [at(pointA), at(pointB)];
    if (a === null || b === null) return [];
    const weight = index === 0 ? { 'stroke-width': 1.6 } : { 'stroke-width': 1, 'stroke-opacity': 0.75 };
    return [
      el('path', { d: linePath(a, b), stroke: 'var(--asp-soft)', ...weight, 'data-pair': `${pointA} ${pointB}` }),
    ];
  });
}

function drawPointer(name: string, turnDeg: number): SvgElement[] {
  const colour = 'var(--brass-mark)';
  const head = [
    onDial(turnDeg, DIAL.rim),
    ...[-1, 1].map((side) => onDial(turnDeg + side * HEAD.halfWidthDeg, DIAL.rim - HEAD.length)),
  ];
  return [
    el('path', { d: across(turnDeg + 90), stroke: colour, 'stroke-width': 0.9, 'stroke-dasharray': '4 3' }),
    el('path', {
      d: linePath(onDial(turnDeg, DIAL.rim - HEAD.length), onDial(turnDeg + 180, DIAL.field)),
      stroke: colour,
      'stroke-width': 1.8,
      'data-pointer': name,
    }),
    el('polygon', { points: pointList(head), fill: colour }),
  ]; // prettier-ignore
}
