import { shownOf } from '@graha/elements/mcp-app/shown';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { connectMcp } from '../testing/connect-mcp.ts';

const api = appWith();
let address = '';
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.app.close());

test.each(['legacy', 'auto'] as const)('a tool with an app names a page that loads nothing, %s', async (mode) => {
  const { client } = await connectMcp(address, api.issue(), mode);
  const { tools } = await client.listTools();
  const shown = tools.filter(({ _meta }) => _meta?.['ui'] !== undefined);
  expect(shown.map(({ name }) => name)).toEqual(['show_picture', 'birth_chart', 'match_two_people', 'panchang_today']);
  const { resources } = await client.listResources();
  for (const { _meta } of shown) {
    const { resourceUri: uri } = Object(_meta?.['ui']);
    expect(resources).toContainEqual(expect.objectContaining({ uri, mimeType: 'text/html;profile=mcp-app' }));
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType: 'text/html;profile=mcp-app' }]);
    const { text } = Object(contents[0]);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:\/\/|\bsrc=|\bhref=["'][^#]|\bimport\(|\bfetch\(/,
    );
  }
  await client.close();
});

test('an operation without a picture is refused before its charge', async () => {
  const key = api.issue();
  const { call, client } = await connectMcp(address, key);
  const { isError, value } = await call('show_picture', { operation: 'panchang/ritu', input: EXAMPLE_BIRTH });
  expect([isError, value.error, value.credits]).toEqual([true, 'validation_error', 0]);
  expect(JSON.stringify(value)).toContain('call_operation');
  expect(api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId)).toEqual([]);
  await client.close();
});

test('a refused call says its message and the next step in the app', async () => {
  const { client } = await connectMcp(address, api.issue());
  const result = await client.callTool({ name: 'birth_chart', arguments: { year: 1990 } });
  expect(result.isError).toBe(true);
  const { message, next } = JSON.parse(Object(result.content[0]).text);
  expect(() => shownOf(result)).toThrow(`${message}. ${next}`);
  await client.close();
});

test('what is shown is exact, whatever the model asked for', async () => {
  const { client } = await connectMcp(address, api.issue());
  const asked = { ...EXAMPLE_BIRTH, fields: ['lagna.sign'], decimals: 0 };
  const { structuredContent, _meta } = await client.callTool({ name: 'birth_chart', arguments: asked });
  expect(Object.keys(Object(structuredContent).answer)).toEqual(['lagna']);
  const plain = await api.app.inject({
    method: 'POST',
    url: '/api/v1/kundali/basic',
    headers: { 'x-api-key': api.issue().text },
    payload: EXAMPLE_BIRTH,
  });
  expect(Object(_meta?.['graha/picture']).answer.planets).toEqual(plain.json().planets);
  await client.close();
});
