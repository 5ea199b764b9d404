import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { checkPage } from './pages/look.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { invite, join } from './pages/team.ts';
import { stack } from './stack.ts';

const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const PATH = '/settings/brand';

const fileOf = (name: string, inner: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inner}</svg>`),
});
const LOGO = fileOf('kamala.svg', '<rect width="60" height="20" rx="4" fill="#7a1f3d"/><circle cx="12" cy="10" r="6" fill="#f2c14e"/>'); // prettier-ignore

const form = (page: Page) => page.getByRole('form', { name: 'Brand of reports' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const logo = (page: Page) => form(page).getByLabel('Logo', { exact: true });
const preview = (page: Page) => page.getByRole('img', { name: 'First page of an example report with this brand' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save the brand' });
/** The page as it is shown, decoded. */
const shown = async (page: Page): Promise<string> =>
  decodeURIComponent((await preview(page).getAttribute('src')) ?? '');

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('The brand is saved. Reports print it from now on.', { exact: true })).toBeVisible();
}

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  test(`${size}: a brand is previewed, saved, and printed by a key of the workspace`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await newMember(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Open the brand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Brand of reports' })).toBeVisible();
    await expect(preview(page)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await field(page, 'Name').fill('Kamala Jyotish');
    await logo(page).setInputFiles(LOGO);
    await field(page, 'Main colour').fill('#7a1f3d');
    await expect(form(page).getByText('Unsaved changes', { exact: true })).toBeVisible();
    await expect.poll(async () => (await shown(page)).includes('#7a1f3d')).toBe(true);
    expect(await shown(page)).toContain('data:image/png;base64,');
    await saved(page);
    await expect(form(page).getByText('Unsaved changes', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Kamala Jyotish');
    await expect(form(page).getByRole('img', { name: 'The chosen logo' })).toBeVisible();

    const keys = new KeysPage(page);
    await keys.open();
    const key = await keys.create('Reports');
    await keys.store();
    const answer = await fetch(`${stack.apiUrl}/api/v1/reports/numerology`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/pdf' },
      body: JSON.stringify({ full_name: 'Ananya Deshpande', date: '1990-08-15', year: 2026 }),
    });
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const author = Buffer.from('Kamala Jyotish', 'utf16le').swap16().toString('hex').toUpperCase();
    expect([answer.status, pdf.includes(author)]).toEqual([200, true]);
  });
}

test('a logged request that the playground cannot make, such as a preview, has no link there', async ({ page }) => {
  await newMember(page);
  await page.goto(PATH);
  await expect(preview(page)).toBeVisible();
  await page.goto('/requests');
  await page.getByRole('button', { name: 'account/previewReportBrand' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request' });
  await expect(dialog.getByRole('link', { name: 'Open its page' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open in playground' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Open its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in playground' })).toHaveCount(0);
});

test('a file or a text that cannot be printed is named at its field, and nothing else is lost', async ({ page }) => {
  await newMember(page);
  await page.goto(PATH);
  await field(page, 'Footer').fill('14 Prabhat Road, Pune');
  await logo(page).setInputFiles(LOGO);
  await saved(page);
  const chosen = form(page).getByRole('img', { name: 'The chosen logo' });

  await logo(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(logo(page)).toHaveAccessibleDescription(/photo\.jpg is no PNG or SVG/);
  await logo(page).setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(300_000) });
  await expect(logo(page)).toHaveAccessibleDescription(/big\.png has 300 kB.*at most 200 kB/);
  await expect(chosen).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await logo(page).setInputFiles(fileOf('hostile.svg', '<script>alert(1)</script>'));
  await expect(logo(page)).toHaveAccessibleDescription(
    /Logo must have no <script>: convert it to paths, or send a PNG/,
  );
  await field(page, 'Name').fill('Kamala 星');
  await save(page).click();
  await expect(logo(page)).toHaveAccessibleDescription(/must have no <script>/);
  await expect(field(page, 'Footer')).toHaveValue('14 Prabhat Road, Pune');
  await logo(page).setInputFiles(LOGO);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/cannot print 星 \(U\+661F\)/);
  await field(page, 'Name').fill('Kamala');
  await saved(page);

  await form(page).getByRole('button', { name: 'Remove the logo' }).click();
  await expect(chosen).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(chosen).toBeVisible();
  for (const name of ['Name', 'Footer']) await field(page, name).fill('');
  await form(page).getByRole('button', { name: 'Remove the logo' }).click();
  await save(page).click();
  await expect(page.getByText('The brand is removed.', { exact: true })).toBeVisible();
});

test('every member sees the brand with its preview; only owners and admins have the form', async ({ page, elsewhere }) => {
  const [owner, guest] = [newPerson(), newPerson()];
  await newMember(page, owner);
  await page.goto(PATH);
  await field(page, 'Name').fill('Kamala Jyotish');
  await logo(page).setInputFiles(LOGO);
  await saved(page);
  await checkPage(page, PATH, 'brand');
  await page.goto('/audit-log');
  await expect(page.getByText('Set the brand of reports: name, logo')).toBeVisible();
  await invite(page, guest.email, 'Viewer');
  const guestPage = await join(await elsewhere(), guest, owner.workspace);
  await guestPage.goto(PATH);
  await expect(guestPage.getByText('Kamala Jyotish', { exact: true })).toBeVisible();
  await expect(guestPage.getByText('Owners and admins may change it.')).toBeVisible();
  await expect(preview(guestPage)).toBeVisible();
  await expect(form(guestPage)).toHaveCount(0);
  await checkPage(guestPage, PATH, 'brand-viewer');
}); // prettier-ignore
