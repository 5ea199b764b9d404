import { expect, type Locator, type Page } from '@playwright/test';
import { Mailbox } from './mailbox.ts';
import type { Person } from './person.ts';

/** The sign-up and sign-in pages. */
export class SignInPage {
  readonly problem: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.problem = page.getByRole('main').getByRole('alert');
  }

  field(name: 'E-mail' | 'Password' | 'Workspace'): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Submits the sign-up form, up to the page that announces the mail. */
  async askToSignUp({ email, password, workspace }: Person): Promise<void> {
    if (!new URL(this.page.url(), 'http://portal.invalid').pathname.startsWith('/sign-up')) {
      await this.page.goto('/sign-up');
    }
    await this.field('E-mail').fill(email);
    await this.field('Password').fill(password);
    await this.field('Workspace').fill(workspace);
    await this.page.getByRole('button', { name: 'Create workspace' }).click();
  }

  /** Signs up, follows the link of the mail and presses its button. Ends on the page after the sign-up. */
  async signUp(person: Person): Promise<void> {
    await this.askToSignUp(person);
    await expect(this.page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    await this.page.goto(await this.linkOf(person));
    await this.page.getByRole('button', { name: 'Verify address' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/verify');
  }

  /** Returns the link of the mail of a pending sign-up. */
  async linkOf({ email }: Pick<Person, 'email'>): Promise<string> {
    const reader = await this.page.context().newPage();
    const link = await new Mailbox(reader).linkIn(email, 'Verify your address');
    await reader.close();
    await this.page.bringToFront(); // A page in the background does not refresh.
    return link;
  }

  /** Fills in the open sign-in form. */
  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('E-mail').fill(email);
    await this.field('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** The stand-in of the provider sends the browser back at once, without a question. */
  async continueWith(provider: 'Google' | 'GitHub'): Promise<void> {
    await this.page.getByRole('link', { name: `Continue with ${provider}` }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Your account' }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await this.page.waitForURL('**/sign-in');
  }
}
