import type { Locator } from '@playwright/test';
import { settled } from './settled.ts';

/** Returns whether a newly opened page shows this; for changes that an open page does not receive. */
export async function isShownAt(path: string, what: Locator): Promise<boolean> {
  await what.page().goto(path);
  await settled(what.page());
  return what.isVisible();
}
