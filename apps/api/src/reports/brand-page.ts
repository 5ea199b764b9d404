import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { reports } from '@graha/catalog/families/reports/reports';
import type { Report } from '@graha/catalog/families/reports/model';
import { answerOf } from '@graha/catalog/operation/answer';
import type { ReportBrand } from '@graha/domain/team/report-brand';
import { outlineTexts } from '../outlines/outline-texts.ts';
import { printedOf } from './report-pdf.ts';

type Example = { report: Report; input: object };

let example: Example | null = null;

/** The first section of the example of a kundli, which fills the first page. Its answer is computed once. */
function exampleOf(sky: Ephemeris): Example {
  const { kundli } = reports;
  const input = kundli.input.parse(kundli.example);
  // Safe: the conformance tests parse the answer of every report by its schema.
  const report = answerOf(kundli, input, sky) as Report;
  return { report: { ...report, sections: report.sections.slice(0, 1) }, input };
}

/**
 * Prints the first page of the example of a kundli with a brand, as SVG whose texts are outlines.
 * @throws ApiError 422 for a logo that cannot be printed, and for letters that are in no font
 */
export async function brandPage(brand: ReportBrand, sky: Ephemeris): Promise<string> {
  example ??= exampleOf(sky);
  const { report, input } = example;
  const { firstPageSvg } = await printedOf(report, { ...input, brand }, sky);
  return outlineTexts(firstPageSvg());
}
