import { describe, expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';

const { app, ledger, issue } = appWith();
const { text: key } = issue({}, { credits: 1_000_000, calls: null });

const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

function ask(accept: string, id = 'divisional/d9', headers: Record<string, string> = {}) {
  const operation = operationOf(id);
  return app.inject({
    method: 'POST',
    url: operation.path,
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept, ...headers },
    payload: JSON.stringify(operation.example),
  });
}

const SVG = 'image/svg+xml';

describe('who accepts a picture', () => {
  test('gets the chart as SVG at the same price, in the style of the operation', async () => {
    const before = ledger.rows.length;
    const { statusCode, headers, body } = await ask(SVG);
    expect({ statusCode, type: headers['content-type'], cost: headers['x-credits-cost'] }).toEqual({
      statusCode: 200,
      type: 'image/svg+xml; charset=utf-8',
      cost: '1',
    });
    expect(body).toMatch(/^<svg .*data-house="1".*<\/svg>$/s);
    expect(ledger.rows.slice(before)).toMatchObject([{ operation: 'divisional/d9', cost: 1 }]);
  });

  test.each(['kundali/basic', 'kundali/complete'])('gets the birth chart of %s', async (id) => {
    const { statusCode, body } = await ask(SVG, id);
    expect([statusCode, body.startsWith('<svg ')]).toEqual([200, true]);
  });

  test.each([
    ['image/svg+xml; style=south-indian', 'data-sign="1"'],
    ['image/svg+xml;style="wheel";theme=dark', '#e9edf2'],
    ['image/avif, image/svg+xml;style=north-indian, */*;q=0.8', 'data-house="1"'],
  ])('chooses style and colours: %s', async (accept, mark) => {
    const { statusCode, body } = await ask(accept);
    expect(statusCode).toBe(200);
    expect(body).toContain(mark);
  });

  test.each([
    ['application/json, image/svg+xml', 'divisional/d9'],
    ['image/svg+xml;q=0, */*', 'divisional/d9'],
    ['image/svg+xml, */*', 'panchang/tithi'],
  ])('gets JSON where it prefers it or nothing is drawn: %s of %s', async (accept, id) => {
    expect((await ask(accept, id)).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    [SVG, 'panchang/tithi', 'This operation has no picture. It answers application/json.'],
    ['image/svg+xml;style=east', 'panchang/tithi', 'This operation has no picture. It answers application/json.'],
    [
      'text/html',
      'divisional/d9',
      'This operation answers application/json and image/svg+xml with style north-indian, south-indian, wheel.',
    ],
    ['image/svg+xml;style=east', 'kundali/basic', 'image/svg+xml comes with style north-indian, south-indian, wheel.'],
    ['image/svg+xml;style=east', 'divisional/d9', 'image/svg+xml comes with style north-indian, south-indian, wheel.'],
    ['image/svg+xml;theme=pink', 'divisional/d9', 'image/svg+xml comes with theme light, dark.'],
  ])('gets the served types instead, uncharged: %s of %s', async (accept, id, detail) => {
    const before = ledger.rows.length;
    const response = await ask(accept, id);
    expect(response.statusCode).toBe(406);
    expect(response.json()).toMatchObject({ code: 'not_acceptable', detail, credits_charged: 0 });
    expect(ledger.rows).toHaveLength(before);
  });

  test('cannot repeat a JSON call under its idempotency key as a picture', async () => {
    const name = { 'idempotency-key': 'one-name' };
    const first = await ask(SVG, 'divisional/d9', name);
    const again = await ask(SVG, 'divisional/d9', name);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await ask('application/json', 'divisional/d9', name)).statusCode).toBe(409);
  });
});
