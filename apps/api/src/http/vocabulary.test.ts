import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { Vocabulary, vocabularyOf } from '@graha/catalog/languages/vocabulary';
import { beforeAll, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';

const { app, ledger } = appWith();

beforeAll(async () => void (await app.ready()));

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'the words of %s are public, cost nothing and are kept',
  async (code) => {
    const { statusCode, headers, json } = await app.inject({ url: `/api/v1/vocabulary/${code}` });
    expect(statusCode).toBe(200);
    expect(json()).toEqual(vocabularyOf(code));
    expect(Vocabulary.safeParse(json()).error).toBeUndefined();
    expect(headers['cache-control']).toContain('public');
    const kept = { 'if-none-match': String(headers.etag) };
    expect((await app.inject({ url: `/api/v1/vocabulary/${code}`, headers: kept })).statusCode).toBe(304);
    expect(ledger.rows).toEqual([]);
  },
);

test.each(['en', 'ne', 'constructor', 'HI'])('%s is refused with the languages that there are', async (code) => {
  const { statusCode, body } = await app.inject({ url: `/api/v1/vocabulary/${code}` });
  expect(statusCode).toBe(422);
  expect(body).toContain('language must be hi, sa, sa-Latn');
});
