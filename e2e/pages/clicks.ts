import type { Page } from '@playwright/test';

/** What a person did with the mouse on all pages from here on, as the browser itself saw it. */
export type Counted = { clicks: number; forms: number };

export async function countOn(page: Page): Promise<Counted> {
  const counted: Counted = { clicks: 0, forms: 0 };
  await page.exposeFunction('countOne', (what: keyof Counted) => void (counted[what] += 1));
  await page.addInitScript(() => {
    // Safe: the line before has put it there.
    const { countOne } = window as unknown as { countOne: (what: 'clicks' | 'forms') => void };
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countOne('clicks'), true);
    window.addEventListener('submit', () => countOne('forms'), true);
  });
  return counted;
}
