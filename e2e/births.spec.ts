import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function addBirth(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill(`ref-${label}`);
  await dialog(page).getByRole('textbox', { name: 'Label' }).fill(label);
  await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('family, first');
  await dialog(page).getByRole('combobox', { name: 'Place' }).fill('bengaluru');
  await dialog(page).getByRole('listbox', { name: 'Place' }).getByRole('option').first().click();
  const fields = { Year: '1995', Month: '6', Date: '31', Hours: '14', Minutes: '30' };
  for (const [name, value] of Object.entries(fields))
    await dialog(page).getByRole('textbox', { name, exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Store birth' }).click();
  await expect(dialog(page).getByText(/^date 31 does not exist/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Date', exact: true }).fill('21');
  await dialog(page).getByRole('button', { name: 'Store birth' }).dblclick();
  await expect(dialog(page)).toBeHidden();
}

for (const [device, viewport] of Object.entries(SIZES))
  test(`a birth is stored, found, opened, changed and erased on the ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await newMember(page);
    await page.goto('/births');
    await expect(page.getByText('No births yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a birth' }).click();
    await addBirth(page, 'Asha Rao');
    await expect(page.getByText('1 of 100 stored')).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Reference, or words of a label' });
    await search.fill('nobody');
    await search.press('Enter');
    await expect(page.getByText('No birth matches')).toBeVisible();
    for (const text of ['rao', 'ref-Asha Rao']) {
      await search.fill(text);
      await search.press('Enter');
      await expect(row(page, 'Asha Rao')).toBeVisible();
    }
    expect(page.url()).not.toContain('rao');

    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await expect(page.getByText('1995-06-21 14:30')).toBeVisible();
    await expect(page.getByRole('img', { name: /chart of the birth/ })).toBeVisible();
    await expect(page.getByText('birth_reference').first()).toBeVisible();
    await page.getByRole('link', { name: 'Open in the playground' }).click();
    await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('1995');
    await page.goBack();

    await page.getByRole('button', { name: 'Change' }).click();
    await dialog(page).getByRole('textbox', { name: 'Label' }).fill('Asha Iyer');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Iyer' })).toBeVisible();

    await page.getByRole('button', { name: 'Erase' }).click();
    await dialog(page).getByRole('button', { name: 'Erase' }).dblclick();
    await expect(page.getByText('No births yet')).toBeVisible();
  });

test('a file is imported, its bad lines are named, and the export is a file to import', async ({ page }) => {
  await newMember(page);
  await page.goto('/births');
  await page.getByRole('button', { name: 'Add a birth' }).click();
  await addBirth(page, 'Asha');
  await page.getByRole('button', { name: 'Import' }).click();
  const template = await (await page.request.get('/births/export?format=csv&template=true')).text();
  const [head = '', example = ''] = template.split('\r\n');
  const good = Array.from({ length: 40 }, (_, index) => example.replace('customer-1', `c-${index}`));
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...good, 'bad', ''].join('\n')) };
  await dialog(page).getByLabel('File').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByText('41 lines read: 40 stored, 0 replaced, 1 refused.')).toBeVisible();
  await expect(dialog(page).getByText(/^Line 42: the line has 1 cells/)).toBeVisible();
  const refused = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download the refused lines' }).click();
  expect(readFileSync(await (await refused).path(), 'utf8')).toMatch(/^line,reason,text\r\n42,.*,bad\r\n$/);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('41 of 100 stored')).toBeVisible();

  const exported = await (await page.request.get('/births/export?format=csv')).text();
  expect(exported.trim().split('\r\n')).toHaveLength(42);
  await page.getByRole('button', { name: 'Import' }).click();
  const again = { name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) };
  await dialog(page).getByLabel('File').setInputFiles(again);
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByText('41 lines read: 0 stored, 41 replaced, 0 refused.')).toBeVisible();
});
