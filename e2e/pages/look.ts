import { fileURLToPath } from 'node:url';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { cutTables, unseenMarks } from './lost-parts.ts';
import { fileNameOf, statusOf } from './page-list.ts';
import { settled } from './settled.ts';

const VIEWPORTS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;
/** 320 is a 1280 px desktop at 400 % zoom, 720 a 1440 px desktop at 200 %. */
const WIDTHS = [320, 360, 720, 768, 1024, 2560];
/** A4 without its margins. */
const PAPER = { width: 718, height: 1000 };

export const SIZES = Object.entries(VIEWPORTS).map(([name, viewport]) => ({ name, viewport }));
export type Size = (typeof SIZES)[number];

export const VIEWS = SIZES.flatMap(({ name, viewport }) =>
  THEMES.map((colorScheme) => ({ file: `${name}-${colorScheme}`, viewport, colorScheme })),
);

/** With `GRAHA_PICTURES=1` each look is saved, to be looked at; no check needs the pictures. */
const SCREENS =
  process.env['GRAHA_PICTURES'] === '1' && fileURLToPath(new URL('../../test-results/screens', import.meta.url));

/** Opens a page and makes every check: sizes, themes, widths, paper, forced colours, and the console. */
export async function checkPage(page: Page, path: string, state = 'full'): Promise<void> {
  const expected = statusOf(path);
  const [first = SIZES[0]] = SIZES;
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, reducedMotion: null });
  if (first) await page.setViewportSize(first.viewport);
  const complaints = await complaintsDuring(page, async () => {
    expect((await page.goto(path))?.status()).toBe(expected);
    for (const size of SIZES) await checkLook(page, size, `${fileNameOf(path)}-${state}`);
    await fitsEveryWidth(page);
    await staysReadable(page);
    await fitsPaper(page);
  });
  expect(complaints.filter((text) => expected === 200 || !text.includes('404'))).toEqual([]);
}

/** Checks the open page in its current state. @param state names its pictures */
export async function checkState(page: Page, size: Size, state: string): Promise<void> {
  expect(await complaintsDuring(page, () => checkLook(page, size, state))).toEqual([]);
}

/** In both themes: no overflow and no violation that axe finds. Only contrast can differ between themes. */
async function checkLook(page: Page, { name, viewport }: Size, state: string): Promise<void> {
  await page.setViewportSize(viewport);
  await settled(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(endTransitions);
    if (SCREENS) await page.screenshot({ path: `${SCREENS}/${state}-${name}-${theme}.png` });
    await expect.poll(() => overhangPx(page), `${page.url()} on a ${name}, ${theme}`).toBe(0);
    const topPx = await scrollTo(page, 0); // A control halfway under the bar would be reported as too small.
    expect(
      await violationsOn(page, theme === 'light' ? 'all' : 'colours'),
      `${page.url()} on a ${name}, ${theme}`,
    ).toEqual([]);
    await scrollTo(page, topPx);
  }
}

/** @returns the earlier scroll position */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((to) => {
    const before = window.scrollY;
    window.scrollTo({ top: to, behavior: 'instant' });
    return before;
  }, top);

/**
 * Returns the browser's errors during `work`. A mail is shown in a frame without scripts, which also blocks the script that takes
 * pictures.
 */
async function complaintsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const note = (text: string) => void (text.includes("in 'about:srcdoc'") ? undefined : complaints.push(text));
  const onConsole = (message: ConsoleMessage) => void (message.type() === 'error' ? note(message.text()) : undefined);
  const onError = ({ message }: Error) => note(message);
  page.on('console', onConsole).on('pageerror', onError);
  try {
    await work();
  } finally {
    page.off('console', onConsole).off('pageerror', onError);
  }
  return complaints;
}

/** Runs in the page. Colours in transition would have a wrong contrast; a paused animation never ends without this. */
async function endTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of finite) animation.finish();
}

/** Returns the number of pixels by which a page is wider than its window. */
export const overhangPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overhangPx(page), `${page.url()} at ${width} pixels`).toBe(0);
    expect(await cutTables(page), `${page.url()} at ${width} pixels`).toEqual([]);
  }
}

/** Returns endless animations; with reduced motion there must be none. */
const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

/** Checks the page with high contrast and reduced motion, on a desktop at 200 % zoom. */
async function staysReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.evaluate(endTransitions);
  await expect.poll(() => movingOn(page)).toEqual([]);
  expect(await violationsOn(page, 'no colours')).toEqual([]);
  expect(await unseenMarks(page)).toEqual([]);
}

/** Checks that nothing is cut off at the right on paper. */
async function fitsPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', forcedColors: null, reducedMotion: null });
  await expect.poll(() => overhangPx(page), `${page.url()} on paper`).toBe(0);
}
