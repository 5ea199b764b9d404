import { SANKALPA_TRADITIONS } from '@graha/astro-engine/calendar/sankalpa';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import letters from '@graha/astro-engine/vocabulary/indic-scripts.fixture.json' with { type: 'json' };
import { inScript, type SanskritScript } from '@graha/astro-engine/vocabulary/indic-scripts';
import { z } from 'zod';
import { sankalpa } from '../../families/panchang/sankalpa/sankalpa-operation.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';
import fixture from './fixtures/sankalpas.fixture.json' with { type: 'json' };

const NAMES = ['samvatsara', 'ayana', 'ritu', 'paksha', 'tithi', 'weekday', 'nakshatra', 'yoga', 'karana'] as const;

const Printed = z.object({
  printed: z.array(
    z.object({
      tradition: z.enum(SANKALPA_TRADITIONS),
      at: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
      year: z.number().optional(),
      month: z.string(),
      says: z.array(z.string()).default([]),
      ...Object.fromEntries(NAMES.map((name) => [name, z.string().optional()])),
    }),
  ),
});

const [CHENNAI, HYDERABAD, DELHI] = [
  { latitude: 13.0827, longitude: 80.2707 },
  { latitude: 17.385, longitude: 78.4867 },
  { latitude: 28.6139, longitude: 77.209 },
];
const PLACES = { tamil: CHENNAI, deccan: HYDERABAD, north: DELHI, gujarat: DELHI };

/** Compares every letter of each script, and every vowel sign after a consonant, with those of another program. */
function lettersRow(): AccuracyRow {
  const wrong = new Mismatches();
  // Safe: the scripts of the fixture are scripts of Sanskrit.
  for (const [script, tables] of Object.entries(letters.scripts) as [SanskritScript, typeof letters.scripts.odia][]) {
    const { marks, ...alone } = tables;
    for (const table of Object.values(alone)) {
      for (const [letter, theirs] of Object.entries(table)) {
        if (script === 'odia' && letter === 'व') continue; // Its almanacs print b, as in ପୁନର୍ବସୁ.
        wrong.equal(inScript(letter, script).normalize('NFC'), theirs.normalize('NFC'));
      }
    }
    const k = inScript('क', script);
    for (const [mark, theirs] of Object.entries(marks)) wrong.equal(inScript(`क${mark}`, script), `${k}${theirs}`);
  }
  return wrong.row('Sankalpa: letters of seven scripts', 'sanscript 1.3.3');
}

/** Compares the names and the Sanskrit words of sankalpas with printed ones. */
export function sankalpaAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [names, words] = [new Mismatches(), new Mismatches()];
  for (const one of Printed.parse(fixture).printed) {
    const [year, month, date, hours, minutes] = one.at;
    const asked = { year, month, date, hours, minutes, ...PLACES[one.tradition], timezone: 5.5 };
    const found = answered(sankalpa, { ...asked, settings: { tradition: one.tradition } }, sky);
    const printed: Record<string, unknown> = one;
    for (const name of NAMES) if (printed[name] !== undefined) names.equal(found[name], printed[name]);
    if (one.year !== undefined) names.equal(found.year, one.year);
    names.equal(found.solar_month ?? found.lunar_month, one.month);
    for (const word of one.says) words.equal(found.text.iast.includes(word), true);
  }
  const source = 'Printed sankalpas and daily almanacs of eight publishers, 2013–2026';
  return [
    names.row('Sankalpa: year, season, month, limbs', source),
    words.row('Sankalpa: Sanskrit words with their endings', 'Printed sankalpas of five publishers, 2013–2023'),
    lettersRow(),
  ];
}
