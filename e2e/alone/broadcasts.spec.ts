import { expect, test } from '../journey.ts';
import { fitsEveryWidth } from '../pages/look.ts';
import { Mailbox } from '../pages/mailbox.ts';
import { newMember } from '../pages/new-member.ts';
import { signInAgain, signUpOperator } from '../pages/operator.ts';

// After the other journeys, because every workspace on Free has the banner.
test('an operator previews a broadcast and sends it; a member has the mail once and closes the banner for good', async ({
  page,
  elsewhere,
}) => {
  const reader = await elsewhere();
  const { email } = await newMember(reader);
  const title = `Maintenance of <keys> & ${email.slice(0, 8)}`;

  await signInAgain(page, await signUpOperator(page));
  await page.goto('/admin/broadcasts');
  await page.getByRole('button', { name: 'New broadcast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Enter a title.');
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('On Sunday.\nNothing changes for you.');
  for (const plan of ['Starter', 'Growth', 'Scale', 'Internal'])
    await dialog.getByRole('checkbox', { name: plan }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Mail to owners and admins' }).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('heading', { name: /^Send to \d[\d,]* workspaces\?$/ })).toBeVisible();
  // The form takes a click soon after the one for the preview as a double click, and sends nothing.
  await expect(async () => {
    if (await dialog.isVisible())
      await dialog.getByRole('button', { name: /^Send to \d/ }).dblclick({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
  await fitsEveryWidth(page);

  await reader.goto('/overview');
  const banner = reader.getByRole('region', { name: 'Message from the operator' }).filter({ hasText: title });
  await expect(banner).toContainText('Nothing changes for you.');
  await banner.getByRole('button', { name: `Close: ${title}` }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(reader.getByRole('main')).toBeFocused();
  await reader.goto('/keys');
  await expect(reader.getByRole('heading', { name: 'Keys', level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await new Mailbox(reader).expectCount(email, title, 1);

  const row = page.getByRole('row', { name: title });
  await row.getByRole('button', { name: `Withdraw banner: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('banner ended');
});
