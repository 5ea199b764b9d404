/** Pixels of a logo: three bytes of colour and one of opacity each. */
export type Bitmap = { width: number; height: number; rgb: Uint8Array; alpha: Uint8Array };

export type Brand = {
  /** Empty prints no name. */
  name: string;
  logo: Bitmap | null;
  /** `#rrggbb`: of headings, and of rules and marks. */
  colours: { primary: string; accent: string };
  footer: string;
  contact: string;
};

export type Pair = { label: string; value: string };
export type Column = { label: string; align: 'start' | 'end' };
/** The share of the width that a picture takes; successive narrow ones are side by side. */
export type PictureWidth = 'whole' | 'half';

/** A part of a section. `title` is empty if the part has none. */
export type Part =
  | { kind: 'text'; title: string; text: string }
  | { kind: 'pairs'; title: string; pairs: readonly Pair[] }
  | { kind: 'table'; title: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; title: string; svg: string; width: PictureWidth };

export type Section = { title: string; startsPage: boolean; parts: readonly Part[] };

export const PAGE_SIZES_PT = { a4: { width: 595.276, height: 841.89 }, letter: { width: 612, height: 792 } } as const;
export type PageSize = keyof typeof PAGE_SIZES_PT;
export type Orientation = 'portrait' | 'landscape';

/** A document of text, tables and pictures, in one language that is written from left to right. */
export type Paper = {
  /** BCP 47 code of the texts. */
  language: string;
  title: string;
  /** The person or thing that the document is about; empty for none. */
  subject: string;
  sections: readonly Section[];
  brand: Brand;
  pageSize: PageSize;
  orientation: Orientation;
  /** The program that made the document, for the metadata of the file. */
  producer: string;
};

/** Every text that is printed, for the choice of fonts. */
export const textsOf = ({ title, subject, sections, brand }: Paper): string[] => [
  title,
  subject,
  brand.name,
  brand.footer,
  brand.contact,
  ...sections.flatMap(({ title: head, parts }) => [head, ...parts.flatMap(textsOfPart)]),
];

function textsOfPart(part: Part): string[] {
  switch (part.kind) {
    case 'text':
      return [part.title, part.text];
    case 'pairs':
      return [part.title, ...part.pairs.flatMap(({ label, value }) => [label, value])];
    case 'table':
      return [part.title, ...part.columns.map(({ label }) => label), ...part.rows.flat()];
    case 'picture':
      return [part.title, part.svg];
  }
}
