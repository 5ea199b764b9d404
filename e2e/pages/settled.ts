import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';

/** Waits until a page is complete: React handles it, no placeholder is left, its fonts and images are loaded. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      // The gallery of parts shows placeholders as examples.
      document.querySelector('.skeleton:not([aria-label="Waiting"] *)') === null &&
      Array.from(document.images).every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready);
}
