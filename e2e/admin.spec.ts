import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi, chargedCall } from './pages/api.ts';
import { KeysPage } from './pages/keys-page.ts';
import { signInAgain, signUpOperator } from './pages/operator.ts';
import { PAGES } from './pages/page-list.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

/** Creates a workspace with one call. */
async function customer(page: Page, request: APIRequestContext) {
  const [person, keys] = [newPerson(), new KeysPage(page)];
  const workspace = `Copper Bell ${person.email.slice(0, 12)}`;
  await newMember(page, { ...person, workspace });
  await keys.open();
  const key = await keys.create('Production');
  await keys.store();
  await chargedCall(request, key);
  return { workspace, key, email: person.email };
}

const creditsOf = async (page: Page): Promise<number> => {
  const response = await page.request.get('/api/trpc/overview.read');
  return Number((await response.json()).result.data.json.credits.remaining);
};

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Tenants', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name, e-mail or id' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
}

/** Uses the dialog of this name, with a reason that both sides can read. */
async function act(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('an operator finds a tenant, adjusts its credits, stops it and lets it go on; its owner reads who did it and why', async ({
  page,
  elsewhere,
  request,
}) => {
  const ownerPage = await elsewhere();
  const { workspace, key, email } = await customer(ownerPage, request);
  // The call has cost one of 50,000 credits.
  const before = 49_999;
  await expect.poll(() => creditsOf(ownerPage)).toBe(before);

  await signInAgain(page, await signUpOperator(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
  await find(page, 'Demo');
  await expect(page.getByRole('link', { name: 'Demo', exact: true })).toBeVisible();
  await find(page, email);
  await page.getByRole('link', { name: workspace }).click();
  await expect(page.getByRole('heading', { level: 1, name: workspace })).toBeVisible();

  await page.getByRole('button', { name: 'Adjust credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust credits' });
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  const amount = dialog.getByRole('textbox', { name: 'Credits' });
  await expect(amount).toHaveAccessibleDescription('Enter a whole number of credits other than 0.');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Enter a reason.');
  await amount.fill('1,500');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the outage of Tuesday');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => creditsOf(ownerPage)).toBe(before + 1_500);
  await expect(page.getByRole('row').filter({ hasText: 'By hand' })).toContainText('1,500');

  await act(page, 'Suspend', 'A stolen card');
  await expect.poll(async () => (await callApi(request, key)).status()).toBe(403);
  expect(await (await callApi(request, key)).json()).toMatchObject({
    code: 'tenant_suspended',
  });
  await ownerPage.goto('/overview');
  await expect(ownerPage.getByText('suspended').first()).toBeVisible();
  await act(page, 'Resume', 'It was their own');
  await expect.poll(async () => (await callApi(request, key)).status()).toBe(200);

  await ownerPage.goto('/audit-log');
  for (const said of [/For the outage of Tuesday/, /Suspended the workspace: A stolen card/, /It was their own/]) {
    const row = ownerPage.getByRole('row').filter({ hasText: said });
    await expect(row).toContainText('A Graha operator');
  }
});

test('a user who is not an operator finds nothing under /admin, signed in or not', async ({ page }) => {
  await page.goto('/admin/tenants');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fadmin%2Ftenants$/);
  await newMember(page);
  for (const path of [...PAGES.operator, '/admin/tenants/0d7f8c62-1f7e-4c0f-8f51-0a64a7f2c101']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
  }
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Operator' })).toBeHidden();
});
