import type { Font } from 'harfbuzzjs';
import type { PlacedGlyph } from '@graha/paper/type/place-glyphs';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const drawn = new WeakMap<Font, Map<number, string>>();

/** A glyph in font units, drawn once and kept: a script has about a hundred glyphs. */
function drawnGlyph(font: Font, id: number): string {
  const glyphs = drawn.get(font) ?? new Map<number, string>();
  drawn.set(font, glyphs);
  const path = glyphs.get(id) ?? font.glyphToPath(id);
  glyphs.set(id, path);
  return path;
}

/** Flips the y axis: it points up in fonts and down in pictures. */
function outlineOf({ id, font, x, y, scale }: PlacedGlyph): string {
  return drawnGlyph(font, id).replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, up: string) => `${rounded(x + Number(right) * scale)},${rounded(y - Number(up) * scale)}`,
  );
}

/**
 * Returns a path for each colour, so that the rim of one letter does not cover its neighbour.
 * @param rest further attributes of each path, as printed
 */
export function pathsOf(rest: string, glyphs: readonly PlacedGlyph[]): string {
  const byFill = new Map<string, string>();
  for (const glyph of glyphs) byFill.set(glyph.fill, (byFill.get(glyph.fill) ?? '') + outlineOf(glyph));
  return [...byFill].map(([fill, d]) => `<path d="${d}" fill="${fill}"${rest}/>`).join('');
}

/** Successive glyphs of one size and colour. */
const sameLook = (one: PlacedGlyph, other: PlacedGlyph): boolean =>
  one.scale === other.scale && one.fill === other.fill;

function runsOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const runs: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const first = runs.at(-1)?.[0];
    if (first !== undefined && sameLook(first, glyph)) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

/** The glyphs of a picture, each written once in `<defs>` and placed by `<use>`. */
export class SharedGlyphs {
  readonly #outlines = new Map<string, string>();

  /**
   * Returns the elements that place the glyphs of a text.
   * @param rest further attributes of the text, as printed
   */
  place(rest: string, glyphs: readonly PlacedGlyph[]): string {
    const runs = runsOf(glyphs).map((run) => this.#placeRun(run));
    return rest === '' ? runs.join('') : `<g${rest}>${runs.join('')}</g>`;
  }

  #placeRun(run: readonly PlacedGlyph[]): string {
    const [{ x, y, scale, fill } = { x: 0, y: 0, scale: 1, fill: '' }] = run;
    const uses = run.map((glyph) => {
      const right = Math.round((glyph.x - x) / scale);
      const up = Math.round((y - glyph.y) / scale);
      return `<use href="#${this.#named(glyph)}"${right === 0 ? '' : ` x="${right}"`}${up === 0 ? '' : ` y="${up}"`}/>`;
    });
    const size = Number(scale.toPrecision(6));
    return `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${size} ${-size})" fill="${fill}">${uses.join('')}</g>`;
  }

  /** The id of a glyph is the same in every picture, so two pictures in one page do not disturb each other. */
  #named({ face, id, font }: PlacedGlyph): string {
    const name = `${face}-${id}`;
    if (!this.#outlines.has(name)) this.#outlines.set(name, drawnGlyph(font, id));
    return name;
  }

  definitions(): string {
    const paths = [...this.#outlines].map(([name, d]) => `<path id="${name}" d="${d}"/>`);
    return paths.length === 0 ? '' : `<defs>${paths.join('')}</defs>`;
  }
}
