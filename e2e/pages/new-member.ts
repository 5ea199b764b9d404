import { expect, type Page } from '@playwright/test';
import { sendForm } from './form-actions.ts';
import { newPerson, type Person } from './person.ts';

const LINK = /\/verify\?token=[\w.%-]+/;

/**
 * Signs up, follows the link of the mail and presses its button, by the requests of the pages. The browser is then signed in, and
 * no page is open. `SignInPage.signUp` does the same by hand.
 */
export async function newMember({ request }: Pick<Page, 'request'>, person: Person = newPerson()): Promise<Person> {
  const { email, password, workspace } = person;
  await sendForm(
    request,
    { path: '/sign-up', name: 'signUpAction' },
    { next: '/overview', email, password, workspace },
  );
  let link = '';
  await expect(async () => {
    const mails = await (await request.get(`/mailbox?to=${encodeURIComponent(email)}`)).text();
    [link = ''] = LINK.exec(mails) ?? [];
    expect(link, `a mail with a link to ${email}`).not.toBe('');
  }).toPass();
  const token = new URL(link, 'http://portal.invalid').searchParams.get('token') ?? '';
  await sendForm(request, { path: link, name: 'verifyAction' }, { token });
  return person;
}
