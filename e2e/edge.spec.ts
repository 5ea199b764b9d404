import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { ask } from './pages/raw-request.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { stack } from './stack.ts';

test('a method that nobody knows is answered with 405', async () => {
  for (const path of ['/', '/sign-in', '/api/trpc/keys.list', '/api/auth/get-session', '/nowhere']) {
    const { status, headers } = await ask(stack.portalUrl + path, { method: 'QUERY' });
    expect([path, status, headers['allow']]).toEqual([path, 405, expect.stringContaining('GET')]);
  }
});

test('the headers of security stand on every answer, once', async () => {
  for (const path of [
    '/',
    '/sign-in',
    '/overview',
    '/nowhere',
    '/icon.svg',
    '/api/auth/nowhere',
    '/api/trpc/keys.list',
  ]) {
    const { headers } = await ask(stack.portalUrl + path);
    expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([path, 'nosniff', 'DENY']);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a client’s own request id is repeated to it and becomes no id of ours', async () => {
  const mine = '11111111-1111-1111-1111-111111111111';
  for (const path of ['/sign-in', '/api/trpc/keys.list']) {
    const { headers } = await ask(stack.portalUrl + path, { headers: { 'x-request-id': mine } });
    expect(headers['x-request-id']).not.toContain(mine);
    expect(headers['x-client-request-id']).toBe(mine);
  }
});

test('wrong passwords meet one limit, whatever addresses they claim, and the owner’s browser still gets in', async ({
  page,
}) => {
  const person = newPerson();
  await newMember(page, person);
  const guess = (index: number) =>
    ask(`${stack.portalUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: stack.portalUrl,
        'x-forwarded-for': `198.51.100.${index}`,
        'x-real-ip': `198.51.100.${index}`,
      },
      body: JSON.stringify({ email: person.email, password: `wrong orchard ${index}` }),
    });
  const statuses: number[] = [];
  for (let index = 0; index < 100; index += 1) statuses.push((await guess(index)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);

  await page.context().clearCookies({ name: /session/ });
  await page.goto('/sign-in');
  await new SignInPage(page).signIn(person);
  await page.waitForURL('**/overview');
});

test('a public page that the browser has stored keeps its policy when it is asked for again', async () => {
  for (const path of ['/', '/docs/quickstart', '/reference', '/pricing', '/status']) {
    let stored = await ask(`${stack.portalUrl}${path}`, { headers: { accept: 'text/html' } });
    if (stored.headers.etag === undefined) continue; // The response must not be stored, so it is never revalidated.
    await expect(async () => {
      const { etag = '' } = stored.headers;
      const again = await ask(`${stack.portalUrl}${path}`, { headers: { accept: 'text/html', 'if-none-match': etag } });
      // If the server has renewed the page meanwhile, it is sent whole, with its policy, and becomes the stored one.
      if (again.status === 200 && again.headers.etag !== etag) {
        expect(again.headers['content-security-policy']).toContain('script-src');
        stored = again;
      }
      expect([path, again.status, again.headers['content-security-policy']]).toEqual([path, 304, undefined]);
    }).toPass();
  }
});

test('the first visitor of a page sees the addresses of this portal, and not those of the build', async () => {
  for (const path of ['/docs/quickstart', '/docs/mcp', '/docs/components', '/docs/reports']) {
    const html = await (await fetch(`${stack.portalUrl}${path}`)).text();
    const named = new Set(html.match(/https?:\/\/localhost:\d+/g));
    expect([path, [...named].toSorted()]).toEqual([path, [stack.apiUrl, stack.portalUrl].toSorted()]);
  }
});

test('/changes is the short address of the answers that moved', async ({ page }) => {
  await page.goto('/changes');
  await expect(page).toHaveURL(/\/docs\/versions#moved$/);
  await expect(page.getByRole('heading', { name: /^Answers that moved between/ })).toBeVisible();
});
