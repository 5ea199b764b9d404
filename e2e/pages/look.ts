import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { fileNameOf, statusOf } from './page-list.ts';
import { settled } from './settled.ts';

const VIEWPORTS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

export const SIZES = Object.entries(VIEWPORTS).map(([name, viewport]) => ({ name, viewport }));
export type Size = (typeof SIZES)[number];

export const VIEWS = SIZES.flatMap(({ name, viewport }) =>
  THEMES.map((colorScheme) => ({ file: `${name}-${colorScheme}`, viewport, colorScheme })),
);

const SCREENS = fileURLToPath(new URL('../../test-results/screens', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks a page in both themes after one load: no overflow, no violation that axe finds, no error in the console. Saves a picture
 * of each theme. `path` null checks the page that is open.
 */
export async function checkPage(page: Page, { name }: Size, path: string | null, state = 'full'): Promise<void> {
  const complaints: string[] = [];
  // A mail is shown in a frame that runs no script, including the script that takes pictures.
  const note = (text: string) => (text.includes("in 'about:srcdoc'") ? undefined : complaints.push(text));
  page.on('console', (message) => (message.type() === 'error' ? note(message.text()) : undefined));
  page.on('pageerror', ({ message }) => note(message));

  const expected = path === null ? 200 : statusOf(path);
  if (path !== null) expect((await page.goto(path))?.status()).toBe(expected);
  await settled(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(endTransitions);
    const file = `${SCREENS}/${nameOf(path, state)}-${name}-${theme}.png`;
    await page.screenshot({ path: file, fullPage: path !== null });
    expect(await overhangPx(page), theme).toBe(0);
    expect(await violationsOn(page), theme).toEqual([]);
  }
  expect(complaints.filter((text) => expected === 200 || !text.includes('404'))).toEqual([]);
  page.removeAllListeners();
}

/** Runs in the page. Colours that are still changing would have a wrong contrast; an animation that is paused never ends by itself. */
export async function endTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of finite) animation.finish();
}

/** By how much a page is wider than its window. */
export const overhangPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nameOf = (path: string | null, state: string): string => (path === null ? state : `${fileNameOf(path)}-${state}`);

/** What axe finds on a page as it is now. @param judgesContrast whether the page has its own colours, not the system's */
export async function violationsOn(page: Page, judgesContrast = true): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([tags, enabled]) => {
      // Safe: the line before has defined it.
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(document, {
        runOnly: tags,
        rules: { 'color-contrast': { enabled } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    [TAGS, judgesContrast] as const,
  );
}
