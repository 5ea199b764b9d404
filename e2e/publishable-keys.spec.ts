import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { BIRTH } from './pages/api.ts';
import { foreignSite } from './pages/foreign-site.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

/** Returns the answer read by the script of the page; null if the browser blocks it. */
const callFrom = (page: Page, key: string) =>
  page.evaluate(
    async ({ url, text, birth }) => {
      const headers = { 'X-API-Key': text, 'Content-Type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(birth) }).catch(() => null);
      return answer && { status: answer.status, cost: answer.headers.get('x-credits-cost'), body: await answer.json() };
    },
    { url: `${stack.apiUrl}/api/v1/kundali/basic`, text: key, birth: BIRTH },
  );

test('a publishable key works in pages of its origins, and in no other page', async ({ page, context }) => {
  const [ours, theirs] = [await foreignSite(() => '<p>site</p>'), await foreignSite(() => '<p>site</p>')];
  try {
    const keys = new KeysPage(page);
    await newMember(page);
    await keys.open();
    await page.getByRole('button', { name: 'Create key' }).click();
    const { dialog } = keys;
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kundli widget');
    await dialog.getByRole('radio', { name: 'Publishable' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Origins' }).fill('https://*.example.com');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('an asterisk would admit pages that are not yours')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Origins' }).fill(`${ours.origin}/`);
    await dialog.getByRole('textbox', { name: 'Calls per visitor and day' }).fill('2');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByRole('code').first().innerText();
    expect(key).toMatch(/^graha_pub_/);

    const site = await context.newPage();
    await test.step('the page of another origin reads nothing and spends nothing', async () => {
      await site.goto(theirs.origin);
      expect(await callFrom(site, key)).toBeNull();
    });
    await test.step('the page of its origin reads answers, until its visitor has made all calls', async () => {
      await site.goto(ours.origin);
      expect(await callFrom(site, key)).toMatchObject({ status: 200, cost: '1' });
      expect(await callFrom(site, key)).toMatchObject({ status: 200 });
      expect(await callFrom(site, key)).toMatchObject({ status: 429, body: { code: 'visitor_cap_reached' } });
    });

    await keys.done.click();
    await new KeyPage(page).open('Kundli widget');
    await expect(page.getByRole('region', { name: 'About this key' })).toContainText(key);
    await expect(page.getByRole('region', { name: 'Limits' })).toContainText(ours.origin);
  } finally {
    ours.stop();
    theirs.stop();
  }
});
