import { pngRateWeight } from '@graha/catalog/operation/rate-weight';
import { PICTURE_STYLES } from '@graha/catalog/pictures/style';
import { describe, expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';
import { representationOf } from './representation.ts';

const { app, ledger, issue } = appWith();
const { text: key } = issue({}, { credits: 1_000_000, calls: null });

const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

function ask(accept: string, id = 'divisional/d9', headers: Record<string, string> = {}, query = '') {
  const operation = operationOf(id);
  return app.inject({
    method: 'POST',
    url: `${operation.path}${query}`,
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept, ...headers },
    payload: JSON.stringify(operation.example),
  });
}

/** An operation that a table serves well. */
const UNDRAWN = 'dosha/gandmool';

const SVG = 'image/svg+xml';
const PNG = 'image/png';
const STYLES = 'north-indian, south-indian, east-indian, wheel';

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
    ['image/svg+xml, */*', UNDRAWN],
  ])('gets JSON where it prefers it or nothing is drawn: %s of %s', async (accept, id) => {
    expect((await ask(accept, id)).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    [SVG, UNDRAWN, 'This operation has no picture. It answers application/json, text/markdown.'],
    ['image/svg+xml;style=east', UNDRAWN, 'This operation has no picture. It answers application/json, text/markdown.'],
    [
      'text/html',
      'divisional/d9',
      `This operation answers application/json, text/markdown, image/svg+xml, image/png, pictures with style ${STYLES}.`,
    ],
    ['image/svg+xml;style=east', 'kundali/basic', `image/svg+xml comes with style ${STYLES}.`],
    ['image/svg+xml;style=east', 'divisional/d9', `image/svg+xml comes with style ${STYLES}.`],
    ['image/svg+xml;style=east', 'panchang/full', 'image/svg+xml comes without style here.'],
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

describe('the texts of an SVG', () => {
  const draw = async (language: string, accept: string, query = '') => {
    const { path, example } = operationOf('panchang/tithi');
    const payload = JSON.stringify({ ...Object(example), settings: { language } });
    const headers = { 'content-type': 'application/json', 'x-api-key': key, accept };
    const { statusCode, body } = await app.inject({ method: 'POST', url: `${path}${query}`, headers, payload });
    return statusCode === 200 ? body.includes('<text') : body;
  };

  test.each([
    ['hi', SVG, '', false],
    ['ta', SVG, '', false],
    ['en', SVG, '', true],
    ['de', SVG, '', true],
    ['hi', `${SVG};text=live`, '', true],
    ['hi', SVG, '?text=live', true],
    ['en', `${SVG}; text=outlines`, '', false],
    ['en', `${SVG};text=live`, '?text=outlines', false],
  ])('in %s, asked for as %s%s, are live text: %s', async (language, accept, query, live) => {
    expect(await draw(language, accept, query)).toBe(live);
  });

  test('are refused in another form, uncharged', async () => {
    const before = ledger.rows.length;
    expect(await draw('hi', `${SVG};text=paths`)).toContain('image/svg+xml comes with text outlines, live.');
    expect(await draw('hi', SVG, '?text=paths')).toContain('must be one of outlines, live');
    expect(ledger.rows).toHaveLength(before);
  });
});

/** Width and height in pixels, from the first chunk of the file. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the address of a picture', () => {
  test.each([
    ['?style=east-indian&theme=dark', 'data-sign="1"'],
    ['?style=wheel&size=300', 'width="300" height="300"'],
    ['?theme=dark', '#e9edf2'],
  ])('chooses its form: %s', async (query, mark) => {
    expect((await ask(SVG, 'kundali/basic', {}, query)).body).toContain(mark);
  });

  test('comes before the parameters of the media type', async () => {
    const { body } = await ask('image/svg+xml;style=wheel', 'kundali/basic', {}, '?style=south-indian');
    expect(body).toContain('data-sign="1"');
  });

  test('is no input of a GET', async () => {
    const { path, example } = operationOf('kundali/basic');
    const query = new URLSearchParams(
      Object.entries(Object(example)).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const get = (more: string, accept: string) =>
      app.inject({ method: 'GET', url: `${path}?${query}&${more}`, headers: { 'x-api-key': key, accept } });
    const drawn = await get('style=east-indian&size=400', SVG);
    expect([drawn.statusCode, drawn.body.includes('data-sign="1"')]).toEqual([200, true]);
    expect((await get('style=east-indian', 'application/json')).statusCode).toBe(422);
  });

  test.each([
    ['?style=east', 'kundali/basic', 'style', `must be one of ${STYLES}`],
    ['?theme=pink', 'kundali/basic', 'theme', 'must be one of light, dark'],
    ['?size=127', 'kundali/basic', 'size', 'must be a whole number of pixels from 128 to 2048'],
    ['?size=2049', 'kundali/basic', 'size', 'must be a whole number of pixels from 128 to 2048'],
    ['?size=1e3', 'kundali/basic', 'size', 'must be a whole number of pixels from 128 to 2048'],
    ['?size=200&size=300', 'kundali/basic', 'size', 'must be a whole number of pixels from 128 to 2048'],
    ['?style=wheel', 'panchang/full', 'style', 'must be left out: this picture comes in one style'],
  ])('is refused where it asks for what is not there, uncharged: %s of %s', async (query, id, name, msg) => {
    const before = ledger.rows.length;
    for (const accept of [SVG, PNG]) {
      const response = await ask(accept, id, {}, query);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'validation_error', detail: [{ loc: ['query', name], msg }] });
    }
    expect(ledger.rows).toHaveLength(before);
  });

  test.each([128, 2048])('is honoured at its bounds: %i', async (size) => {
    const { statusCode, rawPayload } = await ask(PNG, 'divisional/d9', {}, `?size=${size}`);
    expect([statusCode, ...sizeOf(rawPayload)]).toEqual([200, size, size]);
  });

  test('is part of what an idempotency key names', async () => {
    const name = { 'idempotency-key': 'one-size' };
    await ask(SVG, 'divisional/d9', name, '?size=300');
    expect((await ask(SVG, 'divisional/d9', name, '?size=400')).statusCode).toBe(409);
    expect((await ask(PNG, 'divisional/d9', name, '?size=300')).statusCode).toBe(409);
  });
});

describe('who accepts a PNG', () => {
  test.each([
    'kundali/basic',
    'panchang/choghadiya',
    'dasha/vimshottari',
    'matchmaking/ashtakoot',
    'numerology/expression',
  ])('gets %s in pixels at the price of its JSON', async (id) => {
    const before = ledger.rows.length;
    const { statusCode, headers, rawPayload } = await ask(PNG, id);
    expect([statusCode, headers['content-type']]).toEqual([200, PNG]);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(Math.max(...sizeOf(rawPayload))).toBe(1024);
    expect(ledger.rows.slice(before)).toMatchObject([{ operation: id, cost: operationOf(id).credits }]);
  });

  test('gets JSON where the operation draws nothing and JSON is taken too', async () => {
    expect((await ask('image/png, */*', UNDRAWN)).headers['content-type']).toContain('application/json');
    expect((await ask(PNG, UNDRAWN)).statusCode).toBe(406);
  });

  test('is answered 406, uncharged, where this very answer has nothing to draw', async () => {
    const before = ledger.rows.length;
    const { path, example } = operationOf('panchang/sun-times');
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'x-api-key': key, accept: PNG },
      payload: JSON.stringify({ ...Object(example), latitude: 80, month: 12, date: 21 }),
    });
    expect(response.statusCode).toBe(406);
    expect(ledger.rows).toHaveLength(before);
  });
});

