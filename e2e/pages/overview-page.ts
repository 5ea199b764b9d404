import type { Locator, Page } from '@playwright/test';

export class OverviewPage {
  readonly page: Page;
  readonly calls: Locator;
  readonly operations: Locator;
  readonly latest: Locator;
  readonly today: Locator;

  constructor(page: Page) {
    this.page = page;
    this.calls = page.getByRole('meter', { name: 'Calls' });
    this.operations = page.getByRole('region', { name: 'By operation' });
    this.latest = page.getByRole('region', { name: 'Latest requests' });
    this.today = page.getByRole('region', { name: 'Today in Ujjain' });
  }

  open = () => this.page.goto('/overview');

  stat(label: string): Locator {
    return this.page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  }
}
