import type { Locator } from '@playwright/test';
import { settled } from './settled.ts';

/** Whether a page shows this when it is opened anew; for what a page that is open does not hear of. */
export async function isShownAt(path: string, what: Locator): Promise<boolean> {
  await what.page().goto(path);
  await settled(what.page());
  return what.isVisible();
}
