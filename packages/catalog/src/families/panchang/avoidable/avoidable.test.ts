import { AVOIDABLE_IDS } from '@graha/astro-engine/muhurta/avoidable';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { avoidableAccuracy } from '../../../accuracy/panchang/avoidable/avoidable.ts';
import { avoidableEdgeAccuracy } from '../../../accuracy/panchang/avoidable/edges.ts';
import { avoidableSeasonAccuracy } from '../../../accuracy/panchang/avoidable/seasons.ts';
import { costOf } from '../../../operation/price.ts';
import { readInput } from '../../../request/issues.ts';
import { anyBirth } from '../../../testing/any-birth.ts';
import { planets as planetOperations } from '../../planets/planets.ts';
import { panchang } from '../panchang.ts';
import { avoidableDays } from './avoidable-operation.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const of = (from: string, to: string, kinds?: string) =>
  answered(avoidableDays, { ...DELHI, from, to, ...(kinds === undefined ? {} : { kinds }) }, sky);
const dates = ({ periods }: ReturnType<typeof of>) =>
  periods.map(({ start, end }) => [start.slice(0, 10), end?.slice(0, 10)]);

const accuracy = [...avoidableAccuracy(sky), ...avoidableSeasonAccuracy(sky), ...avoidableEdgeAccuracy(sky)];
test.each(accuracy)('$family agree with the prints', ({ cases, worstDifference, tolerance }) => {
  expect(cases).toBeGreaterThanOrEqual(4);
  expect(worstDifference).toBeLessThanOrEqual(tolerance);
});

test('the seasons of 2026 are on the dates that almanacs print', () => {
  const year = (kinds: string) => dates(of('2026-01-01', '2026-12-31', kinds));
  expect(year('adhika')).toEqual([['2026-05-17', '2026-06-15']]);
  expect(year('pitru_paksha')).toEqual([['2026-09-26', '2026-10-10']]);
  expect(year('holashtak')).toEqual([['2026-02-24', '2026-03-03']]);
  expect(year('chaturmas')).toEqual([['2026-07-24', '2026-11-21']]);
  expect(year('kharmas')).toEqual([['2025-12-16', '2026-01-14'], ['2026-03-15', '2026-04-14'], ['2026-12-16', '2027-01-14']]); // prettier-ignore
  expect(of('2026-05-17', '2026-06-15', 'adhika').periods[0]?.lunar_month).toBe('Jyeshtha');
});

test('a lost month and the leap month after it are two periods with names of their own', () => {
  const { periods } = of('1983-01-10', '1983-03-20', 'adhika');
  expect(periods.map(({ start, end, lunar_month }) => [start.slice(0, 10), end?.slice(0, 10), lunar_month])).toEqual([
    ['1983-01-14', '1983-02-13', 'Pausha'],
    ['1983-02-13', '1983-03-14', 'Phalguna'],
  ]);
});

test('a period is whole, however short the dates, and one of a day before is not listed', () => {
  const [one] = of('2026-08-10', '2026-08-10', 'chaturmas').periods;
  expect([one?.start.slice(0, 10), one?.end?.slice(0, 10)]).toEqual(['2026-07-24', '2026-11-21']);
  expect(of('2026-11-22', '2026-11-22', 'chaturmas').periods).toEqual([]);
});

test('every moment is within the periods whose rule it meets, by the panchang and the planets of that moment', () => {
  fc.assert(
    fc.property(anyBirth, (moment) => {
      const full = answered(panchang.full, moment, sky);
      const { planets } = answered(planetOperations[''], moment, sky);
      const iso = `${String(moment.year).padStart(4, '0')}-${String(moment.month).padStart(2, '0')}-${String(moment.date).padStart(2, '0')}`;
      const { periods } = answered(avoidableDays, { latitude: moment.latitude, longitude: moment.longitude, timezone: moment.timezone, from: iso, to: iso }, sky); // prettier-ignore
      const clockMs =
        Date.parse(`${iso}T00:00:00Z`) +
        moment.hours * 3_600_000 +
        moment.minutes * 60_000 -
        moment.timezone * 3_600_000;
      const holds = (kind: string) => periods.some((one) => one.kind === kind && Date.parse(one.start) <= clockMs && (one.end === null || clockMs < Date.parse(one.end))); // prettier-ignore
      const placed = (name: string) => planets.find((one) => one.name === name);
      const [sun, moon] = [placed('Sun'), placed('Moon')];
      expect(holds('rikta_tithi')).toBe(full.tithi.group === 'Rikta');
      expect(holds('bhadra')).toBe(full.karana.name === 'Vishti');
      expect(holds('panchaka')).toBe(['Aquarius', 'Pisces'].includes(moon?.sign ?? ''));
      expect(holds('ganda_moola')).toBe(['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Moola', 'Revati'].includes(full.nakshatra.name)); // prettier-ignore
      expect(holds('kharmas')).toBe(['Sagittarius', 'Pisces'].includes(sun?.sign ?? ''));
      const apart = (name: string) => {
        const arc = Math.abs((placed(name)?.longitude ?? 0) - (sun?.longitude ?? 0));
        return Math.min(arc, 360 - arc);
      };
      expect(holds('guru_asta')).toBe(apart('Jupiter') < 11);
      expect(holds('shukra_asta')).toBe(apart('Venus') < (placed('Venus')?.is_retrograde === true ? 8 : 6));
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('600 days of all years and latitudes have an answer of all kinds, in order of time', () => {
  fc.assert(
    fc.property(anyBirth, fc.integer({ min: 0, max: 27 }), ({ year, month, date, latitude, longitude, timezone }, more) => {
      const day = (number: number) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
      const { periods, rules } = answered(avoidableDays, { from: day(date), to: day(Math.min(28, date + more)), latitude, longitude, timezone }, sky); // prettier-ignore
      expect(rules.map(({ kind }) => kind)).toEqual(AVOIDABLE_IDS);
      const starts = periods.map(({ start }) => Date.parse(start));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const empty = periods.filter(({ start, end }) => end !== null && Date.parse(end) <= Date.parse(start));
      expect(empty).toEqual([]);
    }),
    { numRuns: 600 },
  );
}, 120_000); // prettier-ignore

test('costs one credit for each 31 days, and takes a year at both ends of the ephemeris', () => {
  const cost = (from: string, to: string) => {
    const read = readInput(avoidableDays.input, { ...DELHI, from, to }, 'body');
    return read.ok ? costOf(avoidableDays, read.data) : read.problems.map(({ msg }) => msg);
  };
  expect(cost('2026-05-01', '2026-05-31')).toBe(1);
  expect(cost('2026-05-01', '2026-06-01')).toBe(2);
  expect(cost('2026-01-01', '2026-12-31')).toBe(12);
  expect(cost('2026-01-01', '2027-01-02')).toEqual(['to must be 2027-01-01 or earlier: one request takes 366 days, this one is 367']); // prettier-ignore
  expect(of('0601-01-01', '0601-12-31').periods.length).toBeGreaterThan(200);
  expect(of('2398-01-01', '2398-12-31').periods.length).toBeGreaterThan(200);
});

test('refuses a kind that does not exist with the list of those that do', () => {
  const read = readInput(
    avoidableDays.input,
    { ...DELHI, from: '2026-01-01', to: '2026-01-02', kinds: 'bhadra,x' },
    'body',
  );
  expect(read.ok ? '' : read.problems[0]?.msg).toContain('kinds must be names with commas between them, of rikta_tithi'); // prettier-ignore
});
