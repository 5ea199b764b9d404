import type { Cluster, ShapedGlyph } from '../type/shape.ts';
import type { EmbeddedFonts } from './embedded-fonts.ts';
import type { Mark, StructNode } from './structure.ts';
import type { Bitmap } from '../model/paper.ts';
import type { Box, PlacedLine } from './placed.ts';
import { imageShape, type Inlay, inlayShape, lineShape, pageSvg, rectShape, textShape } from './page-svg.ts';
import { dict, hex4, num, rgbOf, textString } from './values.ts';

/** The drawing of a page. Lengths are in points, from the upper left corner of the page down. */
export type PageContent = {
  text(line: PlacedLine): void;
  rect(box: Box, fill: string): void;
  line(from: readonly [number, number], to: readonly [number, number], colour: string, widthPt: number): void;
  /**
   * Draws operators of PDF in a coordinate system with its own origin and scale, y down.
   * @param inlay the same as SVG
   */
  within(box: { x: number; y: number; scale: number }, operators: string, inlay: Inlay): void;
  /** @param name of the same pixels in the resources of the page */
  image(name: string, box: Box, bitmap: Bitmap): void;
  /** Content of an element of the structure. */
  marked(element: StructNode, draw: () => void): void;
  /** Decoration, such as a rule or the number of the page. */
  artifact(draw: () => void): void;
  link(box: Box, url: string): void;
  links: readonly { box: Box; url: string }[];
  fonts: EmbeddedFonts;
  /** Every box with text, for the check that none leaves the page. */
  boxes: readonly Box[];
  bytes(): Buffer;
  /** The same page as SVG with live text, without links. */
  svg(): string;
};

const DESCENT = 0.25;

/** @param pageIndex of the page in its file */
export function createPageContent(
  fonts: EmbeddedFonts,
  pageIndex: number,
  page: { width: number; height: number },
): PageContent {
  const parts: string[] = [];
  const shapes: (string | (() => string))[] = [];
  const links: { box: Box; url: string }[] = [];
  const boxes: Box[] = [];
  let marks = 0;
  const up = (y: number): number => page.height - y;
  const put = (text: string): void => void parts.push(text);
  return {
    text(line) {
      const { clusters, x, y, sizePt, colour } = line;
      shapes.push(textShape(line));
      const width = (clusters.reduce((sum, { advance }) => sum + advance, 0) * sizePt) / 1000;
      boxes.push({ x, y: y - sizePt, width, height: sizePt * (1 + DESCENT) });
      put(`BT ${colourOf(colour, 'rg')} ${textOperators(fonts, clusters, { x, y: up(y), sizePt })} ET`);
    },
    rect(box, fill) {
      const { x, y, width, height } = box;
      shapes.push(rectShape(box, fill));
      put(`${colourOf(fill, 'rg')} ${num(x)} ${num(up(y + height))} ${num(width)} ${num(height)} re f`);
    },
    line(from, to, colour, widthPt) {
      const [[x1, y1], [x2, y2]] = [from, to];
      shapes.push(lineShape(from, to, colour, widthPt));
      put(`${colourOf(colour, 'RG')} ${num(widthPt)} w ${num(x1)} ${num(up(y1))} m ${num(x2)} ${num(up(y2))} l S`);
    },
    within(box, operators, inlay) {
      shapes.push(inlayShape(box, inlay));
      put(`q ${num(box.scale)} 0 0 ${num(-box.scale)} ${num(box.x)} ${num(up(box.y))} cm`);
      put(operators);
      put('Q');
    },
    image(name, box, bitmap) {
      const { x, y, width, height } = box;
      shapes.push(() => imageShape(box, bitmap)); // Most files are not asked for as SVG.
      put(`q ${num(width)} 0 0 ${num(height)} ${num(x)} ${num(up(y + height))} cm /${name} Do Q`);
    },
    marked(element, draw) {
      const mark: Mark = { pageIndex, id: marks };
      marks += 1;
      element.kids.push(mark);
      put(`/${element.role} <</MCID ${mark.id}>> BDC`);
      draw();
      put('EMC');
    },
    artifact(draw) {
      put('/Artifact BMC');
      draw();
      put('EMC');
    },
    link: (box, url) => void links.push({ box, url }),
    links,
    fonts,
    boxes,
    bytes: () => Buffer.from(parts.join('\n'), 'latin1'),
    svg: () =>
      pageSvg(
        page,
        shapes.map((shape) => (typeof shape === 'string' ? shape : shape())),
      ),
  };
}

