import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson, type Person } from './pages/person.ts';
import { invite, join, verified } from './pages/team.ts';

const member = (page: Page, { email }: Person) => page.getByRole('row').filter({ hasText: email });

/** Checks that no piece of the address is broken, even on a small phone. */
async function expectWholeWords(page: Page, person: Person): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  const linesOfPieces = await member(page, person)
    .getByRole('rowheader')
    .evaluate((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const lines: number[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        lines.push(new Set(Array.from(range.getClientRects(), ({ top }) => top)).size);
      }
      return lines;
    });
  expect(Math.max(...linesOfPieces)).toBe(1);
  await page.setViewportSize(desk);
}

test('an invited viewer joins, is refused what viewers may not, becomes admin, and at last owner', async ({
  page,
  elsewhere,
}) => {
  const [owner, guest] = [{ ...newPerson(), workspace: 'Team journey' }, newPerson()];
  await verified(page, owner);
  await invite(page, guest.email, 'Viewer');

  const guestPage = await join(await elsewhere(), guest, owner.workspace);
  await expect(guestPage.getByRole('button', { name: `Switch workspace: ${owner.workspace}` })).toBeVisible();
  await expect(guestPage.getByText('Your role does not create keys')).toBeVisible();
  await expect(guestPage.getByRole('link', { name: 'Create key' })).toBeHidden();
  await guestPage.goto('/keys');
  await expect(guestPage.getByText('Owners, admins and developers of this workspace may see its keys.')).toBeVisible();
  await expect(guestPage.getByRole('button', { name: 'Create key' })).toBeHidden();
  const refused = await guestPage.evaluate(async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ json: { name: 'sneaked in', env: 'live' } });
    return (await fetch('/api/trpc/keys.create', { ...sent, body })).status;
  });
  expect(refused).toBe(403);
  expect((await guestPage.request.get('/settings/export?what=everything')).status()).toBe(403);

  await page.reload();
  await expectWholeWords(page, guest);
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
  await expect(guestPage.getByRole('menuitem')).toHaveCount(2); // The inviter's workspace, and the item for a new one.
});

test('an invitation to another address opens nothing, and the page says how to go on', async ({ page, elsewhere }) => {
  const [owner, stranger] = [newPerson(), newPerson()];
  await verified(page, owner);
  const invited = newPerson().email;
  await invite(page, invited, 'Developer');
  const other = await elsewhere();
  const link = await new Mailbox(other).linkIn(invited, `You are invited to ${owner.workspace}`);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: `Join ${owner.workspace}` })).toBeVisible();
  await expect(other.getByText(/invites you to .* as developer/)).toBeVisible();
  await newMember(other, stranger);
  await other.goto(link);
  await expect(
    other.getByText(`The invitation is for ${invited}, and you are signed in as ${stranger.email}.`),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join the workspace' })).toBeHidden();
  await other.goto('/invitations/3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e99');
  await expect(other.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(new SignInPage(other).field('E-mail')).toHaveValue(invited);
});

test('a workspace is renamed, exported, deleted and kept after all', async ({ page }) => {
  const owner = newPerson();
  await newMember(page, owner);
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Orbit');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
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
