/** Returns a table of a font by its tag; undefined if the font lacks it. */
export type TableOf = (tag: string) => Uint8Array | undefined;

/** The tables that PDF readers need of an embedded TrueType font. @source ISO 32000-1:2008, 9.9 */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;

const COMPOSITE = { words: 0x0001, scale: 0x0008, more: 0x0020, xy: 0x0040, matrix: 0x0080 } as const;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Glyphs that a composite glyph is made of. */
function partsOf(outline: Uint8Array): number[] {
  const view = viewOf(outline);
  if (outline.length === 0 || view.getInt16(0) >= 0) return [];
  const parts: number[] = [];
  let [at, flags] = [10, COMPOSITE.more as number];
  while (flags & COMPOSITE.more) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += 4 + (flags & COMPOSITE.words ? 4 : 2);
    at += flags & COMPOSITE.scale ? 2 : flags & COMPOSITE.xy ? 4 : flags & COMPOSITE.matrix ? 8 : 0;
  }
  return parts;
}

function requiredTable(tableOf: TableOf, tag: string): Uint8Array {
  const table = tableOf(tag);
  if (table === undefined || table.length === 0) throw new RangeError(`the font has no table ${tag}`);
  return table;
}

/**
 * A TrueType font with the outlines of some glyphs. Glyphs keep their numbers.
 * @throws RangeError if the font has no TrueType outlines
 */
export function subsetFont(tableOf: TableOf, glyphs: Iterable<number>): Buffer {
  const head = Uint8Array.from(requiredTable(tableOf, 'head'));
  const [glyf, loca] = [requiredTable(tableOf, 'glyf'), viewOf(requiredTable(tableOf, 'loca'))];
  const count = viewOf(requiredTable(tableOf, 'maxp')).getUint16(4);
  const isLong = viewOf(head).getInt16(50) === 1;
  const offsetAt = (index: number): number => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  const outlineOf = (glyph: number): Uint8Array => glyf.subarray(offsetAt(glyph), offsetAt(glyph + 1));

  const kept = new Set<number>([0]);
  const open = [...glyphs];
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    if (kept.has(glyph) || glyph >= count) continue;
    kept.add(glyph);
    open.push(...partsOf(outlineOf(glyph)));
  }
  const offsets = new DataView(new ArrayBuffer((count + 1) * 4));
  const outlines: Uint8Array[] = [];
  let length = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    offsets.setUint32(glyph * 4, length);
    if (!kept.has(glyph)) continue;
    const outline = outlineOf(glyph);
    outlines.push(outline, new Uint8Array(padding(outline.length)));
    length += outline.length + padding(outline.length);
  }
  offsets.setUint32(count * 4, length);
  viewOf(head).setInt16(50, 1); // Long offsets.
  viewOf(head).setUint32(8, 0); // The sum of the whole file, which readers of PDF ignore.
  const made: Readonly<Record<string, Uint8Array>> = {
    head,
    glyf: Buffer.concat(outlines),
    loca: new Uint8Array(offsets.buffer),
  };
  return fileOf(KEPT.flatMap((tag) => {
    const table = made[tag] ?? tableOf(tag);
    return table === undefined || table.length === 0 ? [] : [[tag, table] as const];
  })); // prettier-ignore
}

const padding = (length: number): number => (4 - (length % 4)) % 4;

function sumOf(table: Uint8Array): number {
  const padded = viewOf(Buffer.concat([table, new Uint8Array(padding(table.length))]));
  let sum = 0;
  for (let at = 0; at < padded.byteLength; at += 4) sum = (sum + padded.getUint32(at)) >>> 0;
  return sum;
}

/** @source OpenType 1.9, organization of an OpenType font */
function fileOf(tables: readonly (readonly [string, Uint8Array])[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const entries = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(entries * 16, 6);
  head.writeUInt16BE(Math.log2(entries), 8);
  head.writeUInt16BE((tables.length - entries) * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [index, [tag, table]] of tables.entries()) {
    const row = 12 + 16 * index;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(sumOf(table), row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(table.length, row + 12);
    parts.push(table, new Uint8Array(padding(table.length)));
    offset += table.length + padding(table.length);
  }
  return Buffer.concat(parts);
}
