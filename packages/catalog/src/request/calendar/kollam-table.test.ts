import { keralaMonthStarts } from '@graha/astro-engine/calendar/civil/malayalam/by-sky';
import { malayalamMonthStart } from '@graha/astro-engine/calendar/civil/malayalam/month-start';
import { KOLLAM_YEARS } from '@graha/astro-engine/calendar/civil/malayalam/months.data';
import { dateOfDayCount, isoDate } from '@graha/astro-engine/core/moment';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';

// Births are read without the sky; `npm run calendar:malayalam` makes the table again.
test('every month of the table of the Kollam era begins on the day that the almanac of Kerala gives', async () => {
  const { first, last } = KOLLAM_YEARS;
  const starts = keralaMonthStarts(await createEphemeris(), KOLLAM_YEARS);
  expect(starts).toHaveLength((last - first + 1) * 12 + 1);
  const wrong = starts.flatMap((start, index) => {
    const [yearIndex, monthIndex] = [Math.floor(index / 12), index % 12];
    const isNextYear = yearIndex > last - first;
    const kept = isNextYear ? malayalamMonthStart(last, 12) : malayalamMonthStart(first + yearIndex, monthIndex);
    return kept === start ? [] : [`${first + yearIndex}-${monthIndex + 1}: ${isoDate(dateOfDayCount(start))}`];
  });
  expect(wrong).toEqual([]);
});
