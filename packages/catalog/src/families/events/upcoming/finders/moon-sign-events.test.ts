import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../accuracy/answered.ts';
import { chandrashtama } from '../../../astrology/doshas/chandrashtama.ts';
import { sadeSati } from '../../../astrology/doshas/sade-sati.ts';
import { casesOf, printedSecond, timelineOf, WHOLE_YEAR } from '../testing.ts';

const sky = await createEphemeris();
const CENTURY_YEARS = 99;

type Transit = { phase: string | null; panoti: string | null; start: string | null; end: string | null };
const MEMBERS = { sade_sati: 'phase', panoti: 'panoti' } as const;

/** Begins, changes and ends of a condition, from the printed transits of a life. */
function stepsOf(transits: readonly Transit[], member: 'phase' | 'panoti') {
  const rows = transits.filter((transit) => transit[member] !== null && transit.start !== null && transit.end !== null);
  return rows.flatMap((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const begins = {
      second: printedSecond(row.start ?? ''),
      change: before?.end === row.start ? 'changes' : 'begins',
      detail: row[member],
    };
    const ends = { second: printedSecond(row.end ?? ''), change: 'ends', detail: row[member] };
    return after?.start === row.end ? [begins] : [begins, ends];
  });
}

test.each(['sade_sati', 'panoti'] as const)(
  '%s of 200 births is that of astrology/sade-sati, step by step',
  (kind) => {
    let count = 0;
    for (const { birth } of casesOf(200, 43)) {
      const { transits } = answered(sadeSati, { ...birth, target_date: `${birth.year + 1}-01-01` }, sky);
      const steps = stepsOf(transits, MEMBERS[kind]);
      const firstYear = birth.year + 30;
      for (let year = firstYear; year < Math.min(firstYear + 12, birth.year + CENTURY_YEARS); year += 1) {
        const [fromSecond, untilSecond] = [year, year + 1].map((one) => Date.UTC(one, 0, 1) / 1000);
        const from = `${year}-01-01T00:00:00Z`;
        const days = ((untilSecond ?? 0) - (fromSecond ?? 0)) / 86_400;
        const found = timelineOf(sky, { birth, from, days, kinds: kind });
        count += found.length;
        expect(
          found.map(({ atSecond, row }) => ({ second: atSecond, change: row.change, detail: row.detail })),
        ).toEqual(steps.filter(({ second }) => second >= (fromSecond ?? 0) && second < (untilSecond ?? 0)));
      }
    }
    expect(count).toBeGreaterThan(300);
  },
  240_000,
);

test('chandrashtamas of 60 births are those of the operation', () => {
  for (const { birth, from: day } of casesOf(60, 44)) {
    const from = `${day}T00:00:00Z`;
    const found = timelineOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'chandrashtama' });
    const { chandrashtama_timing: listed } = answered(chandrashtama, { ...birth, target: from, days: WHOLE_YEAR }, sky);
    const begun = listed.filter(({ start }) => printedSecond(start) >= printedSecond(`${day}T00:00:00+00:00`));
    expect(found.map(({ row }) => [row.at, row.ends_at])).toEqual(begun.map(({ start, end }) => [start, end]));
  }
}, 60_000);
