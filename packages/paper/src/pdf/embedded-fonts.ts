import { createHash } from 'node:crypto';
import type { FaceName } from '../type/faces.ts';
import type { Cluster, Shaper } from '../type/shape.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import { subsetFont } from './subset.ts';
import { dict, hex4, list } from './values.ts';

/** The fonts of a file: notes the glyphs in use, and writes the subsets at the end. */
export type EmbeddedFonts = {
  /** The name of a face in the resources of a page. */
  nameOf(face: FaceName): string;
  /**
   * Notes the glyphs of a cluster. Returns false if its glyphs do not tell its letters, so that the page must have
   * them as `ActualText`.
   */
  use(cluster: Cluster): boolean;
  /** The width of a glyph by its font, in thousandths of the size. */
  widthOf(face: FaceName, glyph: number): number;
  /** Letters without a glyph in any font, each once. */
  missing(): string[];
  /** Writes the fonts. Returns the dictionary of the resources. */
  write(file: PdfFile): string;
};

type Used = { name: string; letters: Map<number, string | null> };

export function createEmbeddedFonts(shaper: Shaper): EmbeddedFonts {
  const faces = new Map<FaceName, Used>();
  const missing = new Set<string>();
  const usedOf = (face: FaceName): Used => {
    const used = faces.get(face) ?? { name: `F${faces.size + 1}`, letters: new Map<number, string | null>() };
    faces.set(face, used);
    return used;
  };
  return {
    nameOf: (face) => usedOf(face).name,
    use({ text, face, glyphs }) {
      const { letters } = usedOf(face);
      for (const { id } of glyphs) if (id === 0) for (const letter of text) missing.add(letter);
      const [only] = glyphs;
      if (glyphs.length !== 1 || only === undefined) {
        for (const { id } of glyphs) letters.set(id, letters.get(id) ?? null);
        return false;
      }
      const known = letters.get(only.id) ?? null;
      letters.set(only.id, known ?? text);
      return known === null || known === text;
    },
    widthOf(face, glyph) {
      const font = shaper.fontOf(face);
      return (font.glyphHAdvance(glyph) * 1000) / font.face.upem;
    },
    missing: () => [...missing],
    write: (file) => dict(Object.fromEntries([...faces].map(([face, used]) => [used.name, writeFont(file, shaper, face, used)]))), // prettier-ignore
  };
}

/** @source ISO 32000-1:2008, 9.7: composite fonts, with the numbers of glyphs as codes. */
function writeFont(file: PdfFile, shaper: Shaper, face: FaceName, { letters }: Used): Ref {
  const font = shaper.fontOf(face);
  const glyphs = [...letters.keys()].toSorted((a, b) => a - b);
  const bytes = subsetFont((tag) => font.face.referenceTable(tag), glyphs);
  const perUnit = 1000 / font.face.upem;
  const { ascender, descender } = font.hExtents();
  const name = `/${tagOf(bytes)}+${postScriptNameOf(face)}`;
  const descriptor = file.add(
    dict({
      Type: '/FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: list([-1000, Math.floor(descender * perUnit), 3000, Math.ceil(ascender * perUnit)]),
      ItalicAngle: 0,
      Ascent: ascender * perUnit,
      Descent: descender * perUnit,
      CapHeight: 700,
      StemV: face.endsWith('500') ? 100 : 80,
      FontFile2: file.addStream({ Length1: bytes.length }, bytes),
    }),
  );
  const widths = glyphs.map((glyph) => `${glyph} ${list([font.glyphHAdvance(glyph) * perUnit])}`);
  const descendant = file.add(
    dict({
      Type: '/Font',
      Subtype: '/CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: dict({ Registry: '(Adobe)', Ordering: '(Identity)', Supplement: 0 }),
      FontDescriptor: descriptor,
      DW: 0,
      W: list(widths),
      CIDToGIDMap: '/Identity',
    }),
  );
  return file.add(
    dict({
      Type: '/Font',
      Subtype: '/Type0',
      BaseFont: name,
      Encoding: '/Identity-H',
      DescendantFonts: list([descendant]),
      ToUnicode: file.addStream({}, Buffer.from(toUnicode(withNominal(letters, font)), 'latin1')),
    }),
  );
}

/** Six letters that name a subset. */
const tagOf = (bytes: Uint8Array): string =>
  [...createHash('sha256').update(bytes).digest().subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join(''); // prettier-ignore

function postScriptNameOf(face: FaceName): string {
  const [family = '', weight = ''] = face.split('-');
  const named = { sans: 'Geist', mono: 'GeistMono' }[family] ?? `NotoSans${family[0]?.toUpperCase()}${family.slice(1)}`;
  return `${named}-${weight === '500' ? 'Medium' : 'Regular'}`;
}

type Font = ReturnType<Shaper['fontOf']>;

/** Adds the letters of glyphs that occur only in clusters of several, for readers without `ActualText`. */
function withNominal(letters: ReadonlyMap<number, string | null>, font: Font): [number, string][] {
  const nominal = new Map<number, string>();
  if ([...letters.values()].includes(null)) {
    for (const code of font.face.collectUnicodes()) {
      const glyph = font.nominalGlyph(code);
      if (glyph !== undefined && !nominal.has(glyph)) nominal.set(glyph, String.fromCodePoint(code));
    }
  }
  return [...letters].flatMap(([glyph, text]): [number, string][] => {
    const found = text ?? nominal.get(glyph);
    return found === undefined ? [] : [[glyph, found]];
  });
}

const CHUNK = 100; // A block of a CMap has at most a hundred rows.

/** @source Adobe Technical Note 5411, ToUnicode mapping files */
function toUnicode(letters: readonly [number, string][]): string {
  const rows = letters
    .toSorted(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex4(glyph)}> <${[...Array(text.length).keys()].map((index) => hex4(text.charCodeAt(index))).join('')}>`); // prettier-ignore
  const blocks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const chunk = rows.slice(index * CHUNK, (index + 1) * CHUNK);
    return `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
}
