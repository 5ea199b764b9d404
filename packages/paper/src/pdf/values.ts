/** A value in PDF syntax, such as `/Page`, `12 0 R` or `[1 2]`. */
export type PdfValue = string | number;

/** Numbers of a page are rounded to a thousandth of a point, so that the same page has the same bytes. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

export const dict = (entries: Readonly<Record<string, PdfValue | undefined>>): string =>
  `<<${Object.entries(entries)
    .flatMap(([name, value]) => (value === undefined ? [] : [`/${name} ${typeof value === 'number' ? num(value) : value}`]))
    .join(' ')}>>`; // prettier-ignore

export const list = (values: readonly PdfValue[]): string =>
  `[${values.map((value) => (typeof value === 'number' ? num(value) : value)).join(' ')}]`;

/** A text string of a dictionary, as UTF-16 with its byte order mark. */
export const textString = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((index) => hex4(text.charCodeAt(index))).join('')}>`;

/** Four hexadecimal digits: a glyph, or a code unit of UTF-16. */
export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

const HEX_COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The components of `#rrggbb`, 0 to 1. @throws RangeError for another form */
export function rgbOf(colour: string): [number, number, number] {
  const [, red, green, blue] = HEX_COLOUR.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new RangeError(`the colour ${colour} is not #rrggbb`);
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255];
} // prettier-ignore
