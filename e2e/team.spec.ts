import { expect, test, type Page } from '@playwright/test';
import { Door } from './pages/door.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newPerson, type Person } from './pages/person.ts';
import { invite, join, verified } from './pages/team.ts';

const member = (page: Page, { email }: Person) => page.getByRole('row').filter({ hasText: email });

test('an invited viewer joins, is refused what viewers may not, becomes admin, and at last owner', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const [owner, guest] = [
    { ...newPerson(), workspace: 'Team journey' },
    { ...newPerson(), workspace: 'Own rooms' },
  ];
  await verified(page, owner);
  await invite(page, guest.email, 'Viewer');

  const guestPage = await join(browser, guest, owner.workspace);
  await expect(guestPage.getByRole('button', { name: `Switch workspace: ${owner.workspace}` })).toBeVisible();
  await guestPage.goto('/keys');
  await expect(guestPage.getByRole('button', { name: 'Create key' })).toHaveAttribute('aria-disabled', 'true');
  const refused = await guestPage.evaluate(async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ json: { name: 'sneaked in', env: 'live' } });
    return (await fetch('/api/trpc/keys.create', { ...sent, body })).status;
  });
  expect(refused).toBe(403);
  expect((await guestPage.request.get('/settings/export?what=everything')).status()).toBe(403);

  await page.reload();
  await member(page, guest)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Make Admin' }).click();
  await expect(member(page, guest).getByRole('cell', { name: 'Admin' })).toBeVisible();

  await member(page, guest)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Transfer the ownership' }).click();
  await page.getByRole('textbox', { name: `Type ${owner.workspace} to confirm` }).fill(owner.workspace);
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(member(page, guest).getByRole('cell', { name: 'Owner' })).toBeVisible();
  await expect(member(page, owner).getByRole('cell', { name: 'Admin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave the workspace' })).toBeVisible();

  await guestPage.getByRole('button', { name: /^Switch workspace/ }).click();
  await guestPage.getByRole('menuitem', { name: guest.workspace }).click();
  await expect(guestPage.getByRole('button', { name: `Switch workspace: ${guest.workspace}` })).toBeVisible();
  await guestPage.context().close();
});

test('an invitation to another address opens nothing', async ({ page, browser }) => {
  const [owner, stranger] = [newPerson(), newPerson()];
  await verified(page, owner);
  const invited = newPerson().email;
  await invite(page, invited, 'Developer');
  const other = await (await browser.newContext()).newPage();
  const link = await new Mailbox(other).linkIn(invited, `You are invited to ${owner.workspace}`);
  await new Door(other).signUp(stranger);
  await other.waitForURL('**/overview');
  for (const address of [link, '/invitations/3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e99', '/invitations/nothing']) {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'There is no such invitation for you' })).toBeVisible();
  }
  await other.context().close();
});

test('a workspace is renamed, exported, deleted and kept after all', async ({ page }) => {
  const owner = newPerson();
  await new Door(page).signUp(owner);
  await page.waitForURL('**/overview');
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Orbit');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Switch workspace: Orbit' })).toBeVisible();

  const exported = await page.request.get('/settings/export?what=everything');
  expect(await exported.json()).toMatchObject({ workspace: { name: 'Orbit' }, team: { members: [{ role: 'owner' }] } });

  await page.getByRole('button', { name: 'Delete the workspace' }).click();
  await page.getByRole('textbox', { name: 'Type Orbit to confirm' }).fill('Orbit');
  await page.getByRole('button', { name: 'Delete in seven days' }).click();
  const notice = page.getByRole('main').getByText(/^Orbit will be deleted on/);
  await expect(notice.first()).toBeVisible();
  await page.goto('/keys');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Keep the workspace' }).click();
  await expect(notice).toBeHidden();
});
