import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { chargedTo, type Charged } from './pages/ledger.ts';
import { make, mixedCalls, priceList, type Call, type KeyName } from './pages/mixed-calls.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

const CALLS = 500;
const AT_ONCE = 10;
const KEY_NAMES = ['web', 'phone', 'trial', 'revoked'] as const satisfies readonly KeyName[];

async function creditsUsed(request: APIRequestContext, key: string): Promise<number> {
  const response = await request.get(`${stack.apiUrl}/api/v1/usage`, { headers: { 'x-api-key': key } });
  const { credits } = await response.json();
  return Number(credits.used);
}

/** Creates two live keys, a test key, and one that is revoked at once. */
async function makeKeys(page: Page, nameOf: (key: KeyName) => string): Promise<Record<KeyName, string>> {
  const keys = new KeysPage(page);
  const made = { web: '', phone: '', trial: '', revoked: '' };
  await keys.open();
  for (const key of KEY_NAMES) {
    made[key] = await keys.create(nameOf(key), key === 'trial' ? 'test' : 'live');
    await keys.store();
  }
  await keys.revoke(nameOf('revoked'));
  return made;
}

async function makeAll(request: APIRequestContext, calls: readonly Call[], keys: Record<KeyName, string>) {
  const costs: number[] = [];
  for (let index = 0; index < calls.length; index += AT_ONCE) {
    const batch = calls.slice(index, index + AT_ONCE);
    costs.push(...(await Promise.all(batch.map((call) => make(request, call, keys)))));
  }
  return costs;
}

/** Returns the charges of these calls by the price list. A repeated call is charged only the first time. */
function owedBy(calls: readonly Call[], nameOf: (key: KeyName) => string): Charged[] {
  const sums = new Map<string, Charged>();
  const first = calls.find(({ headers }) => 'idempotency-key' in headers);
  for (const call of calls) {
    if (!call.isEntered && call !== first) continue;
    const id = `${call.key} ${call.operation}`;
    const sum = sums.get(id) ?? { key: nameOf(call.key), operation: call.operation, calls: 0, credits: 0 };
    sums.set(id, { ...sum, calls: sum.calls + 1, credits: sum.credits + call.credits });
  }
  return [...sums.values()];
}

const sorted = (rows: readonly Charged[]): Charged[] =>
  rows.toSorted((a, b) => `${a.key} ${a.operation}`.localeCompare(`${b.key} ${b.operation}`));
const sumOf = (rows: readonly Charged[], unit: 'calls' | 'credits'): number =>
  rows.reduce((sum, row) => sum + row[unit], 0);

/** Returns the rows of the page's export about these keys. */
async function exported(page: Page, names: readonly string[]): Promise<Charged[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const [head = [], ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (line: readonly string[], name: string) => line[head.indexOf(name)] ?? '';
  return lines
    .map((line) => ({
      key: cell(line, 'key'),
      operation: cell(line, 'operation'),
      calls: Number(cell(line, 'calls')),
      credits: Number(cell(line, 'credits')),
    }))
    .filter(({ key }) => names.includes(key));
}

test('after 500 mixed calls with four keys, the answers, the ledger, the page and the CSV say the same credits', async ({
  page,
  request,
}) => {
  needsCheckout();
  const run = randomUUID().slice(0, 8);
  const nameOf = (key: KeyName) => `Usage ${run} ${key}`;
  const names = KEY_NAMES.map(nameOf);
  await newMember(page);
  await page.goto('/billing');
  await buy(page, 'Upgrade: Scale'); // Its limit per minute allows the calls of two live keys.
  await expect(page.getByText('You are on Scale.')).toBeVisible();
  const keys = await makeKeys(page, nameOf);
  const before = await creditsUsed(request, keys.web);

  const calls = mixedCalls(CALLS, await priceList(request));
  const costs = await makeAll(request, calls, keys);
  const owed = owedBy(calls, nameOf);
  const credits = sumOf(owed, 'credits');
  expect(new Set(calls.map(({ operation }) => operation)).size).toBeGreaterThan(80);
  expect(credits).toBeGreaterThan(300);

  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(credits);
  expect((await creditsUsed(request, keys.web)) - before).toBe(credits);
  expect(sorted(await chargedTo(names))).toEqual(sorted(owed));

  await page.goto('/usage?range=week&by=key');
  for (const key of ['web', 'phone', 'trial'] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nameOf(key), exact: true }) });
    const ofKey = owed.filter((charged) => charged.key === nameOf(key));
    await expect(row.getByRole('cell').nth(0)).toHaveText(String(sumOf(ofKey, 'calls')));
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(sumOf(ofKey, 'credits')));
  }
  await expect(page.getByRole('rowheader', { name: nameOf('revoked') })).toHaveCount(0);
  await expect.poll(async () => sorted(await exported(page, names))).toEqual(sorted(owed));
});
