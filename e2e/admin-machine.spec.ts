import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signUpOperator } from './pages/operator.ts';
import { newMember } from './pages/new-member.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { settled } from './pages/settled.ts';
import { demoOf } from './stack.ts';

async function confirm(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Buys the Growth plan. @returns the id of the invoice */
async function buyGrowth(page: Page): Promise<string> {
  await page.goto('/billing');
  await buy(page, 'Upgrade: Growth');
  await expect(page.getByRole('heading', { name: 'Growth plan' })).toBeVisible();
  const href = await page.locator('a[href*="/invoices/"]').first().getAttribute('href');
  return /\/invoices\/(\w+)/.exec(href ?? '')?.[1] ?? '';
}

/** Returns the credits as the workspace itself shows them. */
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
  const types: string[] = [];
  for (let step = 1; step <= steps; step += 1) {
    await expect(timeline).toHaveAttribute('aria-valuenow', String(step));
    const type = /: (\w+),/.exec((await timeline.getAttribute('aria-valuetext')) ?? '')?.[1] ?? 'nothing';
    types.push(type);
    await expect(page.getByRole('heading', { name: type })).toBeVisible();
    await expect(state).toContainText('Credits left');
    if (step < steps) await next.click();
  }
  await expect(next).toBeDisabled();

  await page.keyboard.press('ArrowLeft');
  await expect(timeline).toHaveAttribute('aria-valuenow', String(steps - 1));
  await expect(page.getByRole('heading', { name: types.at(-2) ?? 'nothing' })).toBeVisible();
  await settled(page);
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
  await expect(newest).toContainText('equal to the live table');
  await expect(newest).toContainText(/\d+:-?\d+/);
});

test('a requested audit reads the ledger and finds no difference', async ({ page }) => {
  await signUpOperator(page);
  await page.goto('/admin/auditor');
  const runs = section(page, 'Audits').getByRole('row');
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('combobox', { name: 'Which entries' }).selectOption('Every entry, from the first one');
  await confirm(page, 'Run audit');
  await expect(runs.nth(1)).toContainText('from the first entry');
  await expect(runs.nth(1)).toContainText('none');
  await expect(section(page, 'The last audit')).toContainText('0 differences.');
  await expect(page.getByText('An audit was requested and is not done yet.')).toBeHidden();
});

test('a replayed message of Stripe’s is handled again and adds no credit', async ({ page }) => {
  needsCheckout();
  await signUpOperator(page);
  const invoiceId = await buyGrowth(page);
  await expect.poll(() => creditsRead(page)).toContain('550,000');
  const before = await creditsRead(page);

  await page.goto(`/admin/webhooks?search=${invoiceId}&status=applied`);
  const replay = page.getByRole('button', { name: /^Replay evt_/ }).first();
  const id = /evt_\w+/.exec((await replay.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: `Replay ${id}` }).click();
  await confirm(page, 'Replay');
  await page.goto(`/admin/webhooks?search=${id}`);
  const message = page.getByRole('row').filter({ hasText: id });
  await expect(message.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(message).toContainText(/applied|ignored/);

  await message.getByRole('link', { name: id }).click();
  await expect(page.getByRole('button', { name: 'StripeReplayRequested' })).toBeVisible();
  expect(await creditsRead(page)).toBe(before);
});

test('a user who is not an operator gets 404 on every one of these pages', async ({ page }) => {
  await newMember(page);
  for (const name of ['explorer', 'events', 'projections', 'auditor', 'webhooks']) {
    const answer = await page.goto(`/admin/${name}`);
    expect(answer?.status(), name).toBe(404);
  }
});
