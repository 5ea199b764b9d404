import { AyanamsaList, ayanamsaList } from '@graha/catalog/list/ayanamsas';
import { expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';

const { app, ledger } = appWith();

test('the list of ayanamsas is public, costs nothing and is kept', async () => {
  const { statusCode, headers, json } = await app.inject({ url: '/api/v1/ayanamsas' });
  expect(statusCode).toBe(200);
  expect(json()).toEqual(ayanamsaList());
  expect(AyanamsaList.safeParse(json()).error).toBeUndefined();
  expect(headers['cache-control']).toContain('public');
  const kept = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url: '/api/v1/ayanamsas', headers: kept })).statusCode).toBe(304);
  expect(ledger.rows).toEqual([]);
});
