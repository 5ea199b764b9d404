import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { singleDigit } from '@graha/astro-engine/numerology/reduce';
import { numerology } from '../../families/numerology/numerology.ts';
import fixture from './fixtures/numerology.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

/**
 * Compares numbers with other services and libraries. If a source has no master numbers, ours are reduced to one digit.
 */
export function numerologyAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { 'life-path': lifePath, expression, 'soul-urge': soulUrge, personality } = numerology;
  const lifePathOf = (date: string, settings: object = {}): number =>
    lifePath.compute(lifePath.input.parse({ date, settings }), sky).life_path_number;
  const expressionOf = (request: object): number =>
    expression.compute(expression.input.parse(request), sky).expression_number;
  const services = new Mismatches();
  for (const [name, date, nameNumber, digitSum] of fixture.astrologyapi) {
    services.equal(singleDigit(expressionOf({ full_name: name, system: 'chaldean' })), nameNumber);
    services.equal(singleDigit(lifePathOf(String(date), { method: 'all_digits' })), digitSum);
  }
  const libraries = new Mismatches();
  for (const { full_name, date, expression, life_path, ...more } of fixture.published) {
    libraries.equal(expressionOf({ full_name }), expression);
    libraries.equal(lifePathOf(date), life_path);
    if (more.soul_urge === undefined) continue;
    const vowels = soulUrge.compute(soulUrge.input.parse({ full_name }), sky);
    libraries.equal(vowels.soul_urge_number, more.soul_urge);
    const consonants = personality.compute(personality.input.parse({ full_name }), sky);
    libraries.equal(consonants.personality_number, more.personality);
    for (const [part, number] of Object.entries(more.parts ?? {}))
      libraries.equal(singleDigit(expressionOf({ full_name: part })), number);
  }
  return [
    services.row('numerology', 'AstrologyAPI, 2026', 'Its numbers are single digits: masters are reduced for it'),
    libraries.row('numerology', 'published tests of two libraries'),
  ];
}
