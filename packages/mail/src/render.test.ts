import { describe, expect, test } from 'vitest';
import { renderMail, type MailFacts, type MailName } from './render.ts';
import { TEMPLATES } from './templates.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const AT_PORTAL = 'https://graha.example';
const forgotUrl = `${AT_PORTAL}/forgot`;
const accountUrl = `${AT_PORTAL}/account`;

/** An example of each mail. */
const EXAMPLES: { [Name in MailName]: MailFacts<Name> } = {
  'verify-address': { url: `${AT_PORTAL}/verify?token=abc`, validHours: 24 },
  'sign-up-tried': { signInUrl: `${AT_PORTAL}/sign-in`, forgotUrl },
  'reset-password': { url: `${AT_PORTAL}/reset?token=abc`, validMinutes: 60 },
  'password-changed': { at: AT, forgotUrl },
  'confirm-new-address': { url: `${AT_PORTAL}/verify?token=abc`, validHours: 24 },
  'address-change-asked': { newAddress: 'asha@orbit.example', forgotUrl },
  'address-changed': { newAddress: 'asha@orbit.example' },
  'new-device': { device: 'Firefox on Linux', at: AT, accountUrl, forgotUrl },
  'sign-in-changed': { change: 'passkey-added', at: AT, accountUrl, forgotUrl },
  'account-deletion': {
    dueAt: AT,
    workspaces: ['Nadir Tools', 'Apogee'],
    signInUrl: `${AT_PORTAL}/sign-in`,
    forgotUrl,
  },
  'account-deleted': { signUpUrl: `${AT_PORTAL}/sign-up` },
  invitation: {
    workspace: 'Nadir Tools',
    inviter: 'Asha',
    role: 'developer',
    url: `${AT_PORTAL}/invitation/abc`,
    expiresAt: AT,
  },
  'threshold-alert': {
    keyName: null,
    workspace: 'Nadir Tools',
    of: 'calls',
    pct: 80,
    used: 8_000,
    limit: 10_000,
    renewsAt: AT,
    usageUrl: `${AT_PORTAL}/usage`,
  },
  'alert-test': { workspace: 'Nadir Tools', sender: 'Asha', alertsUrl: `${AT_PORTAL}/alerts` },
  'payment-failed': {
    workspace: 'Nadir Tools',
    amountCents: 7_900,
    retryAt: AT,
    billingUrl: `${AT_PORTAL}/billing`,
  },
  'plan-unpaid': {
    workspace: 'Nadir Tools',
    planName: 'Growth',
    isWithdrawn: true,
    billingUrl: `${AT_PORTAL}/billing`,
  },
  'second-factor-required': { workspace: 'Nadir Tools', portalUrl: `${AT_PORTAL}/overview` },
  'workspace-deletion': { workspace: 'Nadir Tools', dueAt: AT, settingsUrl: `${AT_PORTAL}/settings` },
  'key-changed': { change: 'made', name: 'Production', at: AT, keyUrl: `${AT_PORTAL}/keys/abc` },
  'key-leaked': {
    workspace: 'Nadir Tools',
    reporter: 'Asha',
    key: { name: 'Production', shown: 'graha_live_8fK2vQ7d…x9Qa' },
    foundAt: 'https://paste.example/4711',
    at: AT,
    keyUrl: `${AT_PORTAL}/keys/abc`,
    requestsUrl: `${AT_PORTAL}/requests?key=abc`,
  },
  'spending-changed': {
    workspace: 'Nadir Tools',
    at: AT,
    change: { kind: 'turned-on', belowCredits: 5_000, packsMax: 3, priceCents: 1_200 },
    billingUrl: `${AT_PORTAL}/billing`,
  },
  'sso-record-missing': {
    workspace: 'Nadir Tools',
    domain: 'nadir.example',
    record: { name: '_graha-sso.nadir.example', value: 'graha-sso=4711' },
    endsAt: AT,
    settingsUrl: `${AT_PORTAL}/settings`,
  },
  'webhook-paused': {
    workspace: 'Nadir Tools',
    url: 'https://hooks.example/graha',
    because: 'failing',
    webhooksUrl: `${AT_PORTAL}/webhooks`,
  },
  'confirm-news': { url: `${AT_PORTAL}/status/confirm?token=abc`, validHours: 24 },
  broadcast: {
    title: 'New prices from March',
    text: 'Plans cost the same until then.\n\nAnnual plans keep their price.',
    overviewUrl: `${AT_PORTAL}/overview`,
  },
  'incident-news': {
    title: 'Calls answer slowly',
    impact: 'degraded',
    components: ['api', 'webhooks'],
    state: 'identified',
    text: 'A disk is full.\n\nWe are moving the log.',
    at: AT,
    statusUrl: `${AT_PORTAL}/status#abc`,
    unsubscribeUrl: `${AT_PORTAL}/status/unsubscribe?token=abc`,
  },
};

