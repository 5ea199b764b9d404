import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { periodBars, runningPath, type Period, type PeriodChart } from './period-bars.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const YEAR_MS = 365.25 * 86_400_000;
const LORDS = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17];

/** Periods in the proportions of the Vimshottari years, each divided into nine in the same proportions. */
function divided(startMs: number, lengthMs: number, depth: number): Period[] {
  let reachedMs = startMs;
  return LORDS.map((name, index) => {
    const ownMs = (lengthMs * (YEARS[index] ?? 0)) / 120;
    const period: Period = {
      name,
      startMs: reachedMs,
      endMs: reachedMs + ownMs,
      ...(depth > 1 ? { children: divided(reachedMs, ownMs, depth - 1) } : {}),
    };
    reachedMs += ownMs;
    return period;
  });
}

const BEGIN_MS = Date.UTC(1987, 9, 19);
const PERIODS = divided(BEGIN_MS, 120 * YEAR_MS, 3);
const NOW_MS = Date.UTC(2026, 10, 21);
const chart = (changed: Partial<PeriodChart> = {}): PeriodChart => ({
  periods: PERIODS,
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha'],
  opened: runningPath(PERIODS, NOW_MS),
  nowMs: NOW_MS,
  birthMs: null,
  ...changed,
});
const draw = (drawn: PeriodChart) => periodBars(drawn, { id: 'd', title: 'Dasha' });
const named = (root: SvgElement, name: string) => [...elementsOf(root)].filter(({ attributes }) => name in attributes);
const barOf = (group: SvgElement) => [...elementsOf(group)].find(({ tag }) => tag === 'rect')?.attributes ?? {};

describe('bars', () => {
  test('the bars of each row fill the whole width, in order, in the shares of their lengths', () => {
    for (const depth of [1, 2, 3]) {
      const bars = named(draw(chart()), 'data-period')
        .filter(({ attributes }) => String(attributes['data-period']).split('.').length === depth)
        .map(barOf);
      expect(bars).toHaveLength(9);
      expect(Number(bars[0]?.['x'])).toBeCloseTo(0.75, 1);
      expect(Number(bars[8]?.['x']) + Number(bars[8]?.['width'])).toBeCloseTo(999.25, 1);
      bars.forEach(({ width }, index) =>
        expect(Number(width)).toBeCloseTo(((YEARS[index] ?? 0) / 120) * 1000 - 1.5, 1),
      );
    }
  });

  test('only what runs now is inked, once in each row, and a needle stands in it', () => {
    const drawn = draw(chart());
    const inked = named(drawn, 'data-period').filter((group) => barOf(group)['fill'] === 'var(--ink)');
    expect(inked.map(({ attributes }) => attributes['data-period'])).toEqual([1, 2, 3].map(runningAt));
    for (const [index, needle] of named(drawn, 'data-now').entries()) {
      const box = barOf(inked[index] ?? drawn);
      const x = Number(barOf(needle)['x']) + 1;
      expect(x).toBeGreaterThanOrEqual(Number(box['x']) - 1);
      expect(x).toBeLessThanOrEqual(Number(box['x']) + Number(box['width']) + 1);
    }
  });

  test('opening another period shows its parts, without a needle where now is elsewhere', () => {
    const drawn = draw(chart({ opened: [0] }));
    expect(textOf(drawn)).toContain('Antardasha of Ketu');
    expect(textOf(drawn)).not.toContain('Pratyantardasha of');
    expect(named(drawn, 'data-now')).toHaveLength(1);
  });

  test('what was over at birth is hatched', () => {
    expect(draw(chart()).children.some((child) => typeof child !== 'string' && child.tag === 'pattern')).toBe(false);
    const drawn = draw(chart({ opened: [], birthMs: BEGIN_MS + 3.5 * YEAR_MS }));
    const hatched = [...elementsOf(drawn)].filter(({ attributes }) => attributes['fill'] === 'url(#d-hatch)');
    expect(hatched.map(({ attributes }) => Math.round(Number(attributes['width'])))).toEqual([28]);
  });

  test('names shorten and vanish, but never stand on each other', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.2, max: 40, noNaN: true }), { minLength: 1, maxLength: 40 }), (years) => {
        let reachedMs = 0;
        const periods = years.map((length, index) => {
          const startMs = reachedMs;
          reachedMs += length * YEAR_MS;
          return { name: LORDS[index % 9] ?? '', startMs, endMs: reachedMs };
        });
        expect(overlappingPairs(textBoxes(draw(chart({ periods, opened: [], nowMs: null }))))).toEqual([]);
      }),
    );
  });
});

/** Computes the path to the running period independently, `depth` levels deep. */
function runningAt(depth: number): string {
  let here: readonly Period[] = PERIODS;
  const path = Array.from({ length: depth }, () => {
    const index = here.findIndex(({ startMs, endMs }) => startMs <= NOW_MS && NOW_MS < endMs);
    here = here[index]?.children ?? [];
    return index;
  });
  return path.join('.');
}

test('the running path is empty before and after everything', () => {
  expect(runningPath(PERIODS, BEGIN_MS - 1)).toEqual([]);
  expect(runningPath(PERIODS, BEGIN_MS)).toEqual([0, 0, 0]);
  expect(runningPath(PERIODS, BEGIN_MS + 121 * YEAR_MS)).toEqual([]);
});

test('the description names every period that is shown, and which of them run', () => {
  const description = [...elementsOf(draw(chart({ opened: [] })))].find(({ tag }) => tag === 'desc');
  const words = description ? textOf(description) : '';
  for (const lord of LORDS) expect(words).toContain(`${lord}, `);
  expect(words.match(/running/g)).toHaveLength(1);
  expect(words).toMatch(/^Mahadasha: Ketu, 1987-10-19 to 1994-10-18; /);
});
