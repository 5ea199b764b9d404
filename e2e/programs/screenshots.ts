import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { VIEWS } from '../pages/look.ts';
import { fileNameOf, PAGES, VISITORS } from '../pages/page-list.ts';
import { PlaygroundPage } from '../pages/playground-page.ts';
import { settled } from '../pages/settled.ts';
import { requireStack, stack } from '../stack.ts';
import { makeDemoCalls } from './demo-calls.ts';
import { sessionsOf } from './visitors.ts';

/** `npm run screenshots -- [--only <page>]`: every page on a phone and on a desktop, light and dark. */
const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { only } = values;

const isWanted = (path: string): boolean => only === undefined || path === only || fileNameOf(path) === only;

async function take(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  if (path.startsWith('/playground/')) {
    const playground = new PlaygroundPage(page);
    await playground.run.click();
    await playground.picture(/./).first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.screenshot({ path: `${FOLDER}/${file}.jpg`, type: 'jpeg', quality: 70, fullPage: true });
}

requireStack();
const wanted = VISITORS.map((visitor) => ({ visitor, paths: PAGES[visitor].filter(isWanted) })).filter(
  ({ paths }) => paths.length > 0,
);
if (wanted.length === 0) {
  console.error(`There is no page ${only}. Pages: ${VISITORS.flatMap((visitor) => PAGES[visitor]).join(' ')}`);
  process.exit(1);
}
if (only === undefined) rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch(LAUNCH);
if (wanted.some(({ visitor }) => visitor !== 'anyone')) await makeDemoCalls();
const sessions = await sessionsOf(browser, wanted.map(({ visitor }) => visitor)); // prettier-ignore
let taken = 0;
for (const { visitor, paths } of wanted) {
  for (const { viewport, colorScheme, file } of VIEWS) {
    const storageState = sessions.get(visitor);
    const context = await browser.newContext({ baseURL: stack.portalUrl, viewport, colorScheme, ...(storageState ? { storageState } : {}) }); // prettier-ignore
    const page = await context.newPage();
    for (const path of paths) {
      await take(page, path, `${fileNameOf(path)}-${file}`);
      taken += 1;
    }
    await context.close();
  }
}
await browser.close();
console.log(`${taken} pictures in ${FOLDER}`);
