import { expect, test } from './journey.ts';

test('the example of an operation is drawn from its file, with its words in the page', async ({ page }) => {
  const drawn = page.waitForResponse('**/reference/pictures/western/natal');
  await page.goto('/reference/western/natal');
  const file = await drawn;
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await file.text()).toContain('var(--text)');
  await expect(page.getByRole('img', { name: /^Natal, 1995-06-21/ })).toBeVisible();
  expect((await page.request.get('/reference/pictures/no/such')).status()).toBe(404);
});
