import type { Page } from '@playwright/test';

/** Nothing more is on its way, as far as a page ever rests: rooms refresh themselves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
