import { setTimeout } from 'node:timers/promises';
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

const SECOND_MS = 1000;

/** Weighs the page that a browser without cookies is sent. Waits if the portal limits the pages of a minute. */
export async function weigh(url: string): Promise<Weight> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (response.status !== 429) return weightOf(await response.text());
  await response.arrayBuffer();
  await setTimeout(Number(response.headers.get('retry-after') ?? 1) * SECOND_MS);
  return weigh(url);
}
