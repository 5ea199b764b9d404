import { test } from '@playwright/test';
import { checkPage, SIZES } from './pages/look.ts';
import { PAGES } from './pages/page-list.ts';

/** Every page that needs no sign-in, on a phone and on a desk, in both themes. */
for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });
    for (const path of PAGES.anyone) test(path, async ({ page }) => checkPage(page, size, path));
  });
}
