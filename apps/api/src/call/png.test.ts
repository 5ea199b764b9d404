import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { languageIn } from '@graha/catalog/languages/languages';
import { isTranslated } from '@graha/catalog/languages/note-words';
import { expect, test } from 'vitest';
import { readFonts } from './fonts.ts';
import { toPng } from './png.ts';

const svg = (width: number, height: number, inside = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${inside}</svg>`;

const words = (text: string): string =>
  `<text x="10" y="40" font-size="30" font-family="'Geist Mono', ui-monospace, monospace">${text}</text>`;

test('a picture is as large as it says', async () => {
  const png = await toPng(svg(200, 100));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 100]);
});

test('text is drawn with fonts of our own, each letter as another', async () => {
  const [empty, one, other] = await Promise.all([svg(200, 60), svg(200, 60, words('Ju 24°')), svg(200, 60, words('Sa 10°'))].map(toPng)); // prettier-ignore
  expect(one?.equals(empty ?? Buffer.of())).toBe(false);
  expect(one?.equals(other ?? Buffer.of())).toBe(false);
});

test.each([[2049, 10], [10, 100_000], [0, 0]])('a picture of %i × %i is never rendered', async (width, height) => {
  await expect(toPng(svg(width, height))).rejects.toThrow(RangeError);
}); // prettier-ignore

test('what says no size is never rendered', async () => {
  await expect(toPng('<svg xmlns="http://www.w3.org/2000/svg"/>')).rejects.toThrow(RangeError);
});

test('the same picture gives the same bytes', async () => {
  const picture = svg(200, 60, words('Mo 22°'));
  expect((await toPng(picture)).equals(await toPng(picture))).toBe(true);
});

/** An unassigned code point: every font draws its replacement box for it. */
const UNASSIGNED = '\u0378';

test('the fonts have a letter of their own for every letter of the languages that pixels are drawn in', async () => {
  const codes = LANGUAGE_CODES.filter(isTranslated).filter((code) =>
    ['Latn', 'Cyrl'].includes(languageIn(code).script),
  );
  const words = codes.flatMap((code) => Object.values(languageIn(code).words).flatMap((rows) => [...rows.values()]));
  const letters = new Set(words.flatMap(({ word }) => [...word]).filter((letter) => letter.trim() !== ''));
  expect(codes).toContain('sa-Latn');
  expect(letters.size).toBeGreaterThan(90);
  const drawnAs = (letter: string) =>
    toPng(svg(60, 60, `<text x="10" y="40" font-size="30" font-family="Geist, sans-serif">${letter}</text>`));
  const box = await drawnAs(UNASSIGNED);
  const missing: string[] = [];
  for (const letter of letters) if ((await drawnAs(letter)).equals(box)) missing.push(letter);
  expect(missing).toEqual([]);
});

test('fonts are read once', async () => {
  const [first, again] = [await readFonts(), await readFonts()];
  expect(first.length).toBeGreaterThan(3);
  expect(again).toHaveLength(first.length);
  expect(again.every((font, index) => font === first[index])).toBe(true);
});
