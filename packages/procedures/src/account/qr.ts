import { encode } from 'uqr';

/** A QR code as one path: a unit square for each dark module. */
export type Qr = { size: number; path: string };

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
