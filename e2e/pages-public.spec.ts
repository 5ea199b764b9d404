import { test } from './looks.ts';
import { checkPage } from './pages/look.ts';
import { PAGES } from './pages/page-list.ts';

test.describe.configure({ mode: 'parallel' });

for (const path of PAGES.anyone) {
  test(`${path} fits every size and paper, and is readable in every theme, without an error`, async ({ visitor }) =>
    checkPage(visitor, path));
}
