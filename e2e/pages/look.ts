import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { fileNameOf, statusOf } from './page-list.ts';
import { settled } from './settled.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

export const VIEWS = Object.entries(SIZES).flatMap(([size, viewport]) =>
  THEMES.map((colorScheme) => ({
    name: `${size}, ${colorScheme}`,
    file: `${size}-${colorScheme}`,
    viewport,
    colorScheme,
  })),
);
export type View = (typeof VIEWS)[number];

const SCREENS = fileURLToPath(new URL('../../test-results/screens', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `path` null looks at the page as it is. Saves a picture of it beside the checks. */
export async function looksRight(page: Page, view: View, path: string | null, state = 'full'): Promise<void> {
  const complaints: string[] = [];
  // A mail lies in a frame that runs no script: not even that of whoever takes its picture.
  const note = (text: string) => (text.includes("in 'about:srcdoc'") ? undefined : complaints.push(text));
  page.on('console', (message) => (message.type() === 'error' ? note(message.text()) : undefined));
  page.on('pageerror', ({ message }) => note(message));

  const expected = path === null ? 200 : statusOf(path);
  if (path !== null) expect((await page.goto(path))?.status()).toBe(expected);
  await settled(page);
  await page.screenshot({ path: `${SCREENS}/${nameOf(path, state)}-${view.file}.png`, fullPage: path !== null });

  expect(await overhangPx(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints.filter((text) => expected === 200 || !text.includes('404'))).toEqual([]);
  page.removeAllListeners();
}

/** By how much a page is wider than its window. */
export const overhangPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nameOf = (path: string | null, state: string): string => (path === null ? state : `${fileNameOf(path)}-${state}`);

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    // Safe: the line before has put axe there.
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { runOnly: tags });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }, TAGS);
}
