import { addFurniture, addHead, LOGO_NAME } from './layout/furniture.ts';
import { addNode, addParagraph, createFlow, type Flow } from './layout/flow.ts';
import { lineHeightPt, TYPE } from './layout/look.ts';
import { addPairs, addPictures, addText, type ReadyPicture } from './layout/parts.ts';
import { addTable } from './layout/table.ts';
import { type Bitmap, type Paper, type Section, textsOf } from './model/paper.ts';
import { createEmbeddedFonts } from './pdf/embedded-fonts.ts';
import type { Box } from './pdf/placed.ts';
import { createPdfFile, type PdfFile, type Ref } from './pdf/pdf-file.ts';
import { node, writeStructure } from './pdf/structure.ts';
import { dict, list, textString } from './pdf/values.ts';
import { readPicture } from './picture/picture.ts';
import { createShaper } from './type/shape.ts';

/** Thrown for letters that are in none of the fonts, such as emoji. */
export class MissingLettersError extends Error {
  readonly letters: readonly string[];
  constructor(letters: readonly string[]) {
    super(`no font has the letters ${letters.join(' ')}`);
    this.letters = letters;
  }
}

/** A finished paper, with the boxes of its texts for each page. */
export type RenderedPaper = {
  bytes: Buffer;
  boxes: readonly (readonly Box[])[];
  page: { width: number; height: number };
  /** The first page as SVG with live text. */
  firstPageSvg(): string;
};

type Place = { title: string; pageIndex: number; y: number };

/**
 * Sets a paper as PDF 1.7: tagged, with text that can be selected, an outline, and subsets of the fonts. The same paper
 * gives the same bytes.
 * @throws MissingLettersError if a letter is in no font
 */
export async function renderPaper(paper: Paper): Promise<RenderedPaper> {
  const shaper = await createShaper(textsOf(paper).join('').normalize('NFC'), paper.language);
  const fonts = createEmbeddedFonts(shaper);
  const opacities = new Map<number, string>();
  const opacityName = (opacity: number): string => {
    const name = opacities.get(opacity) ?? `G${opacities.size + 1}`;
    opacities.set(opacity, name);
    return name;
  };
  const root = node('Document');
  const flow = createFlow(paper, shaper, fonts, root);
  flow.startPage();
  addHead(flow);
  const places = paper.sections.map((section) => addSection(flow, section, opacityName));
  flow.parent = root;
  addFurniture(flow);
  const missing = fonts.missing();
  if (missing.length > 0) throw new MissingLettersError(missing);

  const file = createPdfFile();
  const states = [...opacities].map(([opacity, name]) => [name, dict({ ca: opacity, CA: opacity })]);
  const { logo } = paper.brand;
  const resources = file.add(
    dict({
      Font: fonts.write(file),
      ExtGState: dict(Object.fromEntries(states)),
      XObject: logo === null ? undefined : dict({ [LOGO_NAME]: writeImage(file, logo) }),
    }),
  );
  const tree = file.reserve();
  const pages = flow.pages.map((content, index) =>
    file.add(
      dict({
        Type: '/Page',
        Parent: tree,
        MediaBox: list([0, 0, flow.page.width, flow.page.height]),
        Resources: resources,
        Contents: file.addStream({}, content.bytes()),
        StructParents: index,
        Tabs: '/S',
        Annots: content.links.length === 0 ? undefined : list(content.links.map(({ box, url }) => writeLink(file, box, url, flow))),
      }),
    ),
  ); // prettier-ignore
  file.write(tree, dict({ Type: '/Pages', Kids: list(pages), Count: pages.length }));
  const outline = writeOutline(file, places, pages, flow.page.height);
  const catalog = file.add(
    dict({
      Type: '/Catalog',
      Pages: tree,
      Lang: textString(paper.language),
      MarkInfo: dict({ Marked: 'true' }),
      StructTreeRoot: writeStructure(file, root, pages),
      Outlines: outline,
      PageMode: outline === undefined ? undefined : '/UseOutlines',
      ViewerPreferences: dict({ DisplayDocTitle: 'true' }),
    }),
  );
  const title = [paper.title, paper.subject].filter((text) => text !== '').join(' · ');
  const info = file.add(
    dict({
      Title: textString(title),
      Author: paper.brand.name === '' ? undefined : textString(paper.brand.name),
      Producer: textString(paper.producer),
    }),
  );
  return {
    bytes: file.end({ root: catalog, info }),
    boxes: flow.pages.map(({ boxes }) => boxes),
    page: flow.page,
    firstPageSvg: () => flow.pages[0]?.svg() ?? '',
  };
}

