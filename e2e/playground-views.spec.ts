import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { checkState, overhangPx, SIZES } from './pages/look.ts';
import { newMember } from './pages/new-member.ts';
import { PlaygroundPage } from './pages/playground-page.ts';

async function enter(page: Page, operation: string): Promise<PlaygroundPage> {
  await newMember(page);
  const playground = new PlaygroundPage(page);
  await playground.open(operation);
  return playground;
}

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });

    test('every view of an answer', async ({ page }) => {
      const playground = await enter(page, 'kundali/basic');
      await checkState(page, size, 'playground-before');
      await playground.run.click();
      await expect(playground.picture(/^Rashi/)).toBeVisible();
      await checkState(page, size, 'playground-picture');
      for (const tab of ['Table', 'Compare', 'Headers', 'JSON']) {
        await playground.tab(tab).click();
        await checkState(page, size, `playground-${tab.toLowerCase()}`);
      }
      await playground.write({ Year: '1994' });
      await playground.run.click();
      await playground.tab('Compare').click();
      await expect(playground.compared('lagna.longitude')).toBeVisible();
      await checkState(page, size, 'playground-compared');
      await playground.write({ Year: '1' });
      await playground.run.click();
      await expect(page.getByText('1 field needs a look.')).toBeVisible();
      await checkState(page, size, 'playground-refused');
    });

    test('every kind of picture', async ({ page }) => {
      const playground = await enter(page, 'panchang/full');
      for (const operation of [
        'panchang/full',
        'dasha/vimshottari',
        'matchmaking/ashtakoot',
        'western/natal',
        'divisional/shodashvarga',
        'numerology/expression',
      ]) {
        await playground.open(operation);
        await playground.run.click();
        await expect(playground.tab('Picture')).toBeVisible();
        await checkState(page, size, `playground-${operation.replace('/', '-')}`);
      }
    });
  });
}

test('the playground fits every window', async ({ page }) => {
  const playground = await enter(page, 'kundali/basic');
  await playground.run.click();
  await playground.write({ Year: '1994' });
  await playground.run.click();
  for (const width of [360, 768, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['Picture', 'Table', 'Compare']) {
      await playground.tab(tab).click();
      expect(await overhangPx(page), `${tab} at ${width} pixels`).toBe(0);
    }
  }
});

test('two answers are held against one another: what differs stands side by side, with its path and distance', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 }); // At this width the columns are side by side.
  const playground = await enter(page, 'kundali/basic');
  await playground.run.click();
  await playground.tab('Compare').click();
  await page.getByRole('button', { name: 'Keep this answer as A' }).click();
  await expect(page.getByText('This answer is A')).toBeVisible();

  await playground.write({ Minutes: '34' });
  await page.keyboard.press('Control+Enter');
  const longitude = playground.compared('lagna.longitude');
  await expect(longitude.getByRole('cell').nth(2)).toHaveText(/^\+\d+°\d{2}′\d{2}″$/);
  await expect(playground.compared('lagna.sign')).toHaveCount(0); // The rising sign is the same.
  await expect(page.getByRole('figure')).toHaveCount(2);

  await longitude.getByRole('button').press('Enter');
  await expect(playground.path).toHaveText('lagna.longitude');
  await page.getByText('All values', { exact: true }).click();
  await expect(playground.compared('lagna.sign').getByRole('cell').nth(2)).toHaveText('');
});

test('an answer is taken out of the history to be compared', async ({ page }) => {
  const playground = await enter(page, 'numerology/expression');
  for (const name of ['Ada Lovelace', 'Srinivasa Ramanujan', 'Emmy Noether']) {
    await playground.field('Full name').fill(name);
    await playground.run.click();
    await expect(playground.tab('Picture').or(playground.tab('Table')).first()).toBeVisible();
    await expect(page.getByText('The fields have changed since this answer.')).toBeHidden();
  }
  await page.getByRole('button', { name: 'History' }).click();
  const first = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await first.getByRole('button', { name: 'Compare with this answer' }).press('Enter');
  await expect(playground.tab('Compare')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'A, an earlier answer' })).toHaveText(/Ada Lovelace/);
  await expect(playground.compared('expression_number')).toBeVisible();
});

const IN_HINDI =
  'year=1990&month=8&date=15&hours=9&minutes=30&latitude=28.6139&longitude=77.209&timezone=5.5&settings.language=hi';

/** Returns the fonts of Indian scripts that the page has loaded. */
const scriptFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fetched: string[] = [];
    document.fonts.forEach(({ family, status, unicodeRange }) => {
      if (family.includes('Indian Scripts') && status === 'loaded') fetched.push(unicodeRange);
    });
    return fetched;
  });

test('names in Hindi bring the font of their script, and nothing else does', async ({ page }) => {
  const playground = await enter(page, 'kundali/basic');
  await playground.run.click();
  await expect(playground.picture(/^Rashi/)).toBeVisible();
  expect(await scriptFonts(page)).toEqual([]);
  await page.goto('about:blank');
  await playground.open(`kundali/basic#${IN_HINDI}`);
  await expect(page.getByText('The inputs of the link are filled in.')).toBeVisible();
  await playground.run.click();
  await expect(
    playground
      .picture(/^Rashi/)
      .getByText('सू')
      .first(),
  ).toBeVisible();
  await expect.poll(() => scriptFonts(page)).toContainEqual(expect.stringContaining('U+900-97F'));
  expect(new Set(await scriptFonts(page)).size).toBe(1);
});
