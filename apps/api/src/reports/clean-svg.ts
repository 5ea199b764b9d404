/** Thrown for a logo that cannot be printed. The message follows `brand.logo`. */
export class LogoError extends Error {}

const SHAPES = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'defs', 'linearGradient', 'radialGradient', 'stop']); // prettier-ignore
/** Elements without a look of their own, which are left out with all that they contain. */
const DROPPED = new Set(['title', 'desc', 'metadata', 'clipPath', 'namedview']);
const ATTRIBUTES = new Set([
  'id', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd',
  'points', 'transform', 'fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity',
  'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'opacity', 'offset', 'stop-color', 'stop-opacity',
  'gradientUnits', 'gradientTransform', 'spreadMethod',
]); // prettier-ignore

const ELEMENTS_MAX = 2000;
const DEPTH_MAX = 24;
/** About a millisecond of CPU each, over the whole picture; the values are measured on `resvg`. */
const COST_MAX = 600;
const COSTS = {
  element: 0.2,
  clear: 0.8,
  gradient: 3,
  layer: 6,
  filledCharacter: 0.0025,
  strokedCharacter: 0.023,
} as const;

/** The paint of an element, with its inherited one. */
type Paint = { isStroked: boolean; isClear: boolean; hasGradient: boolean };
const PLAIN: Paint = { isStroked: false, isClear: false, hasGradient: false };

const VALUE = /^[^&<>"'\\@]*$/;
const OWN_URL = /^url\(#[\w.-]+\)$/;

const TOKEN = /<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(\/?)([A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|[^<]+/g; // prettier-ignore
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/**
 * Returns a copy of an SVG with only shapes, groups and gradients: no script, style sheet, text, image or reference outside
 * the file, and no depth or number of elements that takes long to draw.
 * @throws LogoError for another element, or a text that is no SVG
 */
export function cleanSvg(text: string): string {
  const open: { name: string; isKept: boolean; paint: Paint }[] = [];
  const parts: string[] = [];
  let elements = 0;
  let cost = 0;
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', 4: isEmpty } of text.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    if (whole.startsWith('<!--') || whole.startsWith('<?xml')) continue;
    const parent = open.at(-1);
    if (name === undefined) {
      if (whole.startsWith('<')) throw new LogoError('has a declaration or a tag that an SVG for print cannot have');
      continue; // Shapes contain no text.
    }
    if (slash === '/') {
      if (parent?.name !== name) throw new LogoError(`is no well-formed SVG: </${name}> closes another element`);
      if (parent.isKept) parts.push(`</${name}>`);
      open.pop();
      continue;
    }
    elements += 1;
    if (elements > ELEMENTS_MAX || open.length >= DEPTH_MAX) throw new LogoError(`must have at most ${ELEMENTS_MAX} elements, nested at most ${DEPTH_MAX} deep`);
    const isDropped = name.includes(':') || DROPPED.has(name) || parent?.isKept === false;
    if (!isDropped && !SHAPES.has(name)) throw new LogoError(`must have no <${name}>: convert it to paths, or send a PNG`);
    if (parent === undefined && (name !== 'svg' || parts.length > 0)) throw new LogoError('must have one <svg> around all shapes');
    const kept = isDropped ? '' : keptOf(attributes);
    const paint = paintOf(kept, parent?.paint ?? PLAIN);
    cost += costOf(kept, paint);
    if (cost > COST_MAX) throw new LogoError('takes too long to draw: use fewer gradients, transparent shapes and long outlines, or send a PNG');
    if (!isDropped) parts.push(`<${name}${parent === undefined ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${kept}${isEmpty}>`);
    if (isEmpty !== '/') open.push({ name, isKept: !isDropped, paint });
  }
  if (open.length > 0 || parts.length === 0) throw new LogoError('is no complete SVG');
  return parts.join('');
} // prettier-ignore

/** The known attributes, with those of a `style` attribute. */
function keptOf(attributes: string): string {
  const kept = new Map<string, string>();
  const keep = (name: string, value: string): void => {
    const isSafe = VALUE.test(value) && (!/url/i.test(value) || OWN_URL.test(value));
    if (ATTRIBUTES.has(name) && isSafe) kept.set(name, value);
  };
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = (double ?? single ?? '').trim();
    if (name !== 'style') keep(name, value);
    else
      for (const [, property = '', set = ''] of value.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) keep(property, set.trim());
  }
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('');
}

const paintOf = (kept: string, parent: Paint): Paint => ({
  isStroked: parent.isStroked || / stroke="(?!none")/.test(kept),
  isClear: parent.isClear || / (?:fill|stroke)-opacity="/.test(kept),
  hasGradient: parent.hasGradient || /="url\(/.test(kept),
});

/** An upper bound, as if each shape covered the whole picture. An element with an opacity of its own is drawn apart first. */
function costOf(kept: string, { isStroked, isClear, hasGradient }: Paint): number {
  const [, , outline = ''] = / (d|points)="([^"]*)"/.exec(kept) ?? [];
  return (
    COSTS.element +
    (isClear ? COSTS.clear : 0) +
    (hasGradient ? COSTS.gradient : 0) +
    (/ opacity="/.test(kept) ? COSTS.layer : 0) +
    outline.length * (isStroked ? COSTS.strokedCharacter : COSTS.filledCharacter)
  );
}
