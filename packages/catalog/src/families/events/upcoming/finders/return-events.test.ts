import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../accuracy/answered.ts';
import { western } from '../../../western/western.ts';
import { casesOf, printedSecond, rowsOf, WHOLE_YEAR } from '../testing.ts';

const sky = await createEphemeris();
const YEAR_SECONDS = WHOLE_YEAR * 86_400;

const SIDEREAL = { zodiac: 'sidereal', ayanamsa: 'lahiri' } as const;
const ZODIACS = ['tropical', 'sidereal'] as const;
const settingsOf = (zodiac: (typeof ZODIACS)[number]) => (zodiac === 'tropical' ? {} : SIDEREAL);
const startOf = (from: string): string => `${from}T00:00:00Z`;

test.each(ZODIACS)(
  '%s: solar returns and profected years of 200 births are those of their operations',
  (western_zodiac) => {
    const settings = settingsOf(western_zodiac);
    for (const { birth, from: day } of casesOf(200, 61)) {
      const from = startOf(day);
      const fromSecond = printedSecond(`${day}T00:00:00+00:00`);
      const rows = rowsOf(sky, {
        birth,
        from,
        days: WHOLE_YEAR,
        kinds: 'solar_return,profection_year',
        settings: { western_zodiac },
      });
      const year = Number(day.slice(0, 4));
      const returns = [year - 1, year, year + 1]
        .map((target_year) => answered(western['solar-return'], { ...birth, target_year, settings }, sky))
        .filter(
          ({ return_at }) =>
            printedSecond(return_at) >= fromSecond && printedSecond(return_at) < fromSecond + YEAR_SECONDS,
        );
      expect(rows.filter(({ kind }) => kind === 'solar_return').map(({ at, number }) => [at, number])).toEqual(
        returns.map(({ return_at, target_year }) => [return_at, target_year - birth.year]),
      );
      for (const row of rows.filter(({ kind }) => kind === 'profection_year')) {
        const target_date = new Date((printedSecond(row.at) + 3 * 86_400) * 1000).toISOString().slice(0, 10);
        const { year: profected, completed_years } = answered(
          western.profections,
          { ...birth, target_date, settings },
          sky,
        );
        const { start, end, sign, house, lord } = profected;
        expect([row.at, row.ends_at, row.sign, row.house, row.body, row.number]).toEqual([
          start,
          end,
          sign,
          house,
          lord,
          completed_years,
        ]);
      }
      expect(rows.length).toBe(2 * returns.length);
    }
  },
  120_000,
);

test.each(ZODIACS)(
  '%s: lunar returns of 60 births are those of western/lunar-return',
  (western_zodiac) => {
    const settings = settingsOf(western_zodiac);
    for (const { birth, from: day } of casesOf(60, 62)) {
      const fromSecond = printedSecond(`${day}T00:00:00+00:00`);
      const rows = rowsOf(sky, {
        birth,
        from: startOf(day),
        days: WHOLE_YEAR,
        kinds: 'lunar_return',
        settings: { western_zodiac },
      });
      const listed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (number) =>
          answered(western['lunar-return'], { ...birth, target: startOf(day), number, settings }, sky).return_at,
      );
      expect(rows.slice(0, 12).map(({ at }) => at)).toEqual(listed);
      expect([13, 14]).toContain(rows.length);
      expect(printedSecond(rows.at(-1)?.at ?? '')).toBeLessThan(fromSecond + YEAR_SECONDS);
    }
  },
  60_000,
);

test.each(['jupiter', 'saturn'] as const)(
  'returns of %s are the passes of western/planetary-return',
  (body) => {
    const period = body === 'jupiter' ? 12 : 29;
    for (const { birth } of casesOf(60, 63)) {
      const from = `${birth.year + period - 2}-01-01T00:00:00Z`;
      const { passes } = answered(western['planetary-return'], { ...birth, body, target: from }, sky);
      const rows = [0, 1, 2, 3, 4].flatMap((years) =>
        rowsOf(sky, {
          birth,
          from: `${birth.year + period - 2 + years}-01-01T00:00:00Z`,
          days: new Date(Date.UTC(birth.year + period - 2 + years, 1, 29)).getUTCDate() === 29 ? 366 : 365,
          kinds: `${body}_return`,
        }),
      );
      expect(rows.map(({ at, is_retrograde }) => [at, is_retrograde])).toEqual(
        passes.map(({ at, is_retrograde }) => [at, is_retrograde]),
      );
    }
  },
  60_000,
);
