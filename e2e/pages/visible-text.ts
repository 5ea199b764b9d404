import type { BrowserContext } from '@playwright/test';

/**
 * Makes `page.getByText` find visible text alone.
 *
 * React streams a part of a page as a hidden copy at the end of the document. If the browser has rendered that part itself by
 * then, the page has the text twice until React removes the copy, and an assertion on it fails at once as ambiguous.
 */
export function findVisibleText(context: BrowserContext): void {
  context.on('page', (page) => {
    const getByText = page.getByText.bind(page);
    page.getByText = (text, options) => getByText(text, options).filter({ visible: true });
  });
}
