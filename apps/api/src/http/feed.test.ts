import { FEEDS_SCOPE } from '@graha/domain/keys/scopes';
import { describe, expect, test } from 'vitest';
import { appWith, type TestKey } from '../testing/app-with.ts';
import { type Api, browser, charged, HOME } from '../testing/page-calls.ts';
import { parseIcs, unescaped, valueOf } from '../testing/parse-ics.ts';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { FEED_PATH } from '../feeds/festival-feed.ts';

const DELHI = { latitude: '28.6139', longitude: '77.209', timezone: 'Asia/Kolkata' };
const ofFeeds = { browser: { ...browser, visitorCallsMax: 50 }, scopes: [FEEDS_SCOPE] };

const fetchFeed = (
  { app }: Api,
  key: TestKey | string | null,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const text = typeof key === 'string' || key === null ? key : key.text;
  const parameters = new URLSearchParams({ ...(text === null ? {} : { key: text }), ...DELHI, ...query });
  return app.inject({ url: `${FEED_PATH}?${parameters.toString()}`, headers });
};

const failed = (): never => {
  throw new Error('the calendar has no event');
};

describe('a calendar program', () => {
  const api = appWith();
  const key = api.issue(ofFeeds);

  test('gets the festivals of this year and the next as a calendar', async () => {
    const answer = await fetchFeed(api, key, { region: 'north', name: 'Delhi' });
    expect(answer.statusCode === 200 ? 200 : answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = parseIcs(answer.body);
    expect(valueOf(calendar, 'X-WR-CALNAME')).toBe('Delhi');
    const year = new Date().getUTCFullYear();
    const dates = calendar.components.map((event) => valueOf(event, 'DTSTART') ?? '');
    expect([...new Set(dates.map((date) => Number(date.slice(0, 4))))]).toEqual([year, year + 1]);
    const uids = calendar.components.map((event) => valueOf(event, 'UID'));
    expect(new Set(uids).size).toBe(uids.length);
    const names = calendar.components.map((event) => unescaped(valueOf(event, 'SUMMARY') ?? ''));
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^Diwali/)]));
    for (const event of calendar.components) unescaped(valueOf(event, 'DESCRIPTION') ?? '');
  });

  test('gets equal bytes for an equal request, and another language where it asks for one', async () => {
    const [one, other, hindi] = [
      await fetchFeed(api, key),
      await fetchFeed(api, key),
      await fetchFeed(api, key, { language: 'hi' }),
    ];
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
    expect(hindi.body.replaceAll('\r\n ', '')).toContain('दीपावली'.slice(0, 2));
    expect(parseIcs(hindi.body).components.length).toBe(parseIcs(one.body).components.length);
  });

  test('follows an almanac by its short name', async () => {
    const dateBy = async (query: Record<string, string>) => {
      const { body } = await fetchFeed(api, key, { ids: 'makara_sankranti', years: '1', ...query });
      return valueOf(parseIcs(body).components[0] ?? failed(), 'DTSTART');
    };
    // The tests' sky is uniform; an almanac of a text has its own Sun.
    expect(await dateBy({ almanac: 'andhra_purva' })).toMatch(/^\d{4}011[3-6]$/);
    expect(await dateBy({})).not.toMatch(/^\d{4}01/);
  });

  test('counts toward the rate by its years where it is computed, and as one unit where it is kept', async () => {
    const own = appWith();
    const { text } = own.issue({ ...ofFeeds, plan: 'starter' });
    const left: number[] = [];
    for (const query of [{}, {}, { years: '1' }]) {
      left.push(Number((await fetchFeed(own, text, query)).headers['x-ratelimit-remaining']));
    }
    expect(left).toEqual([300 - 10, 300 - 10 - 1, 300 - 10 - 1 - 5]);
  });

  test('pays once a day and feed, and nothing for a file that it has', async () => {
    const own = appWith();
    const { text } = own.issue(ofFeeds);
    const first = await fetchFeed(own, text);
    expect(first.headers['x-credits-cost']).toBe(String(FEED_CREDITS));
    await fetchFeed(own, text);
    await fetchFeed(own, text);
    expect(own.ledger.rows).toMatchObject([{ operation: 'panchang/festivals', cost: FEED_CREDITS }]);
    const fresh = await fetchFeed(own, text, {}, { 'if-none-match': String(first.headers.etag) });
    expect(fresh.statusCode).toBe(304);
    expect(fresh.headers['x-credits-cost']).toBe('0');
    expect(fresh.body).toBe('');
    const weak = await fetchFeed(own, text, {}, { 'if-none-match': `W/${String(first.headers.etag)}` });
    expect(weak.statusCode).toBe(304);
    await fetchFeed(own, text, { region: 'tamil' });
    expect(charged(own)).toBe(2);
  });

  test('may ask at the same time twice: one charge', async () => {
    const own = appWith();
    const { text } = own.issue(ofFeeds);
    const answers = await Promise.all([fetchFeed(own, text), fetchFeed(own, text)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(charged(own)).toBe(1);
  });

  test('is bound by the cap of a visitor', async () => {
    const own = appWith();
    const { text } = own.issue({ ...ofFeeds, browser: { ...browser, visitorCallsMax: 1 } });
    await fetchFeed(own, text);
    expect((await fetchFeed(own, text)).json()).toMatchObject({ status: 429, code: 'visitor_cap_reached' });
  });

  test('asks by HEAD as well', async () => {
    const url = `${FEED_PATH}?${new URLSearchParams({ key: key.text, ...DELHI }).toString()}`;
    const answer = await api.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('the key in an address', () => {
  test('that is secret is refused, is not looked up, and the answer does not repeat it', async () => {
    const api = appWith();
    const { text } = api.issue();
    const answer = await fetchFeed(api, text);
    expect(answer.json()).toMatchObject({ status: 403, code: 'secret_key_in_address' });
    expect(answer.body).not.toContain(text);
    expect(api.lookups).toEqual([]);
    expect(charged(api)).toBe(0);
  });

  test.each([[['*']], [['panchang']], [['panchang/festivals']]])(
    'that is publishable and has %j opens no feed without an origin',
    async (scopes) => {
      const api = appWith();
      const answer = await fetchFeed(api, api.issue({ browser, scopes }));
      expect(answer.json()).toMatchObject({ status: 403, code: 'feeds_denied', credits_charged: 0 });
    },
  );

  test('is refused from a page of another origin, whatever its scopes', async () => {
    const api = appWith();
    for (const origin of ['https://evil.example', 'null', '']) {
      const answer = await fetchFeed(api, api.issue(ofFeeds), {}, { origin });
      expect(answer.json()).toMatchObject({ status: 403, code: 'origin_denied' });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('serves a page of its own origin', async () => {
    const api = appWith();
    const answer = await fetchFeed(api, api.issue(ofFeeds), {}, { origin: HOME });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(HOME);
  });

  test.each(['graha_pub_nothing', 'x', '', '💥'])('“%s” is no key', async (text) => {
    expect((await fetchFeed(appWith(), text)).json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
  });

  test('opens nothing but feeds', async () => {
    const api = appWith();
    const { text } = api.issue(ofFeeds);
    const url = `/api/v1/panchang/festivals?from=2026-01-01&to=2026-01-31&latitude=1&longitude=1&timezone=1`;
    expect((await api.app.inject({ url: `${url}&key=${text}` })).json().code).toBe('missing_api_key');
    const asked = await api.app.inject({ url, headers: { 'x-api-key': text, origin: HOME } });
    expect(asked.json().code).toBe('scope_denied');
    expect((await api.app.inject({ url, headers: { 'x-api-key': text } })).json().code).toBe('origin_missing');
  });

  test('is not read where a header has one', async () => {
    const api = appWith();
    const secret = api.issue();
    const answer = await fetchFeed(api, 'graha_pub_nothing', {}, { 'x-api-key': secret.text });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a wrong request says what to change', () => {
  test.each([
    [{ from: '2026-01-01' }, 'from', 'from must be left out'],
    [{ years: '9' }, 'years', 'years must be 1 or 2'],
    [{ years: 'x' }, 'years', 'years must be 1 or 2'],
    [{ language: 'de' }, 'language', 'language must be one of'],
    [{ name: '' }, 'name', 'name must not be empty'],
    [{ region: 'atlantis' }, 'region', 'region must be one of'],
    [{ school: 'mine' }, 'settings.school', 'must be smarta, jyotisha or vaishnava'],
    [{ latitude: '91' }, 'latitude', 'latitude'],
    [{ nothing: '1' }, 'nothing', ''],
  ])('%j', async (query, member, words) => {
    const api = appWith();
    const answer = await fetchFeed(api, api.issue(ofFeeds), query);
    expect(answer.statusCode).toBe(422);
    const { detail } = answer.json<{ detail: { loc: string[]; msg: string }[] }>();
    const own = detail.find(({ loc }) => loc.at(-1) === member);
    expect(own === undefined ? detail : own.msg).toContain(words);
    expect(charged(api)).toBe(0);
  });

  test('no place', async () => {
    const api = appWith();
    const answer = await api.app.inject({ url: `${FEED_PATH}?key=${api.issue(ofFeeds).text}` });
    const named = answer.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc.at(-1));
    expect(named).toEqual(expect.arrayContaining(['latitude', 'longitude', 'timezone']));
  });
});
