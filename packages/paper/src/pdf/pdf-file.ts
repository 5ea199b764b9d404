import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { dict, type PdfValue } from './values.ts';

/** A reference to an object of the file: `12 0 R`. */
export type Ref = `${number} 0 R`;

export type PdfFile = {
  /** Takes the number of an object that is written later. */
  reserve(): Ref;
  write(ref: Ref, value: PdfValue): void;
  add(value: PdfValue): Ref;
  /** Adds a compressed stream. */
  addStream(entries: Readonly<Record<string, PdfValue>>, bytes: Uint8Array): Ref;
  /**
   * The bytes of the file. Its ID is a hash of its objects, so that the same objects give the same bytes.
   * @throws Error if a reserved object was never written
   */
  end(trailer: { root: Ref; info: Ref }): Buffer;
};

const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** An empty file. @source ISO 32000-1:2008, 7.5 */
export function createPdfFile(): PdfFile {
  const objects: (Buffer | null)[] = [];
  const indexOf = (ref: Ref): number => Number.parseInt(ref, 10) - 1;
  const reserve = (): Ref => `${objects.push(null)} 0 R`;
  const write = (ref: Ref, value: PdfValue): void =>
    void (objects[indexOf(ref)] = Buffer.from(String(value), 'latin1'));
  const add = (value: PdfValue): Ref => {
    const ref = reserve();
    write(ref, value);
    return ref;
  };
  return {
    reserve,
    write,
    add,
    addStream(entries, bytes) {
      const packed = deflateSync(bytes);
      const head = dict({ ...entries, Filter: '/FlateDecode', Length: packed.length });
      const ref = reserve();
      objects[indexOf(ref)] = Buffer.concat([Buffer.from(`${head}\nstream\n`, 'latin1'), packed, Buffer.from('\nendstream')]); // prettier-ignore
      return ref;
    },
    end({ root, info }) {
      const parts: Buffer[] = [HEADER];
      const offsets: number[] = [];
      let length = HEADER.length;
      const push = (part: Buffer): void => {
        parts.push(part);
        length += part.length;
      };
      for (const [index, object] of objects.entries()) {
        if (object === null) throw new Error(`object ${index + 1} of the PDF was reserved and never written`);
        offsets.push(length);
        push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
      }
      const hash = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      const trailer = dict({ Size: objects.length + 1, Root: root, Info: info, ID: `[<${hash}><${hash}>]` });
      const start = length;
      push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`)); // prettier-ignore
      return Buffer.concat(parts);
    },
  };
}
