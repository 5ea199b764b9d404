import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { BRAND_PREVIEWS_PER_MINUTE } from '@graha/domain/management/management';
import { issueKey } from '@graha/store/keys/key-commands';
import { PLAYGROUND_KEY_ID, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { useManaged } from '../testing/managed.ts';

const own = useManaged(createTestDatabase);

const PATH = '/api/v1/reports/numerology';
const REQUEST = { full_name: 'Ananya Deshpande', date: '1990-08-15', year: 2026 };
const KAMALA = { name: 'Kamala Jyotish', footer: '14 Prabhat Road, Pune', contact: 'https://kamala.example', primary_colour: '#7a1f3d' }; // prettier-ignore
const logoOf = (inner: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`).toString('base64')}`;

type More = { body?: object; headers?: Record<string, string> };

async function printed(key: string, { body = {}, headers = {} }: More = {}) {
  const response = await fetch(own.api.url + PATH, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/pdf', ...headers },
    body: JSON.stringify({ ...REQUEST, ...body }),
  });
  return { status: response.status, headers: response.headers, pdf: Buffer.from(await response.arrayBuffer()) };
}

/** The author of a PDF is the name of its brand, written in its metadata as UTF-16. */
const hasAuthor = (pdf: Buffer, name: string): boolean =>
  pdf.toString('latin1').includes(Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase());

describe('the stored brand', () => {
  test('is printed by every key of its workspace if the request has none, and by no other workspace', async () => {
    const [mine, theirs] = [await own.managed(), await own.managed()];
    expect(hasAuthor((await printed(mine.plain.text)).pdf, 'Kamala')).toBe(false);
    expect(await mine.ask('PUT', '/report-brand', { brand: KAMALA })).toMatchObject({
      status: 200,
      body: { brand: KAMALA },
    });
    const testing = await issueKey(mine.by, { name: 'test', env: 'test', scopes: ['*'] });
    const browser = { origins: ['https://kamala.example'], dailyCreditsMax: 100, visitorCallsMax: 100 };
    const page = await issueKey(mine.by, { name: 'page', env: 'live', scopes: ['*'], browser });
    const headers = { origin: 'https://kamala.example' };
    for (const answer of [
      await printed(mine.plain.text),
      await printed(testing.text),
      await printed(page.text, { headers }),
    ]) {
      expect([answer.status, hasAuthor(answer.pdf, 'Kamala Jyotish')]).toEqual([200, true]);
    }
    expect(hasAuthor((await printed(theirs.plain.text)).pdf, 'Kamala')).toBe(false);
  });

  test('gives the bytes of the same brand in the request, and yields to another as a whole', async () => {
    const { plain, ask } = await own.managed();
    const sent = await printed(plain.text, { body: { brand: KAMALA } });
    const none = await printed(plain.text);
    const other = await printed(plain.text, { body: { brand: { name: 'Asha' } } });
    await ask('PUT', '/report-brand', { brand: KAMALA });
    expect((await printed(plain.text)).pdf.equals(sent.pdf)).toBe(true);
    expect((await printed(plain.text, { body: { brand: {} } })).pdf.equals(none.pdf)).toBe(true);
    expect((await printed(plain.text, { body: { brand: { name: 'Asha' } } })).pdf.equals(other.pdf)).toBe(true);
  });

  test.each([
    ['set', null, KAMALA],
    ['replaced', KAMALA, { name: 'Asha' }],
    ['removed', KAMALA, null],
  ])('a retry under the same Idempotency-Key prints what the first call printed, free, after it is %s', async (_what, before, after) => {
    const { plain, ask } = await own.managed();
    const call = () => printed(plain.text, { headers: { 'idempotency-key': 'a-report' } });
    await ask('PUT', '/report-brand', { brand: before });
    const first = await call();
    await ask('PUT', '/report-brand', { brand: after });
    const again = await call();
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('x-credits-cost')).toBe('0');
    expect(again.headers.get('x-engine-version')).toBe(first.headers.get('x-engine-version'));
    expect(again.pdf.equals(first.pdf)).toBe(true);
    expect((await printed(plain.text)).pdf.equals(first.pdf)).toBe(false);
  }); // prettier-ignore

  test('is not in the data of a report', async () => {
    const { plain, ask } = await own.managed();
    const asData = () => printed(plain.text, { headers: { accept: 'application/json' } });
    const { pdf: before } = await asData();
    await ask('PUT', '/report-brand', { brand: KAMALA });
    expect((await asData()).pdf.equals(before)).toBe(true);
  });
});

