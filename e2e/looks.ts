import type { Browser, Page } from '@playwright/test';
import { test as base } from './journey.ts';
import { chargedCall } from './pages/api.ts';
import { waitForReact } from './pages/hydration.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

type Pages = {
  /** A page without an account. One page serves all checks of a worker, so that it keeps its cache. */
  visitor: Page;
  /** A page of a workspace with a call, a key and a revoked key; also one for all. */
  member: Page;
};

export const test = base.extend<object, Pages>({
  visitor: [async ({ browser }, use) => use(await newPage(browser)), { scope: 'worker' }],
  member: [
    async ({ browser }, use) => {
      const page = await newPage(browser);
      await fillWorkspace(page);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.portalUrl });
  waitForReact(context);
  // The names of zones differ between browsers and the server: a page that prints those of one in the other is drawn twice.
  await context.addInitScript(() => (Intl.supportedValuesOf = () => ['Asia/Kolkata']));
  return context.newPage();
}

async function fillWorkspace(page: Page): Promise<void> {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  const key = await keys.create('Production');
  await chargedCall(page.request, key);
  await keys.store();
  await keys.create('Staging');
  await keys.store();
  await keys.revoke('Staging');
}