// Safe: the keys of a constant object without further properties.
const NAMES = Object.keys(TEMPLATES) as MailName[];

describe.each(NAMES)('%s', (name) => {
  const rendered = renderMail(name, EXAMPLES[name]);

  test('has a plain text part', async () => {
    const { subject, text } = await rendered;
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
  });

  test('has every URL of its facts as a link, in both parts', async () => {
    const { html, text } = await rendered;
    const urls = Object.values(EXAMPLES[name]).filter((fact) => String(fact).startsWith(AT_PORTAL));
    for (const url of urls) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  test('fetches nothing, runs nothing and fits a dark screen', async () => {
    const { html } = await rendered;
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|src=|url\(/i);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('content="light dark"');
  });
});

test('the whole ground of a mail is dark on a dark screen, also the cell that repeats the ground of the body', async () => {
  const { html } = await renderMail('account-deleted', EXAMPLES['account-deleted']);
  const [, ground = ''] = /<body class="ground" style="background-color:(#\w+)/.exec(html) ?? [];
  const cell = /<body class="ground"[^>]*>(?:<!--.*?-->)*<table[^>]*><tbody><tr><td style="([^"]*)"/.exec(html)?.[1];
  expect(cell).toContain(`background-color:${ground}`);
  expect(html).toMatch(/\.ground, \.ground > table > tbody > tr > td \{ background-color: (?!#f8fafc)#\w+ !important/);
});

test('a long word of a broadcast breaks on a narrow screen', async () => {
  const { html } = await renderMail('broadcast', { ...EXAMPLES.broadcast, text: 'x'.repeat(200) });
  expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere/);
});

test('a name that looks like markup stays a name, and one with a line break begins no header', async () => {
  const workspace = '<img src=x onerror=alert(1)>\nBcc: all@nadir.example';
  const mail = await renderMail('invitation', { ...EXAMPLES.invitation, workspace });
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).toBe('You are invited to <img src=x onerror=alert(1)> Bcc: all@nadir.example');
});

test.each([
  [{ kind: 'paused', reason: 'card_declined' } as const, /paused.*card was declined\. Change the card/s],
  [{ kind: 'bought', credits: 50_000, packs: 2, packsMax: 3 } as const, /50,000 credits.*2 of at most 3/s],
  [{ kind: 'spend-limit', creditsMax: 9_000 } as const, /may spend 9,000 credits in a period/],
  [{ kind: 'spend-limit', creditsMax: null } as const, /no spend limit any more/],
])('the mail about spending says what happened: %o', async (change, words) => {
  const { text } = await renderMail('spending-changed', { ...EXAMPLES['spending-changed'], change });
  expect(text.replaceAll('\n', ' ')).toMatch(words);
});

test('an alert about the spend limit names it', async () => {
  const { subject, text } = await renderMail('threshold-alert', { ...EXAMPLES['threshold-alert'], of: 'spend_limit' });
  expect(subject).toBe('Nadir Tools has used 80 % of its spend limit');
  expect(text).toContain('credits that its spend limit allows');
});

test('an alert about an allowance that does not renew has no renewal date', async () => {
  const { text } = await renderMail('threshold-alert', { ...EXAMPLES['threshold-alert'], renewsAt: null });
  expect(text).toContain('Left');
  expect(text).not.toContain('Renewal');
});

test('the mail about a failed payment promises a further try only if one is planned', async () => {
  const textOf = async (retryAt: Date | null) =>
    (await renderMail('payment-failed', { ...EXAMPLES['payment-failed'], retryAt, amountCents: 3_484 })).text;
  expect(await textOf(AT)).toMatch(/\$34\.84 for Nadir Tools.*try the card again on.*moves to the Free plan\./s);
  const last = await textOf(null);
  expect(last).toMatch(/No further try is planned\./);
  expect(last).not.toMatch(/again/);
});

test('the mail about a plan that was not paid names withdrawn credits only if some were', async () => {
  const textOf = async (isWithdrawn: boolean) =>
    (await renderMail('plan-unpaid', { ...EXAMPLES['plan-unpaid'], isWithdrawn })).text.replaceAll('\n', ' ');
  expect(await textOf(true)).toMatch(/from Growth to Free\. The credits of the unpaid period are withdrawn\./);
  expect(await textOf(false)).not.toMatch(/credits/);
});