describe('the door of keys that manage', () => {
  test('shows, sets and removes the brand; the same one twice is one event of the key', async () => {
    const { tenantId, key, ask } = await own.managed();
    expect((await ask('GET', '/report-brand')).body).toEqual({ brand: null });
    for (let count = 0; count < 2; count += 1) await ask('PUT', '/report-brand', { brand: KAMALA });
    expect((await ask('GET', '/report-brand')).body).toEqual({ brand: KAMALA });
    expect((await ask('PUT', '/report-brand', { brand: null })).body).toEqual({ brand: null });
    const { rows } = await own.pools.owner.query(
      "SELECT actor, data -> 'members' AS members FROM graha.event WHERE tenant_id = $1 AND type = 'ReportBrandChosen' ORDER BY pos",
      [tenantId],
    );
    const actor = { kind: 'key', id: key.keyId };
    expect(rows).toEqual([
      { actor, members: ['name', 'primary_colour', 'footer', 'contact'] },
      { actor, members: [] },
    ]);
  });

  test.each([
    ['a script', { logo: logoOf('<script>alert(1)</script>') }, ['body', 'brand', 'logo'], /<script>/],
    ['letters without a font', { footer: '星' }, ['body', 'brand', 'footer'], /U\+661F/],
    ['no picture', { logo: 'data:image/png;base64,AAAA' }, ['body', 'brand', 'logo'], /brand\.logo/],
    ['another format', { logo: 'data:image/gif;base64,AAAA' }, ['body', 'brand', 'logo'], /data URL/],
    ['a line break', { name: 'a\nb' }, ['body', 'brand', 'name'], /one line/],
    ['a member that no brand has', { slogan: 'x' }, ['body', 'brand', 'slogan'], /slogan/],
  ])('a brand with %s is refused by its member, and the brand before stays', async (_what, wrong, loc, msg) => {
    const { ask } = await own.managed();
    await ask('PUT', '/report-brand', { brand: KAMALA });
    for (const [method, path] of [['PUT', '/report-brand'], ['POST', '/report-brand/preview']] as const) {
      const answer = await ask(method, path, { brand: { ...KAMALA, ...wrong } });
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc, msg: expect.stringMatching(msg) }] } });
    }
    expect((await ask('GET', '/report-brand')).body).toEqual({ brand: KAMALA });
  }); // prettier-ignore

  test('a logo of 200 kB passes, one byte more does not', async () => {
    const { ask } = await own.managed();
    const svgOf = (bytes: number): string => {
      const [head, tail] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="9" height="9"/><!--', '--></svg>'];
      const text = `${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`;
      return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
    };
    expect((await ask('PUT', '/report-brand', { brand: { logo: svgOf(200_000) } })).status).toBe(200);
    const refused = await ask('PUT', '/report-brand', { brand: { logo: svgOf(200_001) } });
    expect(refused).toMatchObject({ status: 422, body: { detail: [{ msg: expect.stringContaining('200 kB') }] } });
  }); // prettier-ignore

  test('the preview draws the first page with the logo, stores nothing and costs nothing', async () => {
    const { ask, key, tenantId } = await own.managed();
    const logo = logoOf('<circle cx="5" cy="5" r="5" fill="#7a1f3d"/>');
    const { status, headers, body } = await ask('POST', '/report-brand/preview', { brand: { ...KAMALA, logo } });
    expect([status, headers.get('x-credits-cost')]).toEqual([200, null]);
    expect(body.svg).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/);
    expect(body.svg).toContain('fill="#7a1f3d"');
    expect(body.svg).toContain('href="data:image/png;base64,');
    expect(body.svg).not.toMatch(/<script|<foreignObject|href="http/);
    expect((await ask('GET', '/report-brand')).body).toEqual({ brand: null });
    const { rows } = await own.pools.owner.query('SELECT FROM graha.ledger_entry WHERE tenant_id = $1 AND key_id = $2', [tenantId, key.keyId]);
    expect(rows).toEqual([]);
  }); // prettier-ignore

  test('a test key and a key without the scope change nothing, and publishable keys see nothing', async () => {
    const { by, plain, ask } = await own.managed();
    const testing = await issueKey(by, { name: 'test', env: 'test', scopes: ['*', 'manage'] });
    const put = (text: string) => ask('PUT', '/report-brand', { brand: KAMALA }, { 'x-api-key': text });
    expect((await put(testing.text)).body).toMatchObject({ status: 403, code: 'grant_exceeded' });
    expect((await put(plain.text)).body).toMatchObject({ status: 403, code: 'scope_denied' });
    const preview = await ask('POST', '/report-brand/preview', { brand: KAMALA }, { 'x-api-key': plain.text });
    expect(preview.body).toMatchObject({ status: 403, code: 'scope_denied' });
    expect((await ask('GET', '/report-brand')).body).toEqual({ brand: null });
  });
});

