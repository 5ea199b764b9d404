import { num } from '../pdf/values.ts';

type Point = [x: number, y: number];

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const PART = /([MLHVCSQTAZmlhvcsqtaz])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;

/**
 * Splits the data of a path into commands, with the letter repeated for each group of numbers. Drawings separate all
 * numbers, the flags of arcs too.
 */
function commandsOf(d: string): [string, number[]][] {
  const commands: [string, number[]][] = [];
  let [letter, numbers] = ['', [] as number[]];
  for (const [, command, value] of d.matchAll(PART)) {
    if (command !== undefined) {
      letter = command;
      numbers = [];
      if (letter.toUpperCase() === 'Z') commands.push([letter, []]);
      continue;
    }
    numbers.push(Number(value));
    if (numbers.length < (COUNTS[letter.toUpperCase()] ?? 0)) continue;
    commands.push([letter, numbers]);
    numbers = [];
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
  return commands;
}

/**
 * The operators of PDF for the data of an SVG path.
 * @source SVG 1.1, 8.3 and F.6; arcs become Bézier curves of at most a quarter turn, within 0.03 % of the radius
 */
export function pathOperators(d: string): string {
  const parts: string[] = [];
  let [at, start, control]: [Point, Point, Point] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let last = '';
  const curve = (a: Point, b: Point, end: Point): void => {
    parts.push(`${[...a, ...b, ...end].map(num).join(' ')} c`);
    [control, at] = [b, end];
  };
  for (const [letter, numbers] of commandsOf(d)) {
    const kind = letter.toUpperCase();
    const [fromX, fromY] = letter === kind ? [0, 0] : at;
    const point = (index: number): Point => [(numbers[index] ?? 0) + fromX, (numbers[index + 1] ?? 0) + fromY];
    const mirrored = (kinds: string): Point => (kinds.includes(last) ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at); // prettier-ignore
    const line = (to: Point, operator = 'l'): void => {
      parts.push(`${to.map(num).join(' ')} ${operator}`);
      at = to;
    };
    const quadratic = (middle: Point, end: Point): void => {
      curve(towards(at, middle), towards(end, middle), end);
      control = middle;
    };
    if (kind === 'M') {
      line(point(0), 'm');
      start = at;
    } else if (kind === 'L') line(point(0));
    else if (kind === 'H') line([(numbers[0] ?? 0) + fromX, at[1]]);
    else if (kind === 'V') line([at[0], (numbers[0] ?? 0) + fromY]);
    else if (kind === 'C') curve(point(0), point(2), point(4));
    else if (kind === 'S') curve(mirrored('CS'), point(0), point(2));
    else if (kind === 'Q') quadratic(point(0), point(2));
    else if (kind === 'T') quadratic(mirrored('QT'), point(0));
    else if (kind === 'A') for (const [a, b, end] of arcCurves(at, numbers, point(5))) curve(a, b, end);
    else {
      parts.push('h');
      at = start;
    }
    last = kind;
  }
  return parts.join(' ');
}

/** Two thirds of the way to the control point of a quadratic curve. */
const towards = ([x, y]: Point, [cx, cy]: Point): Point => [x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y)];

function arcCurves(from: Point, [rx0 = 0, ry0 = 0, tiltDeg = 0, large = 0, sweep = 0]: number[], to: Point): [Point, Point, Point][] {
  if (rx0 === 0 || ry0 === 0 || (from[0] === to[0] && from[1] === to[1])) return [[from, to, to]];
  const tilt = (tiltDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const stretch = Math.max(1, Math.sqrt((px / rx0) ** 2 + (py / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * stretch, Math.abs(ry0) * stretch];
  const [ax, ay] = [(rx * py) ** 2, (ry * px) ** 2];
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - ax - ay) / (ax + ay))) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [mx, my] = [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2];
  const first = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const end = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const full = 2 * Math.PI;
  const turn = sweep === 1 ? (((end - first) % full) + full) % full : -((((first - end) % full) + full) % full);
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / steps;
  const reach = (4 / 3) * Math.tan(step / 4);
  const onEllipse = (angle: number, along: number): Point => {
    const [x, y] = [rx * (Math.cos(angle) - along * Math.sin(angle)), ry * (Math.sin(angle) + along * Math.cos(angle))];
    return [mx + cos * x - sin * y, my + sin * x + cos * y];
  };
  return Array.from({ length: steps }, (_, index): [Point, Point, Point] => {
    const angle = first + index * step;
    return [onEllipse(angle, reach), onEllipse(angle + step, -reach), index === steps - 1 ? to : onEllipse(angle + step, 0)];
  });
} // prettier-ignore
