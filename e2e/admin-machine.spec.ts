import { expect, test, type Page } from '@playwright/test';
import { SignInPage } from './pages/sign-in-page.ts';
import { signUpOperator } from './pages/operator.ts';
import { newPerson } from './pages/person.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { demoOf } from './stack.ts';

/** The worker acts within a second; the machine that runs the tests may be busy. */
const DONE = { timeout: 30_000 };

async function confirm(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function buyGrowth(page: Page): Promise<void> {
  await page.goto('/billing');
  await buy(page, 'Upgrade: Growth');
  await expect(page.getByRole('heading', { name: 'Growth plan' })).toBeVisible(DONE);
}

/** The credits as the workspace itself shows them. */
async function creditsRead(page: Page): Promise<string | null> {
  await page.goto('/overview');
  return page.getByRole('meter').first().getAttribute('aria-valuetext');
}

test('the explorer shows the demo workspace at each of its steps, by buttons, keys and the address', async ({
  page,
}) => {
  await signUpOperator(page);
  await page.goto('/admin/explorer');
  await page.getByRole('combobox', { name: 'Workspace' }).fill(demoOf().email);
  await page.getByRole('option', { name: /^Demo/ }).first().click();
  const state = section(page, 'State at the cursor');
  await expect(state).toContainText('Demo');

  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.focus();
  await page.keyboard.press('Home');
  const steps = Number(await timeline.getAttribute('aria-valuemax'));
  const next = page.getByRole('button', { name: 'Next step' });
  expect(steps).toBeGreaterThan(3);
  for (let step = 1; step <= steps; step += 1) {
    await expect(timeline).toHaveAttribute('aria-valuenow', String(step));
    const type = /: (\w+),/.exec((await timeline.getAttribute('aria-valuetext')) ?? '')?.[1] ?? 'nothing';
    await expect(page.getByRole('heading', { name: type })).toBeVisible();
    await expect(state).toContainText('Credits left');
    if (step < steps) await next.click();
  }
  await expect(next).toBeDisabled();

  await page.keyboard.press('ArrowLeft');
  await expect(timeline).toHaveAttribute('aria-valuenow', String(steps - 1));
  const shown = await state.textContent();
  await page.reload();
  await expect(timeline).toHaveAttribute('aria-valuenow', String(steps - 1));
  await expect(state).toHaveText(shown ?? '');
});

test('a requested rebuild ends with the same checksum as the live projection', async ({ page }) => {
  await signUpOperator(page);
  await page.goto('/admin/projections');
  await page.getByRole('button', { name: 'Rebuild Workspaces' }).click();
  await confirm(page, 'Rebuild');
  const newest = section(page, 'Requested rebuilds').getByRole('row').nth(1);
  await expect(newest).toContainText('equal to the live table', DONE);
  await expect(newest).toContainText(/\d+:-?\d+/);
});

test('a requested audit reads the ledger and finds no difference', async ({ page }) => {
  await signUpOperator(page);
  await page.goto('/admin/auditor');
  const runs = section(page, 'Audits').getByRole('row');
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('combobox', { name: 'Which entries' }).selectOption('Every entry, from the first one');
  await confirm(page, 'Run audit');
  await expect(runs.nth(1)).toContainText('from the first entry', DONE);
  await expect(runs.nth(1)).toContainText('none', DONE);
  await expect(section(page, 'The last audit')).toContainText('0 differences.', DONE);
  await expect(page.getByText('An audit was requested and is not done yet.')).toBeHidden();
});

test('a replayed message of Stripe’s is handled again and adds no credit', async ({ page }) => {
  needsCheckout();
  test.setTimeout(120_000);
  await signUpOperator(page);
  await buyGrowth(page);
  const before = await creditsRead(page);
  expect(before).toContain('520,000');

  await page.goto('/admin/webhooks?search=invoice.paid&status=applied');
  const newest = page.getByRole('button', { name: /^Replay evt_/ }).first();
  const id = /evt_\w+/.exec((await newest.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await newest.click();
  await confirm(page, 'Replay');
  await page.goto(`/admin/webhooks?search=${id}`);
  const message = page.getByRole('row').filter({ hasText: id });
  await expect(message.getByRole('cell', { name: '2', exact: true })).toBeVisible(DONE);
  await expect(message).toContainText(/applied|ignored/);

  await message.getByRole('link', { name: id }).click();
  await expect(page.getByRole('button', { name: 'StripeReplayRequested' })).toBeVisible();
  expect(await creditsRead(page)).toBe(before);
});

test('a user who is not an operator gets 404 on every one of these pages', async ({ page }) => {
  await new SignInPage(page).signUp(newPerson());
  await page.waitForURL('**/overview');
  for (const name of ['explorer', 'events', 'projections', 'auditor', 'webhooks']) {
    const answer = await page.goto(`/admin/${name}`);
    expect(answer?.status(), name).toBe(404);
  }
});