/** The height that must be left for the title of a section and the beginning of its first part. */
const SECTION_MIN_PT = 120;

function addSection(flow: Flow, section: Section, opacityName: (opacity: number) => string): Place {
  const root = flow.parent;
  if (section.startsPage) flow.startPage();
  else flow.ensure(SECTION_MIN_PT);
  flow.parent = addNode(root, 'Sect');
  const place = { title: section.title, pageIndex: flow.pages.length - 1, y: flow.y };
  if (section.title !== '') {
    addParagraph(flow, 'H2', section.title, TYPE.section, flow.paper.brand.colours.primary);
    flow.y += lineHeightPt(TYPE.section) * 0.35;
  }
  let row: ReadyPicture[] = [];
  const closeRow = (): void => {
    if (row.length > 0) addPictures(flow, row, opacityName);
    row = [];
  };
  for (const part of section.parts) {
    if (part.kind === 'picture') {
      if (part.width === 'whole' || row.length === 2) closeRow();
      row.push({ title: part.title, width: part.width, picture: readPicture(part.svg, flow.shaper) });
      if (part.width === 'whole') closeRow();
      continue;
    }
    closeRow();
    if (part.kind === 'text') addText(flow, part);
    else if (part.kind === 'pairs') addPairs(flow, part);
    else addTable(flow, part);
  }
  closeRow();
  flow.parent = root;
  return place;
}

function writeLink(file: PdfFile, { x, y, width, height }: Box, url: string, { page }: Flow): Ref {
  const rect = list([x, page.height - y - height, x + width, page.height - y]);
  const action = dict({ S: '/URI', URI: `(${url})` }); // The forms of addresses that are linked have no parentheses.
  return file.add(dict({ Type: '/Annot', Subtype: '/Link', Rect: rect, Border: '[0 0 0]', F: 4, Contents: textString(url), A: action })); // prettier-ignore
}

function writeOutline(file: PdfFile, places: readonly Place[], pages: readonly Ref[], heightPt: number): Ref | undefined {
  const named = places.filter(({ title }) => title !== '');
  if (named.length === 0) return undefined;
  const outline = file.reserve();
  const refs = named.map(() => file.reserve());
  for (const [index, { title, pageIndex, y }] of named.entries()) {
    const ref = refs[index];
    if (ref === undefined) continue;
    const target = list([pages[pageIndex] ?? 'null', '/XYZ', 'null', heightPt - y + 10, 'null']);
    file.write(ref, dict({ Title: textString(title), Parent: outline, Prev: refs[index - 1], Next: refs[index + 1], Dest: target })); // prettier-ignore
  }
  file.write(outline, dict({ Type: '/Outlines', First: refs[0], Last: refs.at(-1), Count: refs.length }));
  return outline;
} // prettier-ignore

function writeImage(file: PdfFile, { width, height, rgb, alpha }: Bitmap): Ref {
  const shared = { Type: '/XObject', Subtype: '/Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = file.addStream({ ...shared, ColorSpace: '/DeviceGray' }, alpha);
  return file.addStream({ ...shared, ColorSpace: '/DeviceRGB', SMask: mask }, rgb);
}
