import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test } from './looks.ts';

/** A window of 1280 × 1024 px at 400 % zoom. */
const LOW = { width: 320, height: 256 };
const STOPS_MAX = 60;

/** Returns the name of the focused control if none of its points is visible, `done` after the last control, and null otherwise. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'done';
    const { left, top, width, height } = at.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * part);
      return hit !== null && (at.contains(hit) || hit.closest('label')?.contains(at) === true);
    });
    return isSeen || width <= 1 ? null : `${at.tagName} ${at.getAttribute('name') ?? at.textContent}`;
  });

test('no bar covers the focused control of the playground in a low window', async ({ visitor }) => {
  await visitor.setViewportSize(LOW);
  await visitor.goto('/try/kundali/basic');
  await visitor.getByRole('button', { name: /^Run/ }).waitFor();
  const covered: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await visitor.keyboard.press('Tab');
    const found = await coveredFocus(visitor);
    if (found === 'done') break;
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);
});
