import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@graha/catalog/families/catalog';
import type { Report } from '@graha/catalog/families/reports/model';
import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { listOperations } from '@graha/catalog/list/list-operations';
import { answerOf } from '@graha/catalog/operation/answer';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { outlineTexts } from '../outlines/outline-texts.ts';
import { printedOf, reportPdf } from './report-pdf.ts';

const sky = await createEphemeris();
const reports = listOperations(catalog).filter(({ paper }) => paper);
const run = promisify(execFile);
const hasPdftotext = await run('pdftotext', ['-v']).then(() => true, () => false); // prettier-ignore
const FILE_BYTES_MAX = 2_000_000;

type Sent = Readonly<Record<string, unknown>>;

function asked(id: string, language: string, more: Sent = {}): { report: Report; input: unknown } {
  const operation = reports.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no ${id}`);
  const example = Object(operation.example);
  const input = operation.input.parse({ ...example, settings: { ...example.settings, language }, ...more });
  // Safe: the conformance tests parse the answer of every report by its schema.
  return { report: answerOf(operation, input, sky) as Report, input };
}

/** Every text of a report outside pictures, in reading order. */
const textsOf = ({ title, subject, sections }: Report): string[] => [
  title,
  subject,
  ...sections.flatMap(({ title: head, parts }) => [
    head,
    ...parts.flatMap((part) => [
      part.title,
      part.text ?? '',
      ...(part.pairs ?? []).flatMap(({ label, value }) => [label, value]),
      ...(part.columns ?? []).map(({ label }) => label),
      ...(part.rows ?? []).flat(),
    ]),
  ]),
];

const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

/** Texts that an extraction does not have, in reading order. */
function missingIn(extracted: string, texts: readonly string[]): string[] {
  const whole = withoutSpaces(extracted);
  return texts.filter((text) => !whole.includes(withoutSpaces(text)));
}

async function extracted(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    await writeFile(join(folder, 'report.pdf'), pdf);
    const { stdout } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', join(folder, 'report.pdf'), '-']);
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.each(reports.map(({ id }) => id))('%s', (id) => {
  test.each(LANGUAGE_CODES)('in %s has a glyph for each letter and no text outside its page', async (language) => {
    const { report, input } = asked(id, language);
    const { bytes, boxes, page } = await printedOf(report, input, sky);
    expect(bytes.length).toBeLessThan(FILE_BYTES_MAX);
    const outside = boxes.flat().filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > page.width || y + height > page.height);
    expect(outside).toEqual([]);
    expect(boxes.every((texts) => texts.length > 0)).toBe(true);
  }); // prettier-ignore

  test.runIf(hasPdftotext).each(LANGUAGE_CODES)('in %s gives its texts to pdftotext (skipped where poppler-utils is absent)', async (language) => {
    const { report, input } = asked(id, language);
    expect(missingIn(await extracted(await reportPdf(report, input, sky)), textsOf(report))).toEqual([]);
  }); // prettier-ignore

  test('is the same bytes for the same request, in both sizes of page', async () => {
    for (const page_size of ['a4', 'letter']) {
      const { report, input } = asked(id, 'hi', { page_size });
      expect((await reportPdf(report, input, sky)).equals(await reportPdf(report, input, sky))).toBe(true);
    }
  });

  test('prints nothing of this product: its name is in the metadata alone', async () => {
    const { report, input } = asked(id, 'en');
    const pdf = await reportPdf(report, input, sky);
    const text = hasPdftotext ? await extracted(pdf) : '';
    expect(text.replace(/graha maitri/gi, '')).not.toMatch(/graha/i);
    expect(pdf.toString('latin1')).toContain(Buffer.from('Graha', 'utf16le').swap16().toString('hex').toUpperCase());
  });
});

/** Texts of the header and the footer of a page. */
const FURNITURE_TEXTS = 4;

describe.each(['en', 'hi', 'ta'])('the full kundli in %s', (language) => {
  const FULL = { length: 'full', target_date: '2026-11-29' };

  test('has thirty pages and more, none empty, a glyph for each letter and no text outside its page', async () => {
    const { report, input } = asked('reports/kundli', language, FULL);
    const { bytes, boxes, page } = await printedOf(report, input, sky);
    expect(bytes.length).toBeLessThan(FILE_BYTES_MAX);
    expect(boxes.length).toBeGreaterThanOrEqual(30);
    const outside = boxes.flat().filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > page.width || y + height > page.height);
    expect(outside).toEqual([]);
    expect(boxes.filter((texts) => texts.length <= FURNITURE_TEXTS)).toEqual([]);
  }); // prettier-ignore

  test.runIf(hasPdftotext)('gives its texts to pdftotext, and the same bytes again (skipped where poppler-utils is absent)', async () => {
    const { report, input } = asked('reports/kundli', language, FULL);
    const pdf = await reportPdf(report, input, sky);
    expect(missingIn(await extracted(pdf), textsOf(report))).toEqual([]);
    expect(pdf.equals(await reportPdf(report, input, sky))).toBe(true);
  }); // prettier-ignore
});

const refusalOf = async (more: Sent): Promise<unknown> => {
  const { report, input } = asked('reports/kundli', 'en', more);
  const error: unknown = await reportPdf(report, input, sky).then(() => null, (reason: unknown) => reason); // prettier-ignore
  return error instanceof ApiError ? error.detail : error;
};

test('letters without a font are refused by name, and nothing is printed in their place', async () => {
  expect(await refusalOf({ name: 'Asha \u{1F600}' })).toMatchObject([{ msg: expect.stringContaining('U+1F600') }]);
  expect(await refusalOf({ name: 'محمد' })).toMatchObject([{ msg: expect.stringContaining('Latin, Cyrillic and the Indian scripts') }]);
  expect(await refusalOf({ brand: { name: '星' } })).toMatchObject([{ loc: ['body', 'brand', 'name'] }]);
}); // prettier-ignore

test('a long name without spaces is broken into lines', async () => {
  const { report, input } = asked('reports/kundli', 'en', { name: 'W'.repeat(120), brand: { name: 'M'.repeat(80), footer: 'W'.repeat(160) } }); // prettier-ignore
  const { boxes, page } = await printedOf(report, input, sky);
  expect(boxes.flat().filter(({ x, width }) => x + width > page.width)).toEqual([]);
});

test.each(reports.map(({ id }) => id).filter((id) => id !== 'reports/numerology' && id !== 'reports/matching'))(
  '%s is printed at the pole, and in the year 1601',
  async (id) => {
    const dates = id.endsWith('muhurta') ? { from: '1601-03-01', to: '1601-03-20' } : { year: 1601 };
    for (const more of [{ latitude: 89.9 }, dates]) {
      const { report, input } = asked(id, 'bn', more);
      const { boxes, page } = await printedOf(report, input, sky);
      expect(boxes.flat().filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > page.width || y + height > page.height)).toEqual([]);
    }
  },
); // prettier-ignore

test('a wall calendar is wide and begins with its month, or high if asked', async () => {
  const { report, input } = asked('reports/panchang-month', 'en');
  const wide = await printedOf(report, input, sky);
  expect(wide.page.width).toBeGreaterThan(wide.page.height);
  const upright = asked('reports/panchang-month', 'en', { orientation: 'portrait' });
  const high = await printedOf(upright.report, upright.input, sky);
  expect(high.page.height).toBeGreaterThan(high.page.width);
});

const ENGLISH_OF_PICTURES = [
  'begins',
  'is lost',
  'waxing',
  'Amanta',
  'November',
  'without a time',
  ' pm',
  'Life path',
  'Karmic',
  'Sunday',
];

test.runIf(hasPdftotext).each(['reports/panchang-month', 'reports/muhurta', 'reports/numerology'])('pictures of %s have no English labels in Hindi (skipped where poppler-utils is absent)', async (id) => {
  const { report, input } = asked(id, 'hi', id === 'reports/panchang-month' ? { month: 12 } : {});
  const text = await extracted(await reportPdf(report, input, sky));
  expect(ENGLISH_OF_PICTURES.filter((word) => text.includes(word))).toEqual([]);
}); // prettier-ignore

test.each([
  ['a polar day', { latitude: 78.22, longitude: 15.63, month: 6, timezone: 2 }],
  ['the year 1601', { year: 1601 }],
  ['the far south', { latitude: -89 }],
])('a birth of %s is printed', async (_, more) => {
  const { report, input } = asked('reports/kundli', 'ta', more);
  expect((await reportPdf(report, input, sky)).length).toBeGreaterThan(10_000);
});

test.each(['en', 'ta'])('the first page in %s is a drawing too, whose texts become outlines', async (language) => {
  const { report, input } = asked('reports/western-natal', language);
  const { firstPageSvg, boxes } = await printedOf(report, input, sky);
  const svg = firstPageSvg();
  expect(missingIn(svg, [report.title, report.subject, report.sections[0]?.title ?? ''])).toEqual([]);
  expect(svg.match(/<text /g)?.length).toBeGreaterThan(boxes[0]?.length ?? Infinity); // And those of the wheel.
  const outlined = await outlineTexts(svg);
  expect(outlined).not.toMatch(/<text|<title|<desc/);
  expect(outlined.match(/<g /g)?.length).toBe(outlined.match(/<\/g>/g)?.length);
});
