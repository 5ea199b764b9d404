import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';

const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`${name}: the place of a workspace brings its time zone and its panchang`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await newMember(page);
    await page.goto('/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Today in/ })).toHaveCount(0);

    await page.goto('/settings');
    const clock = page.getByRole('region', { name: 'Time zone and place' });
    await expect(clock.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
    await clock.getByRole('textbox', { name: 'Place' }).fill('Chennai');
    await clock
      .getByRole('list', { name: 'Places found' })
      .getByRole('button', { name: /^Chennai/ })
      .first()
      .click();
    await expect(clock.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata');
    await clock.getByRole('button', { name: 'Save time zone and place' }).click();
    await expect(page.getByText('The time zone and the place are saved.', { exact: true })).toBeVisible();
    await page.goto('/overview');
    const today = page.getByRole('region', { name: /^Today in Chennai/ });
    await expect(today).toContainText('Tithi');

    await page.goto('/usage?range=day');
    await expect(page.getByRole('heading', { name: 'Credits by hour, Asia/Kolkata, and operation' })).toBeVisible();
    await page.getByRole('radio', { name: 'Month' }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'Credits by day, Asia/Kolkata, and operation' })).toBeVisible();

    await page.goto('/settings');
    await clock.getByRole('combobox', { name: 'Time zone' }).fill('Mars/Olympus');
    await clock.getByRole('button', { name: 'Save time zone and place' }).click();
    await expect(clock.getByRole('combobox', { name: 'Time zone' })).toHaveAccessibleDescription(
      /such as Asia\/Kolkata/,
    );
  });
}
