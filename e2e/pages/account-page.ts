import type { Locator, Page } from '@playwright/test';

/** The person's own account: sign-in methods and sessions. */
export class AccountPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  open = () => this.page.goto('/account');

  section(
    name:
      | 'Profile'
      | 'Password'
      | 'Two-factor sign-in'
      | 'Passkeys'
      | 'Other ways to sign in'
      | 'Sessions'
      | 'Export my data'
      | 'Delete my account',
  ): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Continues to the QR code. Returns the secret shown with it. */
  async beginTwoFactor(password: string): Promise<string> {
    await this.section('Two-factor sign-in').getByRole('button', { name: 'Turn on' }).click();
    await this.field('Password').fill(password);
    await this.button('Continue').click();
    await this.dialog.getByRole('figure', { name: 'QR code for your app' }).waitFor();
    return (await this.dialog.getByRole('code').innerText()).replaceAll(' ', '');
  }

  /** Stores the shown backup codes, and returns them. */
  async storeCodes(): Promise<string[]> {
    const list = this.dialog.getByRole('list', { name: 'Your backup codes' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allInnerTexts();
    await this.dialog.getByRole('checkbox', { name: 'I stored them' }).check();
    await this.button('Done').click();
    await this.dialog.waitFor({ state: 'hidden' });
    return codes;
  }

  async addPasskey(name: string): Promise<void> {
    await this.section('Passkeys').getByRole('button', { name: 'Add passkey' }).click();
    await this.field('Name').fill(name);
    await this.button('Add passkey').click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.section('Password').getByRole('button', { name: 'Change password' }).click();
    await this.field('Password now').fill(current);
    await this.field('New password').fill(next);
    await this.button('Change password').click();
  }
}
