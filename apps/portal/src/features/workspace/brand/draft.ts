import { BRAND_MEMBERS, type BrandMember, printedBrand, type ReportBrand } from '@graha/domain/team/report-brand';

/** The form: every member as text, empty if the brand lacks it. */
export type Draft = Record<BrandMember, string>;

export const draftOf = (brand: ReportBrand | null): Draft => ({
  name: brand?.name ?? '',
  logo: brand?.logo ?? '',
  primary_colour: brand?.primary_colour ?? '',
  accent_colour: brand?.accent_colour ?? '',
  footer: brand?.footer ?? '',
  contact: brand?.contact ?? '',
});

/** The brand that the form describes; null if nothing is written. */
export const brandOf = (draft: Draft): ReportBrand | null => printedBrand(draft);

export const isSameBrand = (a: ReportBrand | null, b: ReportBrand | null): boolean =>
  BRAND_MEMBERS.every((name) => a?.[name] === b?.[name]);

export const LABELS: Record<BrandMember, string> = {
  name: 'Name',
  logo: 'Logo',
  primary_colour: 'Main colour',
  accent_colour: 'Second colour',
  footer: 'Footer',
  contact: 'Contact',
};

/** The problem of each member as a sentence. @param fields of an error, by `brand.<member>`, each a predicate */
export const problemsOf = (fields: Readonly<Record<string, string>> | null | undefined): Partial<Draft> =>
  Object.fromEntries(
    BRAND_MEMBERS.flatMap((name) => {
      const predicate = fields?.[`brand.${name}`];
      return predicate === undefined ? [] : [[name, `${LABELS[name]} ${predicate}.`]];
    }),
  );
