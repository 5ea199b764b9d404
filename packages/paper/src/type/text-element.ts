import type { Family, Weight } from './faces.ts';

/** The style of a letter. */
export type Look = {
  sizePx: number;
  family: Family;
  weight: Weight;
  fill: string;
  /** Space after each letter. */
  spacingPx: number;
  /** Shift of the first letter of a part from the end of the letter before it. */
  dx: number;
  dy: number;
};

export type StyledLetter = { letter: string; look: Look };

/** A `<text>` as `toSvg` prints it. `rest`: further attributes of the path, such as a stroke. */
export type TextElement = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  letters: StyledLetter[];
  rest: string;
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (printed: string): Map<string, string> =>
  new Map([...printed.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const PLACE = ['x', 'y', 'text-anchor'];
const LOOK = ['font-size', 'font-family', 'font-weight', 'fill', 'letter-spacing', 'dx', 'dy'];

const PLAIN: Look = { sizePx: 16, family: 'sans', weight: 400, fill: '#000000', spacingPx: 0, dx: 0, dy: 0 };

/** The style from the element's attributes, with the parent's style as default. A shift is never inherited. */
function lookOf(attributes: ReadonlyMap<string, string>, parent: Look): Look {
  const number = (name: string, otherwise: number): number => Number(attributes.get(name) ?? otherwise);
  const family = attributes.get('font-family');
  return {
    sizePx: number('font-size', parent.sizePx),
    family: family === undefined ? parent.family : /mono/i.test(family) ? 'mono' : 'sans',
    weight: number('font-weight', parent.weight) < 450 ? 400 : 500,
    fill: attributes.get('fill') ?? parent.fill,
    spacingPx: number('letter-spacing', parent.spacingPx),
    dx: number('dx', 0),
    dy: number('dy', 0),
  };
}

/** A shift moves the first letter; the following letters come directly after it. */
const lettersOf = (printed: string, look: Look): StyledLetter[] =>
  [...unescaped(printed)].map((letter, index) => ({ letter, look: index === 0 ? look : { ...look, dx: 0, dy: 0 } }));

const PART = /<tspan([^>]*)>([^<]*)<\/tspan>|([^<]+)/g;

/**
 * @param attributes the attributes as printed in the file
 * @param children text, and `<tspan>` elements that contain only text
 */
export function readText(attributes: string, children: string): TextElement {
  const own = attributesOf(attributes);
  const look = lookOf(own, PLAIN);
  const anchor = own.get('text-anchor');
  const letters = [...children.matchAll(PART)].flatMap(([, inner, span, plain]) =>
    span === undefined ? lettersOf(plain ?? '', look) : lettersOf(span, lookOf(attributesOf(inner ?? ''), look)),
  );
  const rest = [...own].filter(([name]) => !PLACE.includes(name) && !LOOK.includes(name));
  return {
    x: Number(own.get('x') ?? 0),
    y: Number(own.get('y') ?? 0),
    anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    letters,
    rest: rest.map(([name, value]) => ` ${name}="${value}"`).join(''),
  };
}
