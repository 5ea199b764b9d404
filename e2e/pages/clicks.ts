import type { Page } from '@playwright/test';

/** Numbers of clicks and submitted forms on all later pages, as the browser itself records them. */
export type Counted = { clicks: number; forms: number };

export async function countOn(page: Page): Promise<Counted> {
  const counted: Counted = { clicks: 0, forms: 0 };
  await page.exposeFunction('countOne', (what: keyof Counted) => void (counted[what] += 1));
  await page.addInitScript(() => {
    // Safe: `exposeFunction` above has defined it.
    const { countOne } = window as unknown as { countOne: (what: 'clicks' | 'forms') => void };
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countOne('clicks'), true);
    window.addEventListener('submit', () => countOne('forms'), true);
  });
  return counted;
}
