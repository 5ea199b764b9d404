import { expect, type Locator, type Page } from '@playwright/test';

/** A key's own page. */
export class KeyPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly about: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.about = page.getByRole('region', { name: 'About this key' });
  }

  async open(name: string): Promise<void> {
    await this.page.goto('/keys');
    await this.page.getByRole('rowheader', { name }).getByRole('link').first().click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  action = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  /** Opens a dialog by its button on the page, and confirms it with the button of the same name. */
  async change(name: 'Disable key' | 'Enable key'): Promise<void> {
    await this.action(name).click();
    await this.dialog.getByRole('button', { name }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Replaces the key. Leaves the dialog with the new key open. */
  async rotate(overlap: string, minutes?: number): Promise<string> {
    await this.action('Replace key').click();
    await this.dialog.getByRole('combobox', { name: 'The old key works for' }).selectOption(overlap);
    if (minutes !== undefined) await this.dialog.getByRole('textbox', { name: 'Minutes' }).fill(String(minutes));
    await this.dialog.getByRole('button', { name: 'Replace key' }).click();
    return this.dialog.getByRole('group', { name: 'Your key' }).getByRole('code').innerText();
  }
}
