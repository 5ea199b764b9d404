import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('geist/font/sans')), 'fonts');
const dataOf = (file: string): string => readFileSync(join(FONTS, file)).toString('base64');

/** Opens a page with the fonts of the drawings. */
export async function openSheet(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 900 } });
  const face = (family: string, file: string) =>
    `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/ttf;base64,${dataOf(file)}); }`;
  await page.setContent(
    `<style>${face('Geist', 'geist-sans/Geist-Variable.ttf')}${face('Geist Mono', 'geist-mono/GeistMono-Variable.ttf')}
    body { margin: 8px; } #sheet { display: grid; grid-template-columns: repeat(7, 300px); gap: 10px; } svg { width: 100%; height: auto; }
    </style><p style="font: 500 10px Geist">Ready <b style="font-family: 'Geist Mono'">Ready</b></p><div id="sheet"></div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  // The TypeScript loader names functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  return page;
}

/** Returns the pairs of overlapping labels of each picture, as measured by the browser. */
export const collisionsOf = (page: Page, pictures: readonly string[]): Promise<string[][]> =>
  page.evaluate((drawn) => {
    type Box = { words: string; left: number; right: number; top: number; bottom: number };
    const CAPITALS_EM = 0.7;

    /**
     * Returns the box of a text: its width as set by the browser, and only the height of capitals, because lines of text include
     * space above them.
     */
    const textBox = (text: SVGTextElement): Box => {
      const { x, width } = text.getBBox();
      const [baseline, sizePx] = [Number(text.getAttribute('y')), Number(text.getAttribute('font-size'))];
      return { words: text.textContent ?? '', left: x, right: x + width, top: baseline - sizePx * CAPITALS_EM, bottom: baseline };
    };

    const glyphBox = (glyph: SVGGElement, svg: SVGSVGElement): Box => {
      const [frame, box] = [svg.getBoundingClientRect(), glyph.getBoundingClientRect()];
      const { x, y, width } = svg.viewBox.baseVal;
      const scale = width / frame.width;
      const [left, top] = [x + (box.left - frame.left) * scale, y + (box.top - frame.top) * scale];
      return { words: glyph.dataset['glyph'] ?? '', left, right: left + box.width * scale, top, bottom: top + box.height * scale };
    };

    const sheet = document.querySelector('#sheet');
    if (sheet === null) throw new Error('The page has no sheet.');
    sheet.innerHTML = drawn.map((svg) => `<div>${svg}</div>`).join('');
    return Array.from(sheet.querySelectorAll('svg'), (svg) => {
      const texts = Array.from(svg.querySelectorAll('text'), textBox);
      const boxes = [...texts, ...Array.from(svg.querySelectorAll('g'))
          .filter((group) => group.dataset['glyph'] !== undefined)
          .map((glyph) => glyphBox(glyph, svg))];
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.words} on ${b.words}`),
      );
    });
  }, [...pictures]); // prettier-ignore
