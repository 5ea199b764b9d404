import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CodeApp } from '../pages/authenticator.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import type { Visitor } from '../pages/page-list.ts';
import { demoOf, stack } from '../stack.ts';

export type Session = NonNullable<BrowserContextOptions['storageState']>;

/** Signs each visitor in once; later windows use their cookies. */
export async function sessionsOf(browser: Browser, visitors: readonly Visitor[]): Promise<Map<Visitor, Session>> {
  const sessions = new Map<Visitor, Session>();
  for (const visitor of visitors) sessions.set(visitor, await sessionOf(browser, visitor));
  return sessions;
}

async function sessionOf(browser: Browser, visitor: Visitor): Promise<Session> {
  const context = await browser.newContext({ baseURL: stack.portalUrl });
  const page = await context.newPage();
  if (visitor !== 'anyone') {
    await page.goto('/sign-in');
    await new SignInPage(page).signIn(visitor === 'member' ? demoOf() : adminOf());
  }
  if (visitor === 'operator') await enterCode(page, new CodeApp(adminOf().totpSecret));
  if (visitor !== 'anyone') await page.waitForURL('**/overview');
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Enters a code. If another program has used this code in the same half minute, the next one is valid. */
async function enterCode(page: Page, app: CodeApp): Promise<void> {
  await page.waitForURL('**/two-factor**');
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill(app.code());
  await page.waitForFunction(
    () => location.pathname === '/overview' || document.body.innerText.includes('it was used already'),
  );
  if (page.url().includes('/two-factor')) await field.fill(app.code());
}

function adminOf(): NonNullable<typeof stack.admin> {
  if (stack.admin === null) throw new Error('This stack names no operator.');
  return stack.admin;
}
