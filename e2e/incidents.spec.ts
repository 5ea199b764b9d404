import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { Mailbox } from './pages/mailbox.ts';
import { signInAgain, signUpOperator } from './pages/operator.ts';
import { newPerson } from './pages/person.ts';

/** Returns the titles of the entries of the feed that name the incident, newest first, as a browser parses them. */
const entriesOf = (page: Page, title: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const feed = new DOMParser().parseFromString(
      await (await fetch('/status/feed', { cache: 'no-store' })).text(),
      'application/xml',
    );
    if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed XML.');
    return [...feed.querySelectorAll('entry > title')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes(wanted));
  }, title);

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/status');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(`If ${email} is not subscribed yet`)).toBeVisible();
  await page.goto(await new Mailbox(page).linkIn(email, 'Confirm that you want status news'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Confirmed.')).toBeVisible();
}

async function post(page: Page, button: string, submit: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('an operator opens, updates and resolves an incident; the status page, its feed and a subscriber’s mail have each', async ({
  page,
  elsewhere,
}) => {
  const reader = await elsewhere();
  const { email } = newPerson();
  await subscribe(reader, email);
  const title = `Calls <fail> & wait ${email.slice(0, 8)}`;

  await signInAgain(page, await signUpOperator(page));
  await page.goto('/admin/incidents');
  await page.getByRole('button', { name: 'Open incident', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('We are looking.');
  await dialog.getByRole('button', { name: 'Open incident', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  const steps = [
    ['Investigating', 'We are looking.'],
    ['Investigating', 'A disk is full.'],
    ['Resolved', 'It works again.'],
  ] as const;
  for (const [index, [state, text]] of steps.entries()) {
    if (index === 1) await post(page, `Update ${title}`, 'Post update', text);
    if (index === 2) await post(page, `Resolve ${title}`, 'Resolve', text);
    await expect(async () => {
      await reader.goto('/status');
      if (state === 'Resolved') await reader.getByText(title, { exact: true }).click();
      expect(await reader.getByText(text).isVisible()).toBe(true);
    }).toPass();
    const said = steps.slice(0, index + 1).map(([each]) => `${each}: ${title}`);
    await expect.poll(() => entriesOf(reader, title)).toEqual(said.toReversed());
    const mails = said.filter((subject) => subject === `${state}: ${title}`).length;
    await new Mailbox(reader).expectCount(email, `${state}: ${title}`, mails);
  }
});