export const colourOf = (colour: string, operator: 'rg' | 'RG'): string =>
  `${rgbOf(colour).map(num).join(' ')} ${operator}`;

/**
 * Operators that show clusters from a place on, inside `BT` and `ET`. A cluster whose glyphs do not tell its letters
 * carries them as `ActualText`.
 */
export function textOperators(
  fonts: EmbeddedFonts,
  clusters: readonly Cluster[],
  { x, y, sizePt, flipped = false }: { x: number; y: number; sizePt: number; flipped?: boolean },
): string {
  const parts: string[] = [];
  let [pen, face] = [x, ''];
  let shown = ''; // The inside of an open `TJ`: glyphs that follow each other without a shift.
  const close = (): void => {
    if (shown !== '') parts.push(`[<${shown}>] TJ`);
    shown = '';
  };
  const place = (left: number, rise: number): void =>
    void parts.push(`1 0 0 ${flipped ? -1 : 1} ${num(left)} ${num(flipped ? y - rise : y + rise)} Tm`);
  const show = (cluster: Cluster, { id, advance, dx, dy }: ShapedGlyph): void => {
    const isShifted = dx !== 0 || dy !== 0;
    if (isShifted) close();
    if (shown === '') place(pen + (dx * sizePt) / 1000, (dy * sizePt) / 1000);
    const kern = fonts.widthOf(cluster.face, id) - advance;
    shown += `${hex4(id)}${kern === 0 ? '' : `> ${num(kern)} <`}`;
    if (isShifted) close();
    pen += (advance * sizePt) / 1000;
  };
  for (const cluster of clusters) {
    const isTold = fonts.use(cluster);
    if (cluster.face !== face || !isTold) close();
    if (cluster.face !== face) parts.push(`/${fonts.nameOf(cluster.face)} ${num(sizePt)} Tf`);
    face = cluster.face;
    if (isTold) {
      for (const glyph of cluster.glyphs) show(cluster, glyph);
      continue;
    }
    const start = pen;
    const [marks, letters] = [marksOf(cluster), cluster.glyphs.filter(({ advance }) => advance !== 0)];
    parts.push(`/Span ${dict({ ActualText: textString(cluster.text) })} BDC`);
    for (const glyph of letters.length > 0 ? letters : cluster.glyphs) show(cluster, glyph);
    close();
    parts.push('EMC');
    if (letters.length === 0 || marks.length === 0) continue;
    // Readers take the end of the last glyph for the end of the cluster, so that a mark would look like the end of a word.
    const end = pen;
    parts.push('/Span <</ActualText <FEFF>>> BDC');
    for (const { glyph, before } of marks) {
      pen = start + (before * sizePt) / 1000;
      show(cluster, glyph);
    }
    close();
    parts.push('EMC');
    pen = end;
  }
  close();
  return parts.join(' ').replaceAll(' <>', '');
}

/** The glyphs of a cluster that take no room, with the room that the glyphs before them take. */
function marksOf({ glyphs }: Cluster): { glyph: ShapedGlyph; before: number }[] {
  let before = 0;
  return glyphs.flatMap((glyph) => {
    const found = glyph.advance === 0 ? [{ glyph, before }] : [];
    before += glyph.advance;
    return found;
  });
}
