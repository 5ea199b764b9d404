import { selectors, type BrowserContext, type Page } from '@playwright/test';

/** Controls that the server has rendered but React does not handle yet; pages without React have none. */
const NAME = 'unhydrated';

/** A string, because the TypeScript loader inserts calls of helper functions that the page does not have. */
const ENGINE = `(() => {
  const CONTROLS = 'button, input, select, textarea, [tabindex]';
  const isHandled = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const queryAll = (root) =>
    document.querySelector('script[src*="/_next/"]') === null
      ? []
      : Array.from(root.querySelectorAll(CONTROLS)).filter((control) => !isHandled(control));
  return { query: (root) => queryAll(root)[0] ?? null, queryAll };
})()`;

await selectors.register(NAME, { content: ENGINE });

const unhydrated = (page: Page) => page.locator(`${NAME}=any`).filter({ visible: true }).first();

/** Makes every step on a page wait until React handles its controls: an earlier click has no effect, and typed text is lost. */
export function waitForReact(context: BrowserContext): void {
  // A page may be closed before the handler is added.
  context.on('page', (page) => void page.addLocatorHandler(unhydrated(page), async () => {}).catch(() => undefined));
}

/** Waits until React handles every control of the page. */
export const hydrated = (page: Page): Promise<void> => unhydrated(page).waitFor({ state: 'hidden' });
