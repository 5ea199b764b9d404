import { catalog } from '@graha/catalog/families/catalog';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { parseIcs, unescaped, valueOf } from '../testing/parse-ics.ts';
import { FeedQuery, festivalCalendar } from './festival-feed.ts';

const sky = await createEphemeris();
const place = { latitude: 17.385, longitude: 78.4867, timezone: 'Asia/Kolkata' };
const { festivals } = catalog.panchang;

function descriptionOf(asked: object): string {
  const input = festivals.input.parse({ from: '2026-01-01', to: '2026-12-31', ...place, ...asked });
  const answers = [festivals.output.parse(festivals.compute(input, sky))];
  const { key: _, ...options } = FeedQuery.parse({});
  const [event] = parseIcs(festivalCalendar({ place, school: 'smarta', options, answers })).components;
  return unescaped((event && valueOf(event, 'DESCRIPTION')) ?? '');
}

test('an event has the days of all almanacs with the reason, if they are asked for and differ', () => {
  const makara = descriptionOf({ ids: 'makara_sankranti', schools: 'all' });
  expect(makara).toMatch(/\n2026-01-14: DrikPanchang, /);
  expect(makara).toMatch(
    /\n2026-01-15: .*Gupta Press.*\. By the Surya Siddhanta the Sun enters Makara on 14 January at 20:55/,
  );
  expect(descriptionOf({ ids: 'makara_sankranti' })).not.toContain('2026-01-15');
  expect(descriptionOf({ ids: 'mesha_sankranti', schools: 'all' })).not.toContain('DrikPanchang');
});
