import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

const BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 5.5,
};
const PATH = '/api/v1/kundali/basic';

test('a visitor pastes a signed answer and reads that it is ours; one changed byte is refused', async ({
  page,
  request,
}) => {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  const key = await keys.create('Receipts');
  const answer = await request.post(stack.apiUrl + PATH, {
    headers: { 'x-api-key': key, 'graha-sign': '1' },
    data: BIRTH,
  });
  expect(answer.status()).toBe(200);
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}`);
  const body = await answer.text();

  await page.goto('/verify-answer');
  await page.getByLabel('Request', { exact: true }).fill(`POST ${PATH}`);
  await page.getByLabel('Headers of the answer').fill(['HTTP/1.1 200 OK', ...headers].join('\n'));
  await page.getByLabel('Answer', { exact: true }).fill(body);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This answer is ours, and unchanged.')).toBeVisible();
  await expect(page.getByText(answer.headers()['x-request-id'] ?? 'none', { exact: true })).toBeVisible();

  await page.getByLabel('Answer', { exact: true }).fill(body.replace('1', '2'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The answer was changed')).toBeVisible();

  await page.getByLabel('Answer', { exact: true }).fill(body);
  await page.getByLabel('Request', { exact: true }).fill('POST /api/v1/kundali/full');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('this is the answer to another request')).toBeVisible();
});
