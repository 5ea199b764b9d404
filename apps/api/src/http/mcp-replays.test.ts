import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';
import { connectMcp } from '../testing/connect-mcp.ts';

const clock = { now: new Date('2026-03-05T10:00:30Z') };
const api = appWith({ now: () => clock.now });
let address = '';
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.app.close());

/** Calls a tool twice under one `idempotency_key`, the second time `seconds` later. */
async function twice(
  name: string,
  sent: Record<string, unknown>,
  seconds: number,
  second: Record<string, unknown> = sent,
) {
  const key = api.issue();
  const { client } = await connectMcp(address, key);
  const call = (input: Record<string, unknown>) =>
    client.callTool({ name, arguments: { ...input, idempotency_key: 'once' } });
  const start = clock.now;
  try {
    const first = await call(sent);
    clock.now = new Date(start.getTime() + seconds * 1_000);
    const again = await call(second);
    const charges = api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId);
    return { first, again, charges };
  } finally {
    clock.now = start;
    await client.close();
  }
}

/** The data that an app of the assistant draws. */
const shownBy = ({ _meta: meta }: { _meta?: Record<string, unknown> | undefined }) => meta;
const PLACE = { latitude: 12.97, longitude: 77.59, timezone: 'Asia/Kolkata' };

test.each([1, 59, 60, 3_600, 20 * 3_600])(
  'today’s panchang, asked again under its idempotency_key %s s later, is the first one and free',
  async (seconds) => {
    const { first, again, charges } = await twice('panchang_today', PLACE, seconds);
    expect(again.isError).not.toBe(true);
    expect(Object(again.structuredContent)).toMatchObject({ credits: 0, replayed: true });
    expect(Object(again.structuredContent).answer).toEqual(Object(first.structuredContent).answer);
    expect(shownBy(again)).toEqual(shownBy(first));
    expect(charges).toHaveLength(1);
  },
);

test('today’s panchang at another place is another call', async () => {
  const { again, charges } = await twice('panchang_today', PLACE, 0, { ...PLACE, latitude: 28.6 });
  expect(JSON.stringify(again.content)).toContain('idempotency_key_reuse');
  expect(charges).toHaveLength(1);
});

const OF_NOW = operations.filter(({ aliasOf, dependsOnNow }) => aliasOf === undefined && dependsOnNow !== undefined);

test.each(OF_NOW.map((operation) => [operation.id, operation] as const))(
  'a replay of %s shows the input and the answer of the first call, at the time of the first call',
  async (_id, { id, example, dependsOnNow, picture }) => {
    const { [dependsOnNow ?? '']: _target, ...input } = Object(example);
    const sent = { operation: id, input };
    const { first, again } = await twice(picture ? 'show_picture' : 'call_operation', sent, 40 * 86_400);
    expect(Object(again.structuredContent)).toMatchObject({ replayed: true });
    const textOf = ({ content }: typeof first) => Object(content[0]).text.replace(/^Charged: .*$/m, '');
    expect(textOf(again)).toBe(textOf(first));
    expect(shownBy(again)).toEqual(shownBy(first));
  },
);
