import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { foreignSite, pageWith } from './pages/foreign-site.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

/** Creates a publishable key for the pages of an origin. */
async function publishableKey(page: Page, origin: string): Promise<string> {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  const { dialog } = keys;
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Components');
  await dialog.getByRole('radio', { name: 'Publishable' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Origins' }).fill(origin);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  return dialog.getByRole('code').first().innerText();
}

test('elements with a publishable key ask by themselves, on pages of its origin alone', async ({ page, context }) => {
  let [html, key] = ['', ''];
  const ours = await foreignSite((path) => (path === '/' ? html : null));
  const theirs = await foreignSite((path) => (path === '/' ? html : null));
  try {
    key = await publishableKey(page, ours.origin);
    const own = (which: string) => `publishable-key="${which}" base-url="${stack.apiUrl}"`;
    html = pageWith(stack.portalUrl, ['graha-chart', 'graha-birth-form', 'graha-panchang'], `
      <graha-birth-form id="birth" ${own(key)}></graha-birth-form>
      <graha-chart for="birth" ${own(key)}></graha-chart>
      <graha-panchang lang="hi" ${own(key)} latitude="23.18" longitude="75.78" timezone="Asia/Kolkata"></graha-panchang>
      <graha-chart id="wrong" ${own(key)} date="1990-08-15" time="09:30" latitude="123" longitude="0" timezone="0"></graha-chart>
      <graha-chart id="secret" ${own('graha_live_abc')} date="1990-08-15" time="09:30" place-id="1"></graha-chart>`); // prettier-ignore
    const site = await context.newPage();
    const calls: string[] = [];
    const bodies = new Map<string, string | null>();
    site.on('request', (request) => {
      if (request.method() !== 'POST') return;
      calls.push(new URL(request.url()).pathname);
      bodies.set(new URL(request.url()).pathname, request.postData());
    });

    await test.step('the panchang of today is there without a date', async () => {
      await site.goto(ours.origin);
      await expect(site.locator('graha-panchang').getByRole('img')).toBeVisible();
    });
    await test.step('it is asked for in the language around it', async () => {
      await expect(site.locator('graha-panchang').getByText('सूर्योदय – सूर्यास्त')).toBeVisible();
      expect(bodies.get('/api/v1/panchang/full')).toContain('"settings":{"language":"hi"}');
    });
    await test.step('an error has the message of the API; a secret key is not sent', async () => {
      await expect(site.locator('#wrong').getByRole('alert')).toContainText('latitude');
      await expect(site.locator('#secret').getByRole('alert')).toContainText('This is a secret key');
      expect(calls.toSorted()).toEqual(['/api/v1/kundali/basic', '/api/v1/panchang/full']);
    });
    await test.step('a birth from the form is drawn, by one call', async () => {
      await site.getByLabel('Date of birth').fill('1990-08-15');
      await site.getByLabel('Time of birth').fill('09:30');
      await site.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Ujjain');
      await site.getByRole('option', { name: /^Ujjain, Madhya Pradesh/ }).click();
      await expect(site.getByText('Time zone Asia/Kolkata')).toBeVisible();
      calls.length = 0;
      const send = site.getByRole('button', { name: 'Show the chart' });
      await send.dblclick();
      await expect(site.locator('graha-chart[for]').getByRole('img')).toHaveAccessibleName(/1990-08-15 09:30/);
      expect(calls).toEqual(['/api/v1/kundali/basic']);
    });
    await test.step('without a connection there is a button, which asks again', async () => {
      await context.setOffline(true);
      await site.getByLabel('Time of birth').fill('10:30');
      await site.getByRole('button', { name: 'Show the chart' }).click();
      const chart = site.locator('graha-chart[for]');
      await expect(chart.getByRole('alert')).toContainText('could not be reached');
      await context.setOffline(false);
      await chart.getByRole('button', { name: 'Try again' }).click();
      await expect(chart.getByRole('img')).toHaveAccessibleName(/1990-08-15 10:30/);
    });
    await test.step('a page of another origin reads nothing, and names its origin', async () => {
      await site.goto(theirs.origin);
      await expect(site.locator('graha-panchang').getByRole('alert')).toContainText(
        `names the origin ${theirs.origin}`,
      );
    });
  } finally {
    ours.stop();
    theirs.stop();
  }
});
