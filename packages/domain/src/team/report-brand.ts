/** Members of the brand of reports, as `brand` of a request for a report has them. */
export const BRAND_MEMBERS = ['name', 'logo', 'primary_colour', 'accent_colour', 'footer', 'contact'] as const;
export type BrandMember = (typeof BRAND_MEMBERS)[number];

/** The brand that the reports of a workspace print. */
export type ReportBrand = { [Name in BrandMember]?: string | undefined };

/** Maximum lengths of its lines, in characters. */
export const BRAND_LENGTHS = { name: 80, footer: 160, contact: 100 } as const;

/** Colours of a report whose brand has none. */
export const DEFAULT_COLOURS = { primary_colour: '#152341', accent_colour: '#c17d13' } as const;

/** Bytes of the file of a logo. */
export const LOGO_BYTES_MAX = 200_000;
/** Media types of a logo, as its data URL names them. */
export const LOGO_TYPES = ['image/png', 'image/svg+xml'] as const;

/** The members that print something, in their order; null if there is none. */
export function printedBrand(brand: ReportBrand): ReportBrand | null {
  const printed = BRAND_MEMBERS.flatMap((name) => {
    const text = brand[name]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return printed.length === 0 ? null : Object.fromEntries(printed);
}
