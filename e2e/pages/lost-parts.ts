import type { Page } from '@playwright/test';

/** Returns the tables that are wider than their card and cannot be scrolled: the card cuts them off. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      if (table.getClientRects().length === 0) return [];
      for (let at = table.parentElement; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return [];
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const overPx = Math.round(table.getBoundingClientRect().right - at.getBoundingClientRect().right);
          return overPx > 0 ? [`${at.getAttribute('aria-label') ?? table.innerText.slice(0, 40)}: ${overPx} px`] : [];
        }
      }
      return [];
    }),
  );

/**
 * Returns the small marks without text that forced colours remove: the dot of a state, the swatch of a legend, the ground of a checked
 * box. Call it with forced colours active.
 */
export const unseenMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARK_PX_MAX = 16;
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isPlain = ({ backgroundColor }: CSSStyleDeclaration) =>
      backgroundColor === canvas || backgroundColor === 'rgba(0, 0, 0, 0)';
    const marks = document.querySelectorAll<HTMLElement>(
      'span[aria-hidden="true"]:empty, input[type="checkbox"]:checked',
    );
    return [...marks].flatMap((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      const style = getComputedStyle(mark);
      const isMark = width > 0 && height > 0 && width <= MARK_PX_MAX && height <= MARK_PX_MAX;
      const isChecked = mark instanceof HTMLInputElement;
      const isOutlined = !isChecked && style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0;
      const isLost = isMark && isPlain(style) && style.backgroundImage === 'none' && !isOutlined;
      return isLost ? [`${mark.getAttribute('aria-label') ?? mark.parentElement?.textContent}: ${mark.className}`] : [];
    });
  });
