import type { Locator, Page } from '@playwright/test';

export class KeysPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.done = this.dialog.getByRole('button', { name: 'Done' });
  }

  open = () => this.page.goto('/keys');

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  /** Creates a key. Leaves the dialog with the secret open. */
  async create(name: string, env: 'live' | 'test' = 'live'): Promise<string> {
    await this.page.getByRole('button', { name: 'Create key' }).click();
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.dialog.getByRole('radio', { name: new RegExp(env, 'i') }).check({ force: true });
    await this.dialog.getByRole('button', { name: 'Create key' }).click();
    return this.dialog.getByRole('group', { name: 'Your key' }).getByRole('code').innerText();
  }

  async store(): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: 'I stored it' }).check();
    await this.done.click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async revoke(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Revoke key' }).click();
    await this.dialog.getByRole('textbox', { name: `Type ${name} to confirm` }).fill(name);
    await this.dialog.getByRole('button', { name: 'Revoke key' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