test.each([
  [undefined, 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/x-ndjson', 'application/x-ndjson; charset=utf-8'],
  ['text/csv', 'text/csv; charset=utf-8; header=present'],
])('an operation with a list answers %s as %s', (accept, contentType) => {
  expect(representationOf(accept, { id: 'a', lines: 'days', csv: true }).contentType).toBe(contentType);
});

test.each([
  [SVG, { mark: '#north-indian#light#', isPicture: true, isPaper: false, isLong: false, rateWeightMin: 1 }],
  [
    PNG,
    {
      mark: '#png#north-indian#light#',
      isPicture: true,
      isPaper: false,
      isLong: true,
      rateWeightMin: pngRateWeight(1024),
    },
  ],
  [`${SVG};theme=dark`, { mark: '#north-indian#dark#' }],
  [`${SVG};text=live`, { mark: '#north-indian#light##live' }],
  ['application/x-ndjson', { mark: '#lines', isPicture: false, isPaper: false, isLong: false, rateWeightMin: 1 }],
  ['text/csv', { mark: '#csv', isPicture: false, isPaper: false, isLong: false, rateWeightMin: 1 }],
  ['*/*', { mark: '', isPicture: false, isPaper: false, isLong: false, rateWeightMin: 1 }],
])('the form, the place and the weight of %s', (accept, form) => {
  const offered = { id: 'a', lines: 'days', csv: true, picture: { style: null, styles: [] } } as const;
  expect(representationOf(accept, offered)).toMatchObject(form);
});

test.each([
  [{}, 'wheel', '#wheel#light#'],
  [{ style: 'east-indian', size: '300' }, 'wheel', '#east-indian#light#300'],
] as const)('the query %j goes before the style of the operation', (query, style, mark) => {
  const picture = { styles: PICTURE_STYLES, style };
  expect(representationOf(SVG, { id: 'a', picture }, query).mark).toBe(mark);
});
