import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/**
 * Reads one deflated file of a zip.
 * @throws Error if no file has this name, or it is compressed in another way
 */
export function zipEntry(zip: Buffer, name: string): Buffer {
  const endSignature = Buffer.alloc(4);
  endSignature.writeUInt32LE(END);
  const end = zip.lastIndexOf(endSignature);
  if (end < 0) throw new Error('This is no zip: it has no directory.');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    if (zip.toString('utf8', at + 46, nameEnd) === name) return inflatedAt(zip, at);
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  throw new Error(`The zip has no ${name}.`);
}

function inflatedAt(zip: Buffer, at: number): Buffer {
  if (zip.readUInt16LE(at + 10) !== DEFLATED) throw new Error('The file in the zip is not deflated.');
  const packedLength = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return inflateRawSync(zip.subarray(start, start + packedLength));
}
