import { civilAt, jdUtOfSecond } from '@graha/astro-engine/core/moment';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../request/issues.ts';
import { resolveSpan, type UncertainBirth } from '../../request/uncertain-birth.ts';
import { catalog } from '../catalog.ts';

const sky = await createEphemeris();
const { dasha, matchmaking } = catalog;

const clockReading = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);

const birth = fc.record({
  year: fc.integer({ min: 1850, max: 2050 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  timezone: fc.integer({ min: -12, max: 12 }),
  time: fc.oneof(
    fc.constant('unknown' as const),
    fc.tuple(clockReading, clockReading).map(([from, to]) => `${from}-${to}`),
    fc.tuple(clockReading, fc.integer({ min: 1, max: 600 })).map(([around, minutes]) => `${around}~${minutes}`),
  ),
});
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** One of the possible births, as a request with hours and minutes. */
function oneOf(sent: UncertainBirth, pick: number) {
  const { span } = resolveSpan(sent);
  const second = span.fromSecond + Math.floor(pick * (span.untilSecond - span.fromSecond));
  const { latitude, longitude, timezone } = sent;
  const { day: date, ...civil } = civilAt(jdUtOfSecond(second), Number(timezone) * 3600);
  return { second, known: { ...civil, date, latitude, longitude, timezone } };
}

const secondOfIso = (iso: string): number => Date.parse(iso) / 1_000;
const within = (second: number, { from, to }: { from: string; to: string }): boolean =>
  second >= secondOfIso(from) && second < secondOfIso(to);

function answerOf<Output>(
  entry: { input: Parameters<typeof readInput>[0]; compute(input: never, sky: never): Output },
  sent: object,
): Output {
  const read = readInput(entry.input, sent, 'body');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // Safe: the entry's own schema has read the input.
  return entry.compute(read.data as never, sky as never);
}

test('every possible birth has a dasha within what was said of the uncertain one', () => {
  fc.assert(
    fc.property(birth, share, fc.integer({ min: 0, max: 90 }), (sent, pick, age) => {
      const target_date = `${sent.year + age}-06-01`;
      const found = answerOf(dasha.uncertain, { ...sent, target_date });
      const { second, known } = oneOf(sent, pick);
      const certain = answerOf(dasha.vimshottari, { ...known, depth: 1 });
      const possible = found.dashas.find((one) => within(second, one));
      expect(possible?.lord).toBe(certain.balance_at_birth.lord);
      const remaining = certain.balance_at_birth.years_remaining;
      expect(remaining).toBeLessThanOrEqual((possible?.most_years_remaining ?? 0) + 1e-8);
      expect(remaining).toBeGreaterThanOrEqual((possible?.least_years_remaining ?? 0) - 1e-8);
      for (const [index, period] of certain.mahadashas.entries()) {
        const range = possible?.mahadashas[index];
        expect(range?.lord).toBe(period.lord);
        const start = secondOfIso(period.start_at);
        expect(start).toBeGreaterThanOrEqual(secondOfIso(range?.earliest_start ?? '') - 1);
        expect(start).toBeLessThanOrEqual(secondOfIso(range?.latest_start ?? '') + 1);
      }
      const ruling = answerOf(dasha.current, { ...known, target_date });
      for (const level of ['mahadasha', 'antardasha'] as const) {
        const held = found.at_target?.[level];
        const value = held?.certain ? held.value : held?.values?.find((one) => within(second, one))?.value;
        expect([level, value]).toEqual([level, ruling[level]?.lord ?? null]);
      }
    }),
    { numRuns: 150, seed: 33 },
  );
});

test('every possible couple has a score that the uncertain one lists, and no other is listed', () => {
  fc.assert(
    fc.property(birth, birth, share, share, (bride, groom, hers, his) => {
      const found = answerOf(matchmaking.uncertain, { bride, groom });
      const [her, him] = [oneOf(bride, hers), oneOf(groom, his)];
      const certain = answerOf(matchmaking.ashtakoot, { bride: her.known, groom: him.known });
      const possible = found.cases.find((one) => within(her.second, one.bride) && within(him.second, one.groom));
      expect(possible?.total_score).toBe(certain.total_score);
      expect(possible?.bride.nakshatra).toBe(certain.bride.nakshatra);
      expect(possible?.groom.sign).toBe(certain.groom.sign);
      const scores = found.cases.map(({ total_score }) => total_score);
      expect([found.least_score, found.greatest_score]).toEqual([Math.min(...scores), Math.max(...scores)]);
      expect(found.cases.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 6);
    }),
    { numRuns: 150, seed: 33 },
  );
});
