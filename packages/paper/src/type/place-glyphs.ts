import type { Buffer as ShapingBuffer, Font } from 'harfbuzzjs';
import { type FaceName, faceOf, fontOf, loadShaper } from './faces.ts';
import type { Look, StyledLetter, TextElement } from './text-element.ts';

/** A glyph and its place: `x` and `y` of its origin, in picture units. */
export type PlacedGlyph = {
  id: number;
  face: FaceName;
  font: Font;
  /** Index of the first letter of the text that the glyph belongs to. */
  letter: number;
  x: number;
  y: number;
  /** The factor from font units to picture units. */
  scale: number;
  fill: string;
};

/** Successive letters that are shaped together. */
type Run = { face: FaceName; look: Look; letters: StyledLetter[]; first: number };

const continues = ({ face, look }: Run, next: Look, nextFace: FaceName): boolean =>
  face === nextFace && look.sizePx === next.sizePx && next.dx === 0 && next.dy === 0;

function runsOf(letters: readonly StyledLetter[]): Run[] {
  const runs: Run[] = [];
  for (const [index, styled] of letters.entries()) {
    const { letter, look } = styled;
    const last = runs.at(-1);
    const face = faceOf(letter, look.family, look.weight, last?.face ?? null);
    if (last !== undefined && continues(last, look, face)) last.letters.push(styled);
    else runs.push({ face, look, letters: [styled], first: index });
  }
  return runs;
}

export type PlacedText = { glyphs: PlacedGlyph[]; left: number; right: number };

/** Returns the glyphs of a text in reading order with their places, and the left and right end of the text. */
export async function placeGlyphs({ x, y, anchor, letters }: TextElement): Promise<PlacedText> {
  const { Buffer: Shaping, shape } = await loadShaper();
  const placed: PlacedGlyph[] = [];
  const pen = { x: 0, y };
  for (const run of runsOf(letters)) {
    const font = await fontOf(run.face);
    const buffer = new Shaping();
    buffer.addCodePoints(run.letters.map(({ letter }) => letter.codePointAt(0) ?? 0));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    pen.x += run.look.dx;
    pen.y += run.look.dy;
    placed.push(...placeRun(run, font, buffer, pen));
  }
  const shift = anchor === 'middle' ? pen.x / 2 : anchor === 'end' ? pen.x : 0;
  const left = x - shift;
  return { glyphs: placed.map((glyph) => ({ ...glyph, x: left + glyph.x })), left, right: left + pen.x };
}

/** Places the glyphs of a run and moves the pen to its end. */
function placeRun(
  { face, look, letters, first }: Run,
  font: Font,
  buffer: ShapingBuffer,
  pen: { x: number; y: number },
): PlacedGlyph[] {
  const scale = look.sizePx / font.face.upem;
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  return infos.map(({ codepoint: id, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const { fill, spacingPx } = letters[cluster]?.look ?? look;
    const glyph = {
      id,
      face,
      font,
      letter: first + cluster,
      x: pen.x + xOffset * scale,
      y: pen.y - yOffset * scale,
      scale,
      fill,
    };
    const endsCluster = infos[index + 1]?.cluster !== cluster;
    pen.x += xAdvance * scale + (endsCluster ? spacingPx : 0);
    return glyph;
  });
}
