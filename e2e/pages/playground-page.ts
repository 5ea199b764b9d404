import type { Locator, Page } from '@playwright/test';

export class PlaygroundPage {
  readonly page: Page;
  readonly run: Locator;
  readonly place: Locator;
  readonly path: Locator;

  constructor(page: Page) {
    this.page = page;
    this.run = page.getByRole('button', { name: /^Run, \d credits?/ });
    this.place = page.getByRole('combobox', { name: 'Place' });
    this.path = page.getByRole('status', { name: 'Path' });
  }

  open = (operation: string) => this.page.goto(`/playground/${operation}`);

  field(name: string): Locator {
    return this.page.getByRole('form', { name: 'Request' }).getByRole('textbox', { name, exact: true });
  }

  /** Opens the same page without an account. */
  openTry = (operation: string) => this.page.goto(`/try/${operation}`);

  /** Returns the drawn answer, by the beginning of its title. */
  picture(title: string | RegExp): Locator {
    return this.page.getByRole('img', { name: title });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Returns the two values of a path in the comparison. */
  compared(path: string): Locator {
    const rows = this.page.getByRole('region', { name: 'Values of both answers' }).getByRole('row');
    return rows.filter({ has: this.page.getByRole('button', { name: new RegExp(`(^|\\s)${escaped(path)}$`) }) });
  }

  async write(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async choosePlace(text: string): Promise<void> {
    await this.place.fill(text);
    await this.page.getByRole('option').first().waitFor();
    await this.place.press('Enter');
  }

  /** Returns the call as code in this language, by the copy button. */
  async snippet(language: 'curl' | 'TypeScript' | 'SDK' | 'Python' | 'PHP' | 'Go'): Promise<string> {
    await this.tab(language).click();
    await this.page.getByRole('button', { name: `Copy ${language}` }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Returns the call as code, as shown without another click. */
  shownSnippet(language: 'curl'): Promise<string> {
    return this.page.getByRole('region', { name: language, exact: true }).getByRole('code').innerText();
  }

  async sharedLink(): Promise<string> {
    await this.page.getByRole('button', { name: 'Share inputs' }).click();
    await this.page.getByText('Link copied. It holds the inputs, no key.').first().waitFor();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Returns the answer, byte for byte. */
  async json(): Promise<unknown> {
    await this.page.getByRole('button', { name: 'Copy JSON' }).click();
    return JSON.parse(await this.page.evaluate(() => navigator.clipboard.readText()));
  }
}

const escaped = (text: string): string => text.replaceAll(/[[\].]/g, String.raw`\$&`);
