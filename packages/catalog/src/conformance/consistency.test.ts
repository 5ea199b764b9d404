import { PORUTHAM_VERDICTS } from '@graha/astro-engine/matching/porutham';
import { GLOSSARY } from '@graha/astro-engine/vocabulary/glossary';
import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { catalog } from '../families/catalog.ts';
import { listOperations } from '../list/list-operations.ts';

const sky = await createEphemeris();

/**
 * Births spread over years, hours and places, so that every sign rises and every nakshatra has the Moon in some of
 * them.
 */
const BIRTHS = Array.from({ length: 60 }, (_, index) => ({
  ...EXAMPLE_BIRTH,
  year: 1950 + index,
  month: 1 + ((index * 5) % 12),
  date: 1 + ((index * 11) % 28),
  hours: (index * 7) % 24,
}));
const COUPLES = [17, 7, 13, 29].flatMap((step) =>
  BIRTHS.map((bride, index) => ({ bride, groom: BIRTHS[(index * step + 3) % BIRTHS.length] ?? bride })),
);

test('a porutham that is vetoed is never called good, and the points keep their own verdict', () => {
  const { input, compute } = catalog.matchmaking.porutham;
  const answers = COUPLES.map((couple) => compute(input.parse(couple), sky));
  const vetoed = answers.filter(({ is_vetoed }) => is_vetoed);
  expect(vetoed.some(({ score_verdict }) => score_verdict === 'uthama')).toBe(true);
  expect(vetoed.filter(({ verdict }) => verdict !== 'adhama')).toEqual([]);
  for (const { is_vetoed, verdict, score_verdict, recommendation } of answers) {
    expect(verdict).toBe(is_vetoed ? 'adhama' : score_verdict);
    expect(recommendation.toLowerCase().startsWith(`${verdict}: `)).toBe(true);
  }
});

test('manglik, its severity and its description say one thing', () => {
  const { input, compute } = catalog.dosha.manglik;
  const answers = BIRTHS.map((birth) => compute(input.parse(birth), sky));
  for (const { is_manglik, is_cancelled, severity, cancellations, description } of answers) {
    expect(severity === 'none').toBe(!is_manglik);
    const isCancelled = is_manglik && cancellations.some(({ applies }) => applies);
    expect(is_cancelled).toBe(isCancelled);
    expect(description.includes('cancelled')).toBe(isCancelled);
  }
  const { ashtakoot } = catalog.matchmaking;
  for (const couple of COUPLES) {
    const { bride, groom } = ashtakoot.compute(ashtakoot.input.parse(couple), sky).manglik;
    for (const one of [bride, groom]) expect(one.severity === 'none').toBe(!one.is_manglik);
  }
});

describe.each(listOperations(catalog))('$id', (entry) => {
  test('names signs in one language', () => {
    const example: object = Object(entry.example);
    const inputs = 'bride' in example ? COUPLES : BIRTHS.map((birth) => ({ ...example, ...birth }));
    const texts = inputs.slice(0, 12).flatMap((input) => {
      const parsed = entry.input.safeParse(input);
      if (!parsed.success) return [];
      const answer = answerOf(entry, parsed.data, sky);
      // The newspapers' tropical sign and the chart for pictures have their own members.
      return [JSON.stringify(answer, (name, value: unknown) => (/^(zodiac|chart)$/.test(name) ? undefined : value))];
    });
    const names = (words: readonly string[]): string[] =>
      words.filter((word) => texts.some((text) => new RegExp(`\\b${word}\\b`).test(text)));
    const [english, sanskrit] = [names(SIGNS.map(({ name }) => name)), names(SIGNS.map((sign) => sign.sanskrit))];
    expect(english.length === 0 || sanskrit.length === 0 ? [] : [english, sanskrit]).toEqual([]);
  });
});

describe('vimshottari', () => {
  const { input, compute } = catalog.dasha.vimshottari;
  const asked = (members: object) => compute(input.parse({ ...EXAMPLE_BIRTH, ...members }), sky);

  test.each([4, 5])('takes depth %i without a date, and asks for now only then', (depth) => {
    expect(input.safeParse({ ...EXAMPLE_BIRTH, depth }).success).toBe(true);
    expect(catalog.dasha.vimshottari.asksForNow?.({ depth })).toBe(true);
    expect(catalog.dasha.vimshottari.asksForNow?.({ depth: 3 })).toBe(false);
    expect(catalog.dasha.vimshottari.asksForNow?.({})).toBe(false);
  });

  test('repeats the moment that it was asked about', () => {
    expect(asked({ depth: 5, target_date: '2026-11-21' }).metadata.as_of).toBe('2026-11-21T00:00:00+05:30');
    expect(asked({ depth: 2, target_date: '2026-11-21' }).metadata.as_of).toBe('2026-11-21T00:00:00+05:30');
    expect(asked({ depth: 2 }).metadata.as_of).toBeNull();
  });
});

test('the school words of answers are in the glossary', () => {
  const parts = NAKSHATRAS.map(({ rajju }) => rajju.part);
  const words = [...PORUTHAM_VERDICTS, ...parts, 'vela', 'ghati'];
  expect([...new Set(words)].filter((word) => !(word in GLOSSARY))).toEqual([]);
});
