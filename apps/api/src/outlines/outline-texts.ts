import type { Font } from 'harfbuzzjs';
import { SHAPED } from '@graha/paper/type/faces';
import { placeGlyphs, type PlacedGlyph } from '@graha/paper/type/place-glyphs';
import { readText, type TextElement } from '@graha/paper/type/text-element';

const TEXT = /<text([^>]*)>(.*?)<\/text>/gs;

type Found = { start: number; end: number; element: TextElement };

/** The texts of an SVG of `toSvg` that contain a letter resvg cannot set. */
export const shapedTextsOf = (svg: string): Found[] =>
  [...svg.matchAll(TEXT)].flatMap(({ 0: printed, 1: attributes = '', 2: children = '', index }) =>
    SHAPED.test(children)
      ? [{ start: index, end: index + printed.length, element: readText(attributes, children) }]
      : [],
  );

/** Replaces every text of an Indian script by the outlines of its glyphs. */
export async function outlineTexts(svg: string): Promise<string> {
  if (!SHAPED.test(svg)) return svg;
  let outlined = '';
  let reached = 0;
  for (const { start, end, element } of shapedTextsOf(svg)) {
    outlined += svg.slice(reached, start) + pathsOf(element, (await placeGlyphs(element)).glyphs);
    reached = end;
  }
  return outlined + svg.slice(reached);
}

/** Returns a path for each colour, so that the rim of one letter does not cover its neighbour. */
function pathsOf({ rest }: TextElement, glyphs: readonly PlacedGlyph[]): string {
  const byFill = new Map<string, string>();
  for (const glyph of glyphs) byFill.set(glyph.fill, (byFill.get(glyph.fill) ?? '') + outlineOf(glyph));
  return [...byFill].map(([fill, d]) => `<path d="${d}" fill="${fill}"${rest}/>`).join('');
}

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
