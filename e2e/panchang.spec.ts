import { expect, test } from './journey.ts';

test('a visitor finds the panchang of a small town, which says its own date and times', async ({ page }) => {
  await page.goto('/panchang');
  await page.getByLabel('City or town').fill('Ujjain');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'Ujjain, Madhya Pradesh, India' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panchang today, Ujjain');
  await expect(page.getByRole('row', { name: /^Vara / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Festivals' })).toBeVisible();
  expect(await page.locator('time[datetime]').count()).toBeGreaterThan(10);
});

test('a large city is in the sitemap; an address that names no place leads to the search', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/panchang/delhi<');
  for (const path of ['/panchang/nowhere', '/panchang/place/nowhere-99999999', '/panchang/place/ujjain']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
  await expect(page.getByLabel('City or town')).toBeVisible();
});
