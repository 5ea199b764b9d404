import { num } from '../pdf/values.ts';
import { colourOf, textOperators } from '../pdf/page-content.ts';
import type { Inlay } from '../pdf/page-svg.ts';
import type { EmbeddedFonts } from '../pdf/embedded-fonts.ts';
import type { Shaper } from '../type/shape.ts';
import { readText } from '../type/text-element.ts';
import { pathOperators } from './path-operators.ts';
import { readSvg, type SvgNode } from './read-svg.ts';

/** A drawing that is ready for a page. */
export type Picture = {
  width: number;
  height: number;
  /** The description of the drawing, for people who cannot see it. */
  alt: string;
  /** Operators of PDF in units of the drawing, y down, with its upper left corner at the origin. */
  operators(fonts: EmbeddedFonts, opacityName: (opacity: number) => string): string;
  /** The same as elements of SVG. */
  inlay: Inlay;
};

type Look = {
  fill: string;
  stroke: string;
  strokeWidth: number;
  dash: string;
  join: string;
  cap: string;
};

const PLAIN: Look = { fill: '#000000', stroke: 'none', strokeWidth: 1, dash: 'none', join: 'miter', cap: 'butt' };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };
const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
/** Hatching is printed as a light grey. */
const PATTERN_COLOUR = '#e4e7ec';
/** The share of a circle's radius at which a quarter turn has its control points. */
const KAPPA = 0.5522847498;

type Drawing = { fonts: EmbeddedFonts; shaper: Shaper; opacityName(opacity: number): string };

/**
 * Reads a drawing of `toSvg` with its colours written out.
 * @throws RangeError for an element that drawings do not have
 */
