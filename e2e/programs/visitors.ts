import type { Browser, BrowserContextOptions } from '@playwright/test';
import { CodeApp } from '../pages/authenticator.ts';
import { Door } from '../pages/door.ts';
import type { Visitor } from '../pages/page-list.ts';
import { demoOf, stack } from '../stack.ts';

export type Session = NonNullable<BrowserContextOptions['storageState']>;

/** Signs everybody in once; their cookies open all the windows that follow. */
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
    await new Door(page).signIn(visitor === 'member' ? demoOf() : adminOf());
  }
  if (visitor === 'operator') {
    await page.waitForURL('**/two-factor**');
    await page.getByRole('textbox', { name: 'Code' }).fill(new CodeApp(adminOf().totpSecret).code());
  }
  if (visitor !== 'anyone') await page.waitForURL('**/overview');
  const session = await context.storageState();
  await context.close();
  return session;
}

function adminOf(): NonNullable<typeof stack.admin> {
  if (stack.admin === null) throw new Error('This stack names no operator.');
  return stack.admin;
}
