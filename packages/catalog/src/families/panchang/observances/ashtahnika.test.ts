import { normalizeDeg } from '@graha/astro-engine/core/angle';
import { observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6356, longitude: 77.2244, timezone: 'Asia/Kolkata' };
const datesOf = (ids: string, year: number): string[] =>
  answered(panchang.festivals, { ids, from: `${year}-01-01`, to: `${year}-12-31`, ...DELHI }, sky).festivals.map(({ date }) => date); // prettier-ignore

test('Ashtahnika lasts from the day on which Ashtami begins to the sunrise of the full moon', () => {
  const here = { latitudeDeg: DELHI.latitude, longitudeDeg: DELHI.longitude, altitudeM: 0 };
  const { days, angles, moon } = observanceSkyOf({ sky, place: here, clock: 19_800, rule: 'almanac' }, lightAnglesOf(sky, 'lahiri')); // prettier-ignore
  const tithiAt = (jdUt: number) => Math.floor(normalizeDeg(angles.elongation.degAt(jdUt)) / 12) + 1;
  for (const [season, monthIndex] of [
    ['ashadha', 3],
    ['kartika', 7],
    ['phalguna', 11],
  ] as const) {
    // prettier-ignore
    for (let number = 2015; number < 2035; number += 1) {
      const dayOf = (end: 'begins' | 'ends') => {
        const [date = '', ...more] = datesOf(`${season}_ashtahnika_${end}`, number);
        expect(more).toEqual([]);
        return days.at(Date.parse(date) / 86_400_000);
      };
      const [first, last] = [dayOf('begins'), dayOf('ends')];
      const tithis = ({ riseJdUt, nextRiseJdUt }: typeof first) => `${tithiAt(riseJdUt)} to ${tithiAt(nextRiseJdUt)}`;
      expect(['6 to 8', '7 to 8', '7 to 9']).toContain(tithis(first)); // Ashtami begins, or both begins and ends.
      expect(['15 to 15', '15 to 16', '15 to 17', '14 to 16']).toContain(tithis(last));
      expect(moon.monthAt(first.nextRiseJdUt)).toMatchObject({ monthIndex, kind: 'normal' });
      expect(last.dayCount - first.dayCount).toBeOneOf([7, 8, 9]);
    }
  }
});
