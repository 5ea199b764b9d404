import type * as HarfBuzz from 'harfbuzzjs';
import { type FaceName, faceOf, type Family, fontOf, loadShaper, type Weight } from './faces.ts';

/** A glyph of a cluster. Distances are in thousandths of the size of the text; `dx` and `dy` shift it from its place. */
export type ShapedGlyph = { id: number; advance: number; dx: number; dy: number };

/** Letters that are set as one, such as a syllable of an Indian script, and their glyphs. */
export type Cluster = { text: string; face: FaceName; glyphs: readonly ShapedGlyph[]; advance: number };

export type Style = { family: Family; weight: Weight };

/** The fonts of a paper, ready for use without waiting. */
export type Shaper = {
  /** The clusters of a text, and its width in thousandths of its size. */
  shape(text: string, style: Style): { clusters: readonly Cluster[]; width: number };
  fontOf(face: FaceName): HarfBuzz.Font;
};

const FAMILIES = ['sans', 'mono'] as const;
const WEIGHTS = [400, 500] as const;

/** The faces that a text may need in any family and weight. */
function facesOf(text: string): Set<FaceName> {
  const letters = new Set(text);
  return new Set(
    WEIGHTS.flatMap((weight) =>
      FAMILIES.flatMap((family) => [...letters, 'a'].map((letter) => faceOf(letter, family, weight, null))),
    ),
  );
}

/**
 * Loads the fonts of texts.
 * @param texts all texts that will be shaped, in one string
 */
export async function createShaper(texts: string, language: string): Promise<Shaper> {
  const harfBuzz = await loadShaper();
  const names = [...facesOf(texts)];
  const fonts = new Map(await Promise.all(names.map(async (name) => [name, await fontOf(name)] as const)));
  const known = new Map<string, ReturnType<Shaper['shape']>>();
  const loaded = (face: FaceName): HarfBuzz.Font => {
    const font = fonts.get(face);
    if (font === undefined) throw new Error(`the font ${face} was not loaded for this text`);
    return font;
  };
  return {
    fontOf: loaded,
    shape(text, style) {
      const key = `${style.family}-${style.weight} ${text}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const clusters = runsOf(text, style).flatMap(({ face, letters }) =>
        clustersOf(harfBuzz, loaded(face), { face, letters, language }),
      );
      const shaped = { clusters, width: clusters.reduce((sum, { advance }) => sum + advance, 0) };
      known.set(key, shaped);
      return shaped;
    },
  };
}

type Run = { face: FaceName; letters: string[] };

function runsOf(text: string, { family, weight }: Style): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const face = faceOf(letter, family, weight, last?.face ?? null);
    if (last?.face === face) last.letters.push(letter);
    else runs.push({ face, letters: [letter] });
  }
  return runs;
}

function clustersOf(
  { Buffer: Shaping, shape }: typeof HarfBuzz,
  font: HarfBuzz.Font,
  { face, letters, language }: Run & { language: string },
): Cluster[] {
  const buffer = new Shaping();
  buffer.addCodePoints(letters.map((letter) => letter.codePointAt(0) ?? 0));
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  const perUnit = 1000 / font.face.upem;
  const places = buffer.getGlyphPositions();
  const byStart = new Map<number, ShapedGlyph[]>();
  for (const [index, { codepoint: id, cluster }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    const glyph = { id, advance: xAdvance * perUnit, dx: xOffset * perUnit, dy: yOffset * perUnit };
    byStart.set(cluster, [...(byStart.get(cluster) ?? []), glyph]);
  }
  const starts = [...byStart.keys()].toSorted((a, b) => a - b);
  return starts.map((start, index) => {
    const glyphs = byStart.get(start) ?? [];
    const text = letters.slice(start, starts[index + 1]).join('');
    return { text, face, glyphs, advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
  });
}
