import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

type Shortcut = { keys: string; button: string | RegExp };

export const SEARCH: Shortcut = { keys: 'Control+k', button: 'Search' };

/** Presses the shortcut of a button once the button announces it: nothing listens before. */
export async function pressShortcut(page: Page, { keys, button }: Shortcut): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-keyshortcuts', /./);
  await page.keyboard.press(keys);
}