export function readPicture(svg: string, shaper: Shaper): Picture {
  const root = readSvg(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const described = root.children.find(({ tag }) => tag === 'desc')?.inner ?? '';
  const elements = root.inner.replace(/<(title|desc)[^>]*>[^<]*<\/\1>/g, '');
  return {
    width,
    height,
    alt: unescaped(described),
    inlay: { elements, left, top },
    operators: (fonts, opacityName) =>
      [`1 0 0 1 ${num(-left)} ${num(-top)} cm`, ...root.children.map((child) => drawn(child, PLAIN, { fonts, shaper, opacityName }))].join('\n'), // prettier-ignore
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

function lookOf({ attributes }: SvgNode, parent: Look): Look {
  const read = (name: string, otherwise: string): string => attributes.get(name) ?? otherwise;
  return {
    fill: read('fill', parent.fill),
    stroke: read('stroke', parent.stroke),
    strokeWidth: Number(read('stroke-width', String(parent.strokeWidth))),
    dash: read('stroke-dasharray', parent.dash),
    join: read('stroke-linejoin', parent.join),
    cap: read('stroke-linecap', parent.cap),
  };
}

const SKIPPED = new Set(['title', 'desc', 'defs', 'pattern']);

function drawn(node: SvgNode, parent: Look, drawing: Drawing): string {
  if (SKIPPED.has(node.tag)) return '';
  const look = lookOf(node, parent);
  const inside = insideOf(node, look, drawing);
  // A shape without a stroke is as opaque as its fill.
  const ofFill = look.stroke === 'none' ? Number(node.attributes.get('fill-opacity') ?? 1) : 1;
  const opacity = Number(node.attributes.get('opacity') ?? 1) * ofFill;
  const moved = node.attributes.get('transform');
  if (opacity === 1 && moved === undefined) return inside;
  return `q ${opacity === 1 ? '' : `/${drawing.opacityName(opacity)} gs `}${moved === undefined ? '' : matricesOf(moved)}\n${inside}\nQ`;
}

function insideOf(node: SvgNode, look: Look, drawing: Drawing): string {
  const at = (name: string): number => Number(node.attributes.get(name) ?? 0);
  const children = (): string => node.children.map((child) => drawn(child, look, drawing)).join('\n');
  switch (node.tag) {
    case 'g':
      return children();
    case 'svg':
      return `q ${nestedMatrix(node)}\n${children()}\nQ`;
    case 'text':
      return textOf(node, drawing);
    case 'rect':
      return painted(rectOperators(at('x'), at('y'), at('width'), at('height'), at('rx')), look);
    case 'circle':
      return painted(circleOperators(at('cx'), at('cy'), at('r')), look);
    case 'path':
      return painted(pathOperators(node.attributes.get('d') ?? ''), look);
    case 'polygon':
      return painted(pathOperators(`M${node.attributes.get('points') ?? ''}Z`), look);
    case 'polyline':
      return painted(pathOperators(`M${node.attributes.get('points') ?? ''}`), look);
    case 'line':
      return painted(`${num(at('x1'))} ${num(at('y1'))} m ${num(at('x2'))} ${num(at('y2'))} l`, look);
    default:
      throw new RangeError(`drawings have no element ${node.tag}`);
  }
}

function painted(path: string, { fill, stroke, strokeWidth, dash, join, cap }: Look): string {
  const isFilled = fill !== 'none';
  const isStroked = stroke !== 'none' && strokeWidth > 0;
  if (!isFilled && !isStroked) return '';
  const filled = isFilled ? `${colourOf(fill.startsWith('url(') ? PATTERN_COLOUR : fill, 'rg')} ` : '';
  const dashes = dash === 'none' ? '' : dash.replaceAll(',', ' ');
  const stroked = isStroked
    ? `${colourOf(stroke, 'RG')} ${num(strokeWidth)} w ${JOINS[join] ?? 0} j ${CAPS[cap] ?? 0} J [${dashes}] 0 d `
    : '';
  return `${filled}${stroked}${path} ${isFilled && isStroked ? 'B' : isFilled ? 'f' : 'S'}`;
}

const circleOperators = (cx: number, cy: number, r: number): string => rectOperators(cx - r, cy - r, 2 * r, 2 * r, r);

function rectOperators(x: number, y: number, width: number, height: number, rx: number): string {
  if (rx === 0) return `${[x, y, width, height].map(num).join(' ')} re`;
  const r = Math.min(rx, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  const [right, bottom] = [x + width, y + height];
  const corners = [
    [right - r, y, right - k, y, right, y + k, right, y + r],
    [right, bottom - r, right, bottom - k, right - k, bottom, right - r, bottom],
    [x + r, bottom, x + k, bottom, x, bottom - k, x, bottom - r],
    [x, y + r, x, y + k, x + k, y, x + r, y],
  ];
  const drawnCorners = corners.map(
    ([lx = 0, ly = 0, ...curve]) => `${num(lx)} ${num(ly)} l ${curve.map(num).join(' ')} c`,
  );
  return `${num(x + r)} ${num(y)} m ${drawnCorners.join(' ')} h`;
}

const TRANSFORM = /(translate|scale|rotate)\(([^)]*)\)/g;

function matricesOf(transform: string): string {
  return [...transform.matchAll(TRANSFORM)]
    .map(([, kind = '', values = '']) => {
      const [a = 0, b] = values.split(/[\s,]+/).map(Number);
      if (kind === 'translate') return `1 0 0 1 ${num(a)} ${num(b ?? 0)} cm`;
      if (kind === 'scale') return `${a} 0 0 ${b ?? a} 0 0 cm`;
      const turn = (a * Math.PI) / 180;
      return `${Math.cos(turn)} ${Math.sin(turn)} ${-Math.sin(turn)} ${Math.cos(turn)} 0 0 cm`;
    })
    .join(' ');
}

/** The matrix of a drawing inside another one. */
function nestedMatrix({ attributes }: SvgNode): string {
  const at = (name: string): number => Number(attributes.get(name) ?? 0);
  const [left = 0, top = 0, width = at('width'), height = at('height')] = (attributes.get('viewBox') ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map(Number);
  const scale = Math.min(at('width') / width, at('height') / height);
  return `${num(scale)} 0 0 ${num(scale)} ${num(at('x') - left * scale)} ${num(at('y') - top * scale)} cm`;
}

/** Letters in each style, from the left end of the text. A rim in the colour of the ground becomes a ground. */
function textOf({ attributes, printed, inner }: SvgNode, { fonts, shaper }: Drawing): string {
  const { x, y, anchor, letters } = readText(printed, inner);
  const runs: { text: string; look: (typeof letters)[number]['look'] }[] = [];
  for (const { letter, look } of letters) {
    const last = runs.at(-1);
    const continues = last !== undefined && look.dx === 0 && look.dy === 0 && sameLook(last.look, look);
    if (continues) last.text += letter;
    else runs.push({ text: letter, look });
  }
  const set = runs.map(({ text, look }) => ({ look, ...shaper.shape(text, { family: look.family, weight: look.weight }) }));
  const spaces = set.map(({ look, width, clusters }) => (width * look.sizePx) / 1000 + look.dx + look.spacingPx * clusters.length);
  const width = spaces.reduce((sum, space) => sum + space, 0);
  let penX = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let penY = y;
  const rim = attributes.get('stroke');
  const parts: string[] = [];
  const [first] = set;
  if (rim !== undefined && rim !== 'none' && first !== undefined) {
    const { sizePx } = first.look;
    parts.push(`${colourOf(rim, 'rg')} ${[penX - 1, y - sizePx * 0.8, width + 2, sizePx].map(num).join(' ')} re f`);
  }
  for (const [index, { look, clusters }] of set.entries()) {
    const spaced = clusters.map((cluster) => withSpace(cluster, (look.spacingPx * 1000) / look.sizePx));
    penY += look.dy;
    const place = { x: penX + look.dx, y: penY, sizePt: look.sizePx, flipped: true };
    parts.push(`BT ${colourOf(look.fill, 'rg')} ${textOperators(fonts, spaced, place)} ET`);
    penX += spaces[index] ?? 0;
  }
  return parts.join('\n');
} // prettier-ignore

type Set = ReturnType<Shaper['shape']>['clusters'][number];

function withSpace(cluster: Set, space: number): Set {
  const last = cluster.glyphs.at(-1);
  if (space === 0 || last === undefined) return cluster;
  const glyphs = [...cluster.glyphs.slice(0, -1), { ...last, advance: last.advance + space }];
  return { ...cluster, glyphs, advance: cluster.advance + space };
}

type TextLook = ReturnType<typeof readText>['letters'][number]['look'];
const sameLook = (a: TextLook, b: TextLook): boolean =>
  a.sizePx === b.sizePx &&
  a.family === b.family &&
  a.weight === b.weight &&
  a.fill === b.fill &&
  a.spacingPx === b.spacingPx;