describe('the preview', () => {
  const api = appWith();
  const previewed = (facts: Parameters<typeof api.issue>[0]) => {
    const headers = { 'x-api-key': api.issue(facts).text };
    const url = '/api/v1/account/report-brand/preview';
    return api.app.inject({ method: 'POST', url, payload: { brand: { name: 'Asha' } }, headers });
  };

  test.each<[string, Parameters<typeof api.issue>[0], number]>([
    ['open to a free run of a member in the portal', { keyId: PLAYGROUND_TEST_KEY_ID, env: 'test', scopes: ['*'] }, 200],
    ['closed to a run of one operation, as those of visitors', { keyId: PLAYGROUND_TEST_KEY_ID, env: 'test', scopes: ['planets'] }, 403],
    ['closed to a charged run', { keyId: PLAYGROUND_KEY_ID, scopes: ['*'] }, 403],
  ])('is %s', async (_what, facts, status) => {
    expect((await previewed(facts)).statusCode).toBe(status);
  }); // prettier-ignore

  test('is printed so often in a minute and no more, and calls go on', async () => {
    const tenantId = randomUUID();
    const facts = { tenantId, scopes: ['manage'] };
    for (let count = 0; count < BRAND_PREVIEWS_PER_MINUTE; count += 1) expect((await previewed(facts)).statusCode).toBe(200);
    expect((await previewed(facts)).statusCode).toBe(429);
    const headers = { 'x-api-key': api.issue({ tenantId }).text };
    expect((await api.app.inject({ url: '/api/v1/account/plan', headers })).statusCode).toBe(403);
    expect((await api.app.inject({ method: 'POST', url: PATH, payload: REQUEST, headers })).statusCode).toBe(200);
  }); // prettier-ignore
});

describe('a call', () => {
  const asked: (string | null)[] = [];
  const api = appWith({
    findReportBrand: (_tenantId, brandId) => {
      asked.push(brandId);
      return Promise.resolve(null);
    },
  });
  const headers = { 'x-api-key': api.issue().text };
  const post = (url: string, payload: object, accept: string) =>
    api.app.inject({ method: 'POST', url, payload, headers: { ...headers, accept } });

  test('looks the brand up only for a report on paper without a brand of its own', async () => {
    expect((await post(PATH, REQUEST, 'application/json')).statusCode).toBe(200);
    expect((await post('/api/v1/kundali/basic', EXAMPLE_BIRTH, 'application/pdf, */*')).statusCode).toBe(200);
    expect((await post(PATH, { ...REQUEST, brand: {} }, 'application/pdf')).statusCode).toBe(200);
    expect(asked).toEqual([]);
    expect((await post(PATH, REQUEST, 'application/pdf')).statusCode).toBe(200);
    expect(asked).toEqual([null]);
  });

  test('without a readable brand is a 503 that charges nothing', async () => {
    const away = appWith({ findReportBrand: () => Promise.reject(new Error('away')) });
    const key = away.issue();
    const answer = await away.app.inject({ method: 'POST', url: PATH, payload: REQUEST, headers: { 'x-api-key': key.text, accept: 'application/pdf' } });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'metering_unavailable']);
    expect(answer.json().detail).toContain('brand');
    expect(away.ledger.accounts.get(key.record.tenantId)?.credits).toBe(1_000_000);
  }); // prettier-ignore
});
