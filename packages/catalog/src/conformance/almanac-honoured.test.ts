import { ALMANAC_IDS, type AlmanacId, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { listOperations } from '../list/list-operations.ts';
import { answerOf } from '../operation/answer.ts';
import { formOf } from '../project/form.ts';
import { answerTo, askedWith } from './asked-with.ts';

const sky = await createEphemeris();
const BIRTHS = 400;

const operations = listOperations(catalog).filter((entry) =>
  formOf(entry).some(({ fields }) => fields.some(({ name }) => name === 'settings.almanac')),
);

/** Answers are the weekday and the times of day of the real Sun and Moon; `settings-honoured` proves it. */
const OF_THE_REAL_SKY = new Set([
  'vara', 'sun-times', 'moon-times', 'inauspicious-periods', 'choghadiya', 'hora', 'abhijit-muhurat', 'brahma-muhurta', 'amrit-kaal',
  'good-bad-times', 'disha-shool', 'gowri-nalla-neram', 'auspicious-period', 'inauspicious-period',
]); // prettier-ignore
const isOfTheRealSky = (id: string): boolean => OF_THE_REAL_SKY.has(id.split('/').at(-1) ?? '');

/** Whether an answer by one almanac differs from the answer by another. */
function differs(entry: (typeof operations)[number], almanac: AlmanacId, other: AlmanacId): boolean {
  for (let index = 0; index < BIRTHS; index += 1) {
    const [own, theirs] = [almanac, other].map((id) => answerTo(sky, entry, askedWith(entry, index, { almanac: id })));
    if (own !== null && theirs !== null && own !== theirs) return true;
  }
  return false;
}

/** It dates a calendar by an almanac of the calendar's region, and names it; tested below. */
const OF_REGIONS = 'panchang/solar-months';
/** Two sunrises or sunsets in a month may be in another half of the month; its own test has the dates. */
const RARELY = 'panchang/pancha-pakshi';

test('the catalogue has operations by almanac', () => {
  expect(operations.length).toBeGreaterThan(40);
});

test.each(operations)('$id names each almanac and its Sun and Moon, in its metadata', (entry) => {
  for (const almanac of ALMANAC_IDS) {
    const answer = answerOf(entry, entry.input.parse(askedWith(entry, 0, { almanac })), sky);
    const metadata = { almanac, sun_and_moon: almanacRowOf(almanac).sky };
    expect(answer).toMatchObject({ metadata });
  }
});

const byText = ALMANAC_IDS.filter((id) => almanacRowOf(id).sky !== 'drik');
const byAlmanac = operations.filter(({ id }) => !isOfTheRealSky(id) && id !== OF_REGIONS && id !== RARELY);

test.each(byAlmanac)('$id answers otherwise by each almanac with another Sun and Moon', (entry) => {
  expect(byText.filter((id) => !differs(entry, id, 'drik'))).toEqual([]);
});

test('solar months name the almanac that dates them: the one asked for, if it is a text or of the region', () => {
  const months = catalog.panchang['solar-months'];
  for (const almanac of ALMANAC_IDS) {
    const { solar, sky: text, region } = almanacRowOf(almanac);
    const calendar = solar?.calendar ?? 'tamil';
    const asked = { ...months.example, calendar, settings: { almanac } };
    const { school } = months.compute(months.input.parse(asked), sky);
    const isOfText = text !== 'drik' && region === 'all';
    expect([almanac, school]).toEqual([almanac, solar !== null || isOfText ? almanac : 'tamil_vakya']);
  }
});
