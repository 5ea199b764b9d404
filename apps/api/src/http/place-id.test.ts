import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { expect, test } from 'vitest';
import { appWith, MOSCOW } from '../testing/app-with.ts';

const UJJAIN_ID = 1_253_914;
const UJJAIN = { latitude: 23.18239, longitude: 75.77643, timezone: 'Asia/Kolkata' };

const { latitude: _, longitude: __, timezone: ___, ...born } = EXAMPLE_BIRTH;

function api() {
  const on = appWith();
  const headers = { 'x-api-key': on.issue().text };
  const post = (path: string, payload: object) =>
    on.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });
  const get = (path: string) => on.app.inject({ url: `/api/v1/${path}`, headers });
  return { ...on, post, get };
}

test('a place id stands for the latitude, longitude and time zone of a birth, in a body, a query and a couple', async () => {
  const { post, get } = api();
  const written = (await post('kundali/basic', { ...born, ...UJJAIN })).json();
  expect((await post('kundali/basic', { ...born, place_id: UJJAIN_ID })).json()).toEqual(written);
  const query = Object.entries({ ...born, place_id: UJJAIN_ID }).map(([name, value]) => `${name}=${value}`);
  expect((await get(`kundali/basic?${query.join('&')}`)).json()).toEqual(written);

  const couple = await post('matchmaking/ashtakoot', { bride: { ...born, ...UJJAIN }, groom: EXAMPLE_BIRTH });
  const byId = await post('matchmaking/ashtakoot', { bride: { ...born, place_id: UJJAIN_ID }, groom: EXAMPLE_BIRTH });
  expect([byId.statusCode, byId.json()]).toEqual([200, couple.json()]);
});

test('what is sent beside a place id replaces what the place has', async () => {
  const { post } = api();
  const zoned = { ...born, ...UJJAIN, timezone: 4 };
  const answer = await post('kundali/basic', { ...born, place_id: UJJAIN_ID, timezone: 4 });
  expect(answer.json()).toEqual((await post('kundali/basic', zoned)).json());
});

test('an id of no place is named with how to find one, each of a couple, and costs nothing', async () => {
  const { post, get, ledger } = api();
  const bad = (who: string) => ({
    loc: ['body', who, 'place_id'],
    msg: `${who}.place_id 7 is not the id of a place; GET /api/v1/places?q= finds ids by names`,
    type: 'value_error',
    input: 7,
  });
  const couple = { bride: { ...born, place_id: 7 }, groom: { ...born, place_id: 7 } };
  const refused = await post('matchmaking/ashtakoot', couple);
  expect([refused.statusCode, refused.json().detail]).toEqual([422, [bad('bride'), bad('groom')]]);
  expect((await get('kundali/basic?place_id=7')).json().detail[0].loc).toEqual(['query', 'place_id']);
  expect(ledger.rows).toEqual([]);
});

test.each([
  ['no number', 'ujjain', 'place_id must be a whole number'],
  ['zero', 0, 'place_id must be 1 to 2147483647'],
])('a place id that is %s is a problem among the others', async (_name, place_id, message) => {
  const refused = await api().post('kundali/basic', { ...born, place_id });
  expect(refused.json().detail.map(({ msg }: { msg: string }) => msg)).toContain(message);
});

test('an operation without a place does not take a place id', async () => {
  const refused = await api().post('numerology/life-path', { year: 1990, month: 1, date: 1, place_id: UJJAIN_ID });
  expect([refused.statusCode, refused.body.includes('place_id')]).toEqual([422, true]);
});

test('a batch takes place ids, and a replay under its key is the same call', async () => {
  const { post, app, issue, ledger } = api();
  const calls = [{ id: 'a', operation: 'kundali/basic', input: { ...born, place_id: UJJAIN_ID } }];
  const headers = { 'x-api-key': issue().text, 'idempotency-key': 'one' };
  const send = () => app.inject({ method: 'POST', url: '/api/v1/batch', payload: { calls }, headers });
  const written = (await post('kundali/basic', { ...born, ...UJJAIN })).json();
  const before = ledger.rows.length;
  const [first, second] = [(await send()).json().results[0], (await send()).json().results[0]];
  expect([first.answer, second.answer, first.replayed, second.replayed]).toEqual([written, written, false, true]);
  expect(ledger.rows.length - before).toBe(1);
});

test('a place gives its country to the calendar auto, and without a calendar an old date is Gregorian with a note', async () => {
  const { post } = api();
  const old = { ...born, year: 1900, month: 1, date: 7 };
  const birthOf = async (more: object) => (await post('kundali/basic', { ...old, ...more })).json().metadata.birth;
  expect(await birthOf({ place_id: MOSCOW.id })).toMatchObject({
    calendar: 'gregorian',
    note: { code: 'before_calendar_change', text: expect.stringContaining('Russia') },
  });
  const auto = { place_id: MOSCOW.id, calendar: 'auto' };
  expect(await birthOf(auto)).toMatchObject({ calendar: 'julian', gregorian_date: '1900-01-19' });
  expect(await birthOf({ ...auto, country: 'FR' })).toMatchObject({ calendar: 'gregorian' });

  const couple = { bride: { ...old, ...auto }, groom: EXAMPLE_BIRTH };
  const read = (await post('matchmaking/ashtakoot', couple)).json();
  expect(read.metadata.birth.bride).toMatchObject({ calendar: 'julian', gregorian_date: '1900-01-19' });

  const refused = await post('kundali/basic', { ...old, place_id: MOSCOW.id, country: 'RU' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().detail[0]).toMatchObject({
    loc: ['body', 'calendar'],
    msg: expect.stringMatching(/^calendar is required/),
  });
});
