import { catalog as ours } from '@graha/catalog/families/catalog';
import { brunoCollection, postmanCollection } from '@graha/catalog/project/collections';
import { listOperations } from '@graha/catalog/list/list-operations';
import { openApiDocument } from '@graha/catalog/project/openapi/openapi';
import { MANAGEMENT_ROUTES, type ManagementRoute } from '@graha/domain/management/management';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { readApi } from './read-api.ts';

/** A copy, so that it does not count as an alias. */
const added = { ...ours.numerology['life-path'] };
const families = { panchang: { title: 'Panchang', scope: 'panchang', summary: 'The day.' } };
const catalog = { panchang: { 'moon-words': added } };
const operations = listOperations(catalog, families);

test('an operation of the catalogue is a method of every client, with its types, without another line', () => {
  const files = generatedFiles(readApi(catalog, families));
  const textOf = (part: string): string =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(part))
      .map(([, text]) => text)
      .join('\n');
  expect(textOf('packages/sdk/')).toMatch(/\bmoonWords\b/);
  expect(textOf('packages/sdk-python/')).toMatch(/def moon_words\(/);
  expect(textOf('packages/sdk-php/')).toMatch(/function moonWords\(/);
  expect(textOf('packages/sdk-go/')).toMatch(/MoonWords\(ctx context\.Context, input PanchangMoonWordsInput/);
  for (const language of ['sdk/', 'sdk-python/', 'sdk-php/', 'sdk-go/']) {
    const text = textOf(`packages/${language}`);
    expect([language, text.includes('PanchangMoonWordsInput'), text.includes('PanchangMoonWordsAnswer')]).toEqual([
      language,
      true,
      true,
    ]);
  }
});

test('a route of the Management API is a method of every client, with its types, without another line', () => {
  const { createKey } = MANAGEMENT_ROUTES;
  const pauseKey: ManagementRoute = { ...createKey, path: '/keys/{key_id}/pause/{until_day}' };
  const files = generatedFiles(readApi(catalog, families, { pauseKey }));
  const wanted = {
    'packages/sdk/src/generated/account.ts':
      /pauseKey\(keyId: string, untilDay: string, input: AccountPauseKeyInput, options\?: CallOptions\): Call<AccountPauseKeyAnswer>/,
    'packages/sdk-python/src/graha/generated/account.py':
      /def pause_key\(self,\s+key_id: str,\s+until_day: str,\s+input: types\.AccountPauseKeyInput,[^)]*\) -> types\.AccountPauseKeyAnswer/,
    'packages/sdk-php/src/Generated/Account.php':
      /@param AccountPauseKeyInput \$input\s+\* @return AccountPauseKeyAnswer[\s\S]*function pauseKey\(string \$keyId,\s+string \$untilDay,\s+array \$input,/,
    'packages/sdk-go/generated_account.go':
      /PauseKey\(ctx context\.Context, keyID, untilDay string, input AccountPauseKeyInput, options \.\.\.Option\) \(\*Answer\[AccountPauseKeyAnswer\], error\)/,
  };
  for (const [path, method] of Object.entries(wanted)) {
    expect(files[path]).toMatch(method);
    expect(files[path]).toContain('account/keys/{key_id}/pause/{until_day}');
  }
  const types = Object.entries(files).filter(([path]) => /types/i.test(path));
  expect(types).toHaveLength(4);
  for (const [, text] of types) expect(text).toMatch(/AccountPauseKeyInput[\s\S]*AccountPauseKeyAnswer/);
});

test('it is a path of OpenAPI with code in every language, and a request of Postman and Bruno', async () => {
  const urls = { serverUrl: 'https://api.test', portalUrl: 'https://portal.test' };
  const errors = { not_found: { status: 404, title: 'Not found', message: 'There is nothing.' } };
  const sky = await createEphemeris();
  const document = JSON.stringify(openApiDocument({ ...urls, sky, errors, catalog, families }));
  const { post } = JSON.parse(document).paths['/api/v1/panchang/moon-words'];
  expect(post.operationId).toBe('panchangMoonWords');
  expect(post['x-codeSamples'].map(({ lang, label }: { lang: string; label?: string }) => [lang, label])).toEqual([
    ['typescript', 'SDK'],
    ['python', undefined],
    ['php', undefined],
    ['go', undefined],
  ]);
  expect(JSON.stringify(postmanCollection(operations, 'https://api.test'))).toContain('/api/v1/panchang/moon-words');
  expect(JSON.stringify(brunoCollection(operations, 'https://api.test'))).toContain('/api/v1/panchang/moon-words');
});
