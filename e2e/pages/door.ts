import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Sign-up and sign-in. */
export class Door {
  readonly problem: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.problem = page.getByRole('main').getByRole('alert');
  }

  field(name: 'Work e-mail' | 'Password' | 'Workspace'): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async signUp({ email, password, workspace }: Person): Promise<void> {
    await this.page.goto('/sign-up');
    await this.field('Work e-mail').fill(email);
    await this.field('Password').fill(password);
    await this.field('Workspace').fill(workspace);
    await this.page.getByRole('button', { name: 'Create workspace' }).click();
  }

  /** On the door that is open. */
  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('Work e-mail').fill(email);
    await this.field('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Your account' }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await this.page.waitForURL('**/sign-in');
  }
}
