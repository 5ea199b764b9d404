import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of a document in kB of 1,000 bytes. */
export type Weight = {
  /** The document as a browser parses it. */
  htmlKb: number;
  /** The document as gzip of level 6 and as brotli of quality 5. */
  gzipKb: number;
  brotliKb: number;
  /** The RSC flight data inlined in the document. */
  flightKb: number;
};

const KB = 1000;
const FLIGHT = /<script[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?<\/script>/gs;
const BROTLI_QUALITY = 5;

export function weightOf(html: string): Weight {
  const bytes = Buffer.from(html);
  const flight = html.match(FLIGHT) ?? [];
  return {
    htmlKb: bytes.length / KB,
    gzipKb: gzipSync(bytes).length / KB,
    brotliKb: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length / KB,
    flightKb: Buffer.byteLength(flight.join('')) / KB,
  };
}

/** Weighs the page that a browser without cookies is sent. */
export async function weigh(url: string): Promise<Weight> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return weightOf(await response.text());
}
