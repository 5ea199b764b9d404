import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { query } from './pages/database.ts';
import { openIdentityProvider } from './pages/identity-provider.ts';
import { checkState, SIZES } from './pages/look.ts';
import { newMember } from './pages/new-member.ts';

const PHONE = { width: 390, height: 844 };

async function checkCard(page: Page, state: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size.viewport);
    await page.getByRole('region', { name: 'Single sign-on' }).scrollIntoViewIfNeeded();
    await checkState(page, size, state);
  }
}

/** Sets the result of the DNS lookup directly, because the domain of a test has no name servers. */
async function change(domain: string, columns: string): Promise<void> {
  await query(`update identity.sso_connection set ${columns} where domain = $1`, [domain]);
}

async function signInBySso(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Sign in with SSO' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with SSO' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with SSO' }).click();
}

test('an owner on Scale connects a provider, and a colleague signs in there as a viewer', async ({
  page,
  elsewhere,
}) => {
  needsCheckout();
  const provider = await openIdentityProvider();
  const domain = `${randomBytes(6).toString('hex')}.example`;
  await newMember(page);
  const card = page.getByRole('region', { name: 'Single sign-on' });
  await page.goto('/settings');
  await expect(card.getByText('Single sign-on needs the Scale plan.')).toBeVisible();
  await page.goto('/billing');
  await buy(page, 'Upgrade: Scale');
  await expect(page.getByText('You are on Scale.')).toBeVisible();

  await page.goto('/settings');
  await card.getByRole('button', { name: 'Connect a provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect an identity provider' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const name of ['Issuer', 'Client id', 'Client secret', 'Domain'])
    await expect(dialog.getByLabel(name)).toHaveAccessibleDescription(/^Write the /);
  await dialog.getByLabel('Issuer').fill(provider.issuer);
  await dialog.getByLabel('Client id').fill('graha');
  await dialog.getByLabel('Client secret').fill('a secret of the provider');
  await dialog.getByLabel('Domain').fill(domain);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Domain not verified')).toBeVisible();
  await expect(card.getByText(`_graha-sso.${domain}`)).toBeVisible();

  await checkCard(page, 'sso-not-verified');

  const colleague = await elsewhere({ viewport: PHONE });
  const email = `meera@${domain}`;
  provider.signedIn(email);
  await test.step('nobody signs in before the domain is verified', async () => {
    await card.getByRole('button', { name: 'Check the record' }).click();
    await expect(
      card.getByText(/The record is not there yet|The name servers of the domain do not answer/),
    ).toBeVisible();
    await signInBySso(colleague, email);
    await expect(colleague.getByText('There is no single sign-on for this address.')).toBeVisible();
  });

  await change(domain, 'verified_at = now()');
  await signInBySso(colleague, email);
  await colleague.waitForURL('**/overview');
  await page.goto('/team');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Viewer');
  await page.goto('/settings');
  await expect(card.getByText(/^Active since/)).toBeVisible();
  await checkCard(page, 'sso-active');

  await test.step('a record that is missing is said, with what to put back and until when', async () => {
    await change(domain, "missing_since = now() - interval '2 days'");
    await page.reload();
    await expect(card.getByText(/^Ends .+: record missing$/)).toBeVisible();
    await expect(card.getByText(`_graha-sso.${domain}`)).toBeVisible();
    await checkCard(page, 'sso-record-missing');
  });

  await test.step('an address of another domain is refused', async () => {
    await colleague.context().clearCookies();
    await colleague.waitForURL('**/sign-in**'); // The open page notices by itself.
    provider.signedIn('meera@elsewhere.example');
    await signInBySso(colleague, email);
    await expect(colleague).toHaveURL(/\/sign-in\?.*provider=not-in-domain/);
  });

  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('No identity provider is connected.')).toBeVisible();
  await provider.close();
});
