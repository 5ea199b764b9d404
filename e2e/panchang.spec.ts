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
  expect(sitemap).toContain(`/panchang/delhi/${new Date().getUTCFullYear()}<`);
  for (const path of [
    '/panchang/delhi/1999',
    '/panchang/nowhere/2028',
    '/panchang/nowhere',
    '/panchang/place/nowhere-99999999',
    '/panchang/place/ujjain',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
  await expect(page.getByLabel('City or town')).toBeVisible();
});

test('a year shows the days on which almanacs part, with the reason, and the leap month of one of them', async ({
  page,
}) => {
  await page.goto('/panchang/delhi');
  await page.getByRole('link', { name: /by every almanac/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Festivals 20\d\d, Delhi$/);
  await page.goto('/panchang/delhi/2028');
  const leapMonths = page.getByRole('region', { name: '2028 has another calendar by the Surya Siddhanta' });
  await expect(leapMonths).toContainText('Adhika Kartika, Wednesday, 18 October 2028 to Thursday, 16 November 2028');
  await expect(page.getByRole('rowheader', { name: /^Kartika Purnima/ })).toBeVisible();
  await expect(page.getByText(/adds a leap month, adhika Kartika, from 18 October 2028/).first()).toBeVisible();
});

test('a city’s pages are in Hindi and in Tamil too, and lead to each other', async ({ page }) => {
  await page.goto('/panchang/delhi');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/panchang/delhi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आज का पंचांग, दिल्ली');
  await page.getByRole('link', { name: /सभी पंचांगों से/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^20\d\d के पर्व, दिल्ली$/);
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^20\d\d விழாக்கள், தில்லி$/);
  await page.goto('/ta/panchang/search?q=ujjain');
  await page.getByRole('link', { name: 'Ujjain, Madhya Pradesh, India' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('இன்றைய பஞ்சாங்கம், Ujjain');
  const answers = await Promise.all(
    ['/xx/panchang/delhi', '/en/panchang/delhi', '/hi/panchang/nowhere', '/hi/panchang/delhi/1999'].map((path) =>
      page.request.get(path),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404]);
});
