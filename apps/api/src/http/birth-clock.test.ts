import fixture from '@graha/catalog/accuracy/sky/fixtures/local-mean-time.json' with { type: 'json' };
import { EXAMPLE_COUPLE } from '@graha/catalog/request/birth';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { foundBy } from '../places/place-thread.ts';
import { appWith } from '../testing/app-with.ts';

type Chart = (typeof fixture.charts)[number];

const sky = await createEphemeris();

/** The API with the sky and the places of the product. */
function api() {
  const on = appWith({ sky, places: { ask: foundBy } });
  const headers = { 'x-api-key': on.issue().text };
  const get = async (path: string) => (await on.app.inject({ url: `/api/v1/${path}`, headers })).json();
  const post = async (path: string, payload: object) =>
    (await on.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })).json();
  const mcp = async (name: string, sent: object) => {
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: sent } };
    const accept = { ...headers, accept: 'application/json, text/event-stream' };
    const { result } = (await on.app.inject({ method: 'POST', url: '/mcp', payload, headers: accept })).json();
    return result.structuredContent.answer;
  };
  return { get, post, mcp };
}

function timeOf({ date: day, time }: Chart) {
  const [year, month, date] = day.split('-').map(Number);
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return { year, month, date, hours, minutes, seconds };
}

const PRINTED = fixture.charts.filter(({ doubtful }) => !doubtful);

test.each(PRINTED)('$id, born before standard time: a place by its id gives the printed ascendant', async (chart) => {
  const { get, post } = api();
  const { places } = await get(`places?q=${encodeURIComponent(chart.place)}&limit=5`);
  const [place] = places.filter(
    ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      Math.hypot(latitude - chart.latitude, longitude - chart.longitude) < 0.15,
  );
  const request = { ...timeOf(chart), place_id: place.id };
  const natal = await post('western/natal', request);
  const { ascendant } = chart;
  const isDegree = typeof ascendant !== 'string';
  // A degree of longitude is four minutes of time, which move the ascendant by about a degree.
  const movedDeg = Math.abs(place.longitude - chart.longitude) + Math.abs(place.latitude - chart.latitude);
  const offDeg = isDegree ? Math.abs(natal.ascendant.longitude - ascendant.degree) : 0;
  expect(offDeg).toBeLessThan((isDegree ? ascendant.tolerance : 1) + 1.5 * movedDeg);
  const { lagna } = await post('kundali/basic', request);
  const sign = String(ascendant).endsWith(' sidereal') ? lagna.sign : natal.ascendant.sign;
  expect(isDegree ? '' : ascendant.slice(0, 3)).toBe(isDegree ? '' : sign.slice(0, 3));
  expect(natal.metadata.birth).toMatchObject({
    clock: 'local_mean',
    note: { code: expect.stringMatching(/^(?:before_standard_time|doubtful_history)$/) },
  });
});

test('a body, a query, a call of a batch and a tool of MCP name the same clock of the birth', async () => {
  const { get, post, mcp } = api();
  const birth = { year: 1869, month: 10, date: 2, hours: 7, minutes: 12, latitude: 21.6333, longitude: 69.6, timezone: 'Asia/Kolkata' }; // prettier-ignore
  const said = (await post('kundali/basic', birth)).metadata.birth;
  expect(said).toMatchObject({ utc: '1869-10-02T02:33:36Z', utc_offset: '+04:38:24', clock: 'local_mean' });
  const query = Object.entries(birth).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  expect((await get(`kundali/basic?${query.join('&')}`)).metadata.birth).toEqual(said);
  const { results } = await post('batch', { calls: [{ id: 'a', operation: 'kundali/basic', input: birth }] });
  expect(results[0].answer.metadata.birth).toEqual(said);
  expect((await mcp('birth_chart', birth)).metadata.birth).toEqual(said);
});

test('an answer about two births names the clock of each', async () => {
  const { metadata } = await api().post('matchmaking/ashtakoot', EXAMPLE_COUPLE);
  expect(Object.keys(metadata.birth)).toEqual(['bride', 'groom']);
  expect(metadata.birth.bride).toMatchObject({ clock: 'offset', tzdb: null });
});
