import { expect, type Page } from '@playwright/test';

/** Mail of the stack, on its mailbox page. */
export class Mailbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the newest mail with this subject to the address, and returns the target of its button. */
  async linkIn(to: string, subject: string): Promise<string> {
    await this.open(to, subject);
    const button = this.page.frameLocator('iframe').getByRole('link').first();
    return (await button.getAttribute('href')) ?? '';
  }

  /** Returns the number of mails with this subject to the address. */
  async count(to: string, subject: string): Promise<number> {
    await this.page.goto(`/mailbox?to=${encodeURIComponent(to)}`);
    return this.line(subject).count();
  }

  /** Waits for this number of mails. */
  async expectCount(to: string, subject: string, count: number): Promise<void> {
    await expect.poll(() => this.count(to, subject)).toBe(count);
  }

  private async open(to: string, subject: string): Promise<void> {
    await expect(async () => expect(await this.count(to, subject)).toBeGreaterThan(0)).toPass();
    await this.line(subject).first().click();
    await expect(this.page.getByRole('region', { name: `The mail “${subject}”` })).toBeVisible();
  }

  private line(subject: string) {
    return this.page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: subject });
  }
}
