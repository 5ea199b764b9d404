import { shownOf } from '@graha/elements/mcp-app/shown';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { appWith, operations } from '../testing/app-with.ts';
import { connectMcp } from '../testing/connect-mcp.ts';

const api = appWith();
let address = '';
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.app.close());

test('a picture comes where it is asked for, beside the answer and at its price', async () => {
  const key = api.issue();
  const { client, call } = await connectMcp(address, key);
  const sent = { operation: 'kundali/basic', input: EXAMPLE_BIRTH };
  const drawn = await client.callTool({ name: 'call_operation', arguments: { ...sent, picture: true } });
  const plain = await client.callTool({ name: 'call_operation', arguments: sent });
  expect(drawn.content).toMatchObject([{ type: 'text' }, { type: 'image', mimeType: 'image/png' }]);
  expect(plain.content).toMatchObject([{ type: 'text' }]);
  const alone = await api.app.inject({
    method: 'POST',
    url: '/api/v1/kundali/basic',
    headers: { 'x-api-key': key.text, accept: 'image/png' },
    payload: EXAMPLE_BIRTH,
  });
  const [, image] = drawn.content;
  const bytes = Buffer.from(image?.type === 'image' ? image.data : '', 'base64');
  expect(bytes.equals(alone.rawPayload)).toBe(true);
  const charged = api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId);
  expect(new Set(charged.map(({ cost }) => cost)).size).toBe(1);
  const without = await call('call_operation', {
    operation: 'panchang/ritu',
    input: EXAMPLE_BIRTH,
    picture: true,
  });
  expect([without.isError, without.value.error, without.value.credits]).toEqual([true, 'validation_error', 0]);
  expect(api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId)).toHaveLength(charged.length);
  await client.close();
});

test('a picture that cannot be drawn costs nothing', async () => {
  const failing = appWith({ computeElsewhere: () => Promise.reject(new ApiError('compute_unavailable')) });
  const base = await failing.app.listen({ port: 0, host: '127.0.0.1' });
  const { call, client } = await connectMcp(base, failing.issue());
  const sent = { operation: 'kundali/basic', input: EXAMPLE_BIRTH, picture: true };
  const { isError, value } = await call('call_operation', sent);
  expect([isError, value.error, value.credits]).toEqual([true, 'compute_unavailable', 0]);
  expect(failing.ledger.rows).toEqual([]);
  await client.close();
  await failing.app.close();
});

test('every operation with a picture draws it from the answer as it went over the wire, and so does the app', async () => {
  const { client } = await connectMcp(address, api.issue());
  const drawn = operations.filter(({ picture, aliasOf }) => picture !== undefined && aliasOf === undefined);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id, example, picture } of drawn) {
    const result = await client.callTool({
      name: 'show_picture',
      arguments: { operation: id, input: example, picture: true, fields: ['metadata'] }, // Some answers are too long for a model.
    });
    expect([id, result.content.map(({ type }) => type)]).toEqual([id, ['text', 'image']]);
    const shown = shownOf(result);
    expect([id, shown.style, shown.styles]).toEqual([id, picture?.style ?? shown.style, picture?.styles]);
    expect([id, shown.draw(shown.style)?.children.length]).toEqual([id, expect.any(Number)]);
  }
  await client.close();
});
