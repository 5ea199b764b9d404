import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { catalog } from '@graha/catalog/families/catalog';
import type { Report } from '@graha/catalog/families/reports/model';
import { listOperations } from '@graha/catalog/list/list-operations';
import { answerOf } from '@graha/catalog/operation/answer';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { outlineTexts } from '../src/outlines/outline-texts.ts';
import { printedOf } from '../src/reports/report-pdf.ts';

/**
 * Part of the build: prints the example of each report in three languages, with its first page as a picture, so that the
 * portal has them without an API. `samples.json` lists the files.
 */
const LANGUAGES = ['en', 'hi', 'ta'] as const;
/** Forms of a kind in addition to its example. */
const FORMS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'reports/kundli': { full: { length: 'full', target_date: '2026-11-29' } },
};

const folder = new URL('../generated/samples/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const sky = await createEphemeris();
const samples = [];
for (const operation of listOperations(catalog).filter(({ paper }) => paper)) {
  const forms = [[null, {}] as const, ...Object.entries(FORMS[operation.id] ?? {})];
  for (const [form, more] of forms)
    for (const language of LANGUAGES) {
      const example = Object(operation.example);
      const input = operation.input.parse({ ...example, ...more, settings: { ...example.settings, language } });
      // Safe: the conformance tests parse the answer of every report by its schema.
      const report = answerOf(operation, input, sky) as Report;
      const { bytes, boxes, page, firstPageSvg } = await printedOf(report, input, sky);
      const name = [report.kind, ...(form === null ? [] : [form]), language].join('-');
      writeFileSync(new URL(`${name}.pdf`, folder), bytes);
      writeFileSync(new URL(`${name}.svg`, folder), await outlineTexts(firstPageSvg()));
      samples.push({
        name,
        operation: operation.id,
        form,
        language,
        pages: boxes.length,
        pdfBytes: bytes.length,
        widthPt: Math.round(page.width),
        heightPt: Math.round(page.height),
      });
    }
}
writeFileSync(new URL('samples.json', folder), JSON.stringify(samples));
