import { expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';

const { app, issue } = appWith();
const { text: key } = issue({}, { credits: 1000, calls: null });

const ask = (id: string, accept: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/${id}`,
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept },
    payload: JSON.stringify({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', ...own(id) }),
  });
const own = (id: string): object => (id === 'ephemeris/table' ? { bodies: 'sun,moon' } : { kinds: 'lunar_phase' });

test('an ephemeris comes as CSV: a head, and a row for each body and instant', async () => {
  const { statusCode, headers, body } = await ask('ephemeris/table', 'text/csv');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  const [head, ...rows] = body.trimEnd().split('\r\n');
  expect(head).toBe('at,julian_day_ut,body,longitude,sign,degree,latitude,distance,speed,is_retrograde');
  expect(rows.map((row) => row.split(',')[2])).toEqual(['Sun', 'Moon', 'Sun', 'Moon']);
});

test('pages that say where they go on do not come as CSV, which could not say it', async () =>
  expect((await ask('events/search', 'text/csv')).statusCode).toBe(406));
