import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { signUpOperator } from './pages/operator.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { stack } from './stack.ts';

const REASON = 'They see no calls of today, ticket 7';

/** Sends a request that a script on the page could send without any button. */
const post = async (page: Page, path: string, data: object) =>
  (
    await page.request.post(path, {
      headers: { origin: stack.portalUrl },
      data,
    })
  ).status();

async function customer(page: Page) {
  const person = { ...newPerson(), workspace: 'Harbour Lights' };
  await newMember(page, person);
  const response = await page.request.get('/api/trpc/settings.read');
  return {
    ...person,
    tenantId: String((await response.json()).result.data.json.tenantId),
  };
}

async function view(page: Page, tenantId: string): Promise<void> {
  await page.goto(`/admin/tenants/${tenantId}`);
  await page.getByRole('button', { name: 'View as owner' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'View Harbour Lights as its owner',
  });
  await dialog.getByRole('button', { name: 'View workspace' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription('Enter a reason. The customer can read it.');
  await reason.fill(REASON);
  await dialog.getByRole('button', { name: 'View workspace' }).click();
  await page.waitForURL('**/overview');
}

test('an operator views a workspace with a reason, reads every page, changes nothing, and the owner’s audit log shows it', async ({
  page,
  elsewhere,
}) => {
  const operatorPage = await elsewhere();
  const { tenantId } = await customer(page);
  await signUpOperator(operatorPage);
  await view(operatorPage, tenantId);

  const bar = operatorPage.getByRole('complementary', {
    name: 'Impersonation',
  });
  await expect(bar).toContainText('Viewing Harbour Lights, read only, ends');
  await expect(operatorPage.getByRole('navigation', { name: 'Where you are' })).toContainText('Harbour Lights');
  for (const name of ['playground', 'keys', 'usage', 'requests', 'billing', 'team', 'audit-log', 'settings']) {
    expect([name, (await operatorPage.goto(`/${name}`))?.status()]).toEqual([name, 200]);
    await expect(operatorPage.getByText('This part did not load')).toBeHidden();
    await expect(bar).toBeVisible();
  }
  await operatorPage.goto('/account');
  await expect(operatorPage.getByRole('main').getByText('This is your own account, not the customer’s.')).toBeVisible();

  const keys = new KeysPage(operatorPage);
  await keys.open();
  await expect(operatorPage.getByRole('button', { name: 'Create key' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await operatorPage.goto('/billing');
  await expect(operatorPage.getByRole('cell', { name: '$19' })).toBeVisible();
  await expect(operatorPage.getByRole('button', { name: /Upgrade|Buy/ })).toHaveCount(0);
  await operatorPage.goto('/team');
  await expect(operatorPage.getByRole('button', { name: 'Leave' })).toHaveCount(0);
  expect(
    await post(operatorPage, '/api/trpc/keys.create', {
      json: { name: 'Not theirs', env: 'live' },
    }),
  ).toBe(403);
  expect(
    await post(operatorPage, '/api/trpc/profile.rename', {
      json: { name: 'Somebody' },
    }),
  ).toBe(403);
  expect(
    await post(operatorPage, '/api/auth/sign-up/email', {
      email: 'a@b.example',
      password: 'x',
      name: 'x',
    }),
  ).toBe(403);
  expect((await operatorPage.request.get('/settings/export?what=everything')).status()).toBe(403);

  await operatorPage.goto('/overview');
  await bar.getByRole('button', { name: 'End now' }).click();
  await operatorPage.waitForURL(`**/admin/tenants/${tenantId}`);
  await operatorPage.goto('/overview');
  await expect(bar).toBeHidden();
  await expect(operatorPage.getByRole('navigation', { name: 'Where you are' })).toContainText('Platform');

  await page.goto('/audit-log');
  await expect(page.getByRole('row').filter({ hasText: REASON })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Ended the view of the workspace' })).toBeVisible();
  await page.goto('/keys');
  await expect(page.getByText('Not theirs')).toBeHidden();
});

test('signing out ends the impersonation, and the audit log of the workspace shows it', async ({ page, elsewhere }) => {
  const operatorPage = await elsewhere();
  const { tenantId } = await customer(page);
  await signUpOperator(operatorPage);
  await view(operatorPage, tenantId);
  await new SignInPage(operatorPage).signOut();

  const auditLog = async () => {
    const response = await page.request.get(
      `/api/trpc/auditLog.list?input=${encodeURIComponent(JSON.stringify({ json: {} }))}`,
    );
    return JSON.stringify(await response.json());
  };
  await expect.poll(auditLog).toContain('ImpersonationEnded');
});
