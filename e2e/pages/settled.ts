import type { Page } from '@playwright/test';

/** Waits until the network is idle; pages that refresh themselves are never idle for long. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
