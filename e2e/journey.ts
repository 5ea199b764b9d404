import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { waitForReact } from './pages/hydration.ts';
import { waitForAnswers } from './pages/patience.ts';
import { findVisibleText } from './pages/visible-text.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Opens a page in the browser of another person, closed after the journey. */
  elsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Playwright's `test`; in every browser of the journey a step waits until React handles the page. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    waitForReact(context);
    findVisibleText(context);
    await waitForAnswers(context);
    await use(context);
  },
  elsewhere: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      waitForReact(context);
      findVisibleText(context);
      await waitForAnswers(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
