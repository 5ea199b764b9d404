import { readFileSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { BIRTH } from './pages/api.ts';
import { Door } from './pages/door.ts';
import { KeysPage } from './pages/keys-page.ts';
import { demoOf, stack } from './stack.ts';

/** In turn: two prices, a refusal that costs nothing, and an answer that is given again without being charged again. */
const MIX = [
  { operation: 'kundali/basic', data: BIRTH, headers: {} },
  { operation: 'panchang/choghadiya', data: BIRTH, headers: {} },
  { operation: 'matchmaking/ashtakoot', data: { bride: BIRTH, groom: BIRTH }, headers: {} },
  { operation: 'kundali/basic', data: { ...BIRTH, month: 13 }, headers: {} },
  { operation: 'kundali/basic', data: BIRTH, headers: { 'idempotency-key': 'each-time-the-same' } },
];
const CALLS = 500;
const AT_ONCE = 10;

async function call(request: APIRequestContext, key: string, index: number): Promise<{ status: number; cost: number }> {
  const kind = MIX[index % MIX.length];
  if (!kind) throw new Error('There is nothing to call.');
  const response = await request.post(`${stack.apiUrl}/api/v1/${kind.operation}`, {
    headers: { 'x-api-key': key, ...kind.headers },
    data: kind.data,
  });
  return { status: response.status(), cost: Number(response.headers()['x-credits-cost'] ?? 0) };
}

async function creditsUsed(request: APIRequestContext, key: string): Promise<number> {
  const response = await request.get(`${stack.apiUrl}/api/v1/usage`, { headers: { 'x-api-key': key } });
  const { credits } = await response.json();
  return Number(credits.used);
}

test('after 500 mixed calls the answers, the ledger, the page and the CSV say the same credits', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const keys = new KeysPage(page);
  await page.goto('/sign-in');
  await new Door(page).signIn(demoOf());
  await page.waitForURL('**/overview');
  await keys.open();
  const name = `Usage ${Date.now()}`;
  const key = await keys.create(name);
  await keys.store();
  const before = await creditsUsed(request, key);

  const answers: { status: number; cost: number }[] = [];
  for (let index = 0; index < CALLS; index += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, offset) => call(request, key, index + offset));
    answers.push(...(await Promise.all(batch)));
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const credits = (await creditsUsed(request, key)) - before;
  expect(credits).toBe(301 + 100); // 200 single calls, 100 double ones, and the repeated one once.

  await page.goto('/usage?range=week&by=key');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(credits));
  await expect(row.getByRole('cell').nth(0)).toHaveText('301');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  const ofKey = lines.map((line) => line.split(',')).filter((cells) => cells[3] === name);
  expect(ofKey.reduce((sum, cells) => sum + Number(cells[5]), 0)).toBe(credits);
});
