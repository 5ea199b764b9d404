import { SHAPED } from '@graha/paper/type/faces';
import { placeGlyphs, type PlacedGlyph } from '@graha/paper/type/place-glyphs';
import { readText, type TextElement } from '@graha/paper/type/text-element';
import { pathsOf, SharedGlyphs } from './glyph-outlines.ts';

const TEXT = /<text([^>]*)>(.*?)<\/text>/gs;

type Found = { start: number; end: number; element: TextElement };

/** The texts of an SVG of `toSvg`. */
const textsOf = (svg: string): Found[] =>
  [...svg.matchAll(TEXT)].map(({ 0: printed, 1: attributes = '', 2: children = '', index }) => ({
    start: index,
    end: index + printed.length,
    element: readText(attributes, children),
  }));

const isShaped = ({ element }: Found): boolean => element.letters.some(({ letter }) => SHAPED.test(letter));

/** The texts of an SVG of `toSvg` that contain a letter resvg cannot set. */
export const shapedTextsOf = (svg: string): Found[] => (SHAPED.test(svg) ? textsOf(svg).filter(isShaped) : []);

/** True if an SVG of `toSvg` has a text of an Indian script, which not every system has a font for. */
export const hasShapedText = (svg: string): boolean => shapedTextsOf(svg).length > 0;

/** Replaces every text of an Indian script by the outlines of its glyphs. */
export async function outlineShapedTexts(svg: string): Promise<string> {
  return withTexts(svg, shapedTextsOf(svg), ({ rest }, glyphs) => pathsOf(rest, glyphs));
}

/**
 * Replaces every text by the outlines of its glyphs: the picture needs no font. Each glyph is in the file once, because
 * the picture of a month has 1,800 of them.
 */
export async function outlineTexts(svg: string): Promise<string> {
  const shared = new SharedGlyphs();
  const outlined = await withTexts(svg, textsOf(svg), ({ rest }, glyphs) =>
    // A rim is drawn around the whole text, below each of its letters.
    rest.includes(' stroke=') ? pathsOf(rest, glyphs) : shared.place(rest, glyphs),
  );
  return outlined.replace('</svg>', `${shared.definitions()}</svg>`);
}

async function withTexts(
  svg: string,
  texts: readonly Found[],
  write: (element: TextElement, glyphs: readonly PlacedGlyph[]) => string,
): Promise<string> {
  let written = '';
  let reached = 0;
  for (const { start, end, element } of texts) {
    written += svg.slice(reached, start) + write(element, (await placeGlyphs(element)).glyphs);
    reached = end;
  }
  return written + svg.slice(reached);
}
