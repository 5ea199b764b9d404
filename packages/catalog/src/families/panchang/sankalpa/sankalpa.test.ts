import {
  inSignLocative,
  SANKALPA_TRADITIONS,
  type SankalpaMoment,
  sankalpaWordsOf,
} from '@graha/astro-engine/calendar/sankalpa';
import { LUNAR_MONTHS } from '@graha/astro-engine/calendar/lunar-month';
import { karanaAt, NITYA_YOGAS, TITHIS } from '@graha/astro-engine/panchang/names';
import { RITUS } from '@graha/astro-engine/panchang/ritu';
import { toDevanagari, toIast } from '@graha/astro-engine/vocabulary/devanagari';
import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { sankalpaAccuracy } from '../../../accuracy/panchang/sankalpas.ts';
import { languageIn } from '../../../languages/languages.ts';
import { readInput } from '../../../request/issues.ts';
import { anyBirth } from '../../../testing/any-birth.ts';
import { sankalpa } from './sankalpa-operation.ts';

const sky = await createEphemeris();
const DIWALI = {
  year: 2026,
  month: 11,
  date: 8,
  hours: 18,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 5.5,
};
const at = (change: object = {}, settings: object = {}) => answered(sankalpa, { ...DIWALI, ...change, settings }, sky);

test.each(sankalpaAccuracy(sky))('$family agree with the prints', ({ cases, worstDifference }) => {
  expect(cases).toBeGreaterThan(10);
  expect(worstDifference).toBe(0);
});

describe('words follow from the vocabulary by the rules of grammar', () => {
  const { words } = languageIn('sa-Latn');
  const wordOf = (group: keyof typeof words, english: string): string => words[group]?.get(english)?.word ?? '';
  const MOMENT: SankalpaMoment = {
    year: 0, samvatsara: 'Prabhava', ayana: 'Uttarayana', rituIndex: 0, monthIndex: 0, isSolar: false, isAdhika: false, tithiIndex: 0,
    weekdayIndex: 0, nakshatraIndex: 0, yogaIndex: 0, karanaIndex: 0, sunSignIndex: 0, moonSignIndex: 0,
  }; // prettier-ignore
  const north = (change: Partial<SankalpaMoment>) => sankalpaWordsOf({ ...MOMENT, ...change }, 'north');

  test('a feminine tithi in ā has āyām, one in ī has yām, and pratipad has i', () => {
    for (const [tithiIndex, { name }] of TITHIS.entries()) {
      if (name === 'Purnima') continue; // Its name in the line is paurṇamāsī.
      const word = wordOf('TithiName', name);
      const ending =
        word === 'pratipadā' ? 'pratipadi' : word.endsWith('ā') ? `${word}yām` : word.replace(/ī$/u, 'yām');
      expect(north({ tithiIndex }).tithi).toBe(ending); // prettier-ignore
    }
    expect(north({ tithiIndex: 14 }).tithi).toBe('paurṇamāsī'.replace(/ī$/u, 'yām'));
  });

  test('the first tithi is prathamā in the south', () => {
    expect(sankalpaWordsOf({ ...MOMENT, tithiIndex: 15 }, 'deccan').tithi).toBe('prathamāyām');
  });

  test('a star is a stem before nakṣatre', () => {
    for (const [nakshatraIndex, { name }] of NAKSHATRAS.entries())
      expect(north({ nakshatraIndex }).nakshatra).toBe(`${wordOf('NakshatraName', name)}nakṣatre`);
  });

  test('a yoga is a stem before yoge: -mān is -mad, -yān -yo, -mā -ma', () => {
    for (const [yogaIndex, { name }] of NITYA_YOGAS.entries()) {
      const stem = wordOf('NityaYogaName', name).replace(/mān$/u, 'mad').replace(/yān$/u, 'yo').replace(/mā$/u, 'ma');
      expect(north({ yogaIndex }).yoga).toBe(`${stem}yoge`);
    }
  });

  test('a karana is a stem before karaṇe', () => {
    for (let karanaIndex = 0; karanaIndex < 60; karanaIndex += 1)
      expect(north({ karanaIndex }).karana).toBe(`${wordOf('KaranaName', karanaAt(karanaIndex).name)}karaṇe`);
  });

  test('the vowel of ṛtau joins with the season', () => {
    for (const [rituIndex, { name }] of RITUS.entries()) {
      const season = wordOf('RituName', name);
      const joined = /[aā]$/u.test(season) ? `${season.replace(/[aā]$/u, '')}artau` : `${season}ṛtau`;
      expect(north({ rituIndex }).ritu).toBe(joined);
    }
  });

  test('an ayana in a has e', () => {
    for (const ayana of ['Uttarayana', 'Dakshinayana'] as const)
      expect(north({ ayana }).ayana).toBe(wordOf('AyanaName', ayana).replace(/a$/u, 'e'));
  });

  test('a month is a stem before māse, and the a of adhika joins with ā', () => {
    for (const [monthIndex, name] of LUNAR_MONTHS.entries()) {
      if (name === 'Shravana') continue; // The one source of the vocabulary has the star, śravaṇa.
      const stem = wordOf('LunarMonthName', name);
      expect(north({ monthIndex }).month).toBe(`${stem}māse`);
      expect(north({ monthIndex, isAdhika: true }).month).toBe(`adhika${stem}māse`.replace('aā', 'ā'));
    }
    expect(north({ monthIndex: 4 }).month).toBe('śrāvaṇamāse');
  });

  test('a sign is a stem before rāśi', () => {
    for (const [signIndex, { name }] of SIGNS.entries())
      expect(inSignLocative(signIndex)).toBe(`${wordOf('SignName', name)}rāśisthite`);
  });

  test('the Devanagari words of the vocabulary are its Latin ones, letter by letter', () => {
    const latin = Object.entries(words).flatMap(([group, rows]) => [...rows].map(([english, { word }]) => ({ group, english, word }))); // prettier-ignore
    const devanagari = languageIn('sa').words;
    const pairs = latin.flatMap(({ group, english, word }) => {
      // Safe: the group is a key of the words of a language.
      const other = devanagari[group as keyof typeof devanagari]?.get(english)?.word;
      return other === undefined || group === 'PointLetter' ? [] : [{ word, other }];
    });
    expect(pairs.length).toBeGreaterThan(150);
    expect(pairs.map(({ word }) => toDevanagari(word))).toEqual(pairs.map(({ other }) => other));
    expect(pairs.map(({ other }) => toIast(other))).toEqual(pairs.map(({ word }) => word));
  });
});

describe('the line', () => {
  const SPOKEN = { place_name: 'काशी', gotra: 'भारद्वाज', name: 'राम', purpose: 'सत्यनारायणपूजनम्' };

  test('has the words of its parts in both letters, with an anusvara before consonants alone', () => {
    for (const tradition of SANKALPA_TRADITIONS) {
      const { text, parts } = at(SPOKEN, { tradition, place_kind: 'sacred_place' });
      const bare = (line: string) => line.replaceAll(/m(?= |$)|ṃ(?= |$)/gu, 'M').replaceAll(/म्(?= |$)|ं(?= |$)/gu, 'M');
      expect(bare(text.iast)).toBe(bare(parts.map(({ iast }) => iast).join(' ')));
      expect(bare(text.devanagari)).toBe(bare(parts.map(({ devanagari }) => devanagari).join(' ')));
      expect(toDevanagari(text.iast)).toBe(text.devanagari);
      expect(text.iast).not.toMatch(/m [^aāiīuūṛeo]|ṃ [aāiīuūṛeo]/u);
    }
  });

  test('ends with gotra, name and rite of the speaker', () => {
    expect(at(SPOKEN).text.devanagari).toMatch(/ भारद्वाजगोत्रोत्पन्नः रामनामाहं सत्यनारायणपूजनं करिष्ये$/u);
    expect(at({ gotra: 'अत्रि', name: 'सीता' }, { speaker: 'woman' }).text.iast).toMatch(
      /atrigotrotpannā sītānāmnyaham$/u,
    );
    expect(at({ name: 'Sita' }).text.devanagari).toMatch(/Sita-नामाहम्$/u);
    expect(at().text.iast).toMatch(/śubhatithau$/u);
  });

  test('names the place as its kind', () => {
    expect(at(SPOKEN, { place_kind: 'sacred_place' }).text.iast).toContain('kāśīkṣetre');
    expect(at(SPOKEN, { place_kind: 'village' }).text.iast).toContain('kāśīgrāme');
    expect(at(SPOKEN, { land: 'none' }).text.iast).not.toContain('jambūdvīpe');
  });

  test('of Diwali 2026 counts the year by Shaka or Vikrama, which in Gujarat is still the old one', () => {
    const of = (tradition: string) => {
      const { year, samvatsara, lunar_month, solar_month } = at({}, { tradition });
      return [year, samvatsara, lunar_month ?? solar_month];
    };
    expect(of('deccan')).toEqual([1948, 'Parabhava', 'Ashvina']);
    expect(of('tamil')).toEqual([1948, 'Parabhava', 'Tula']);
    expect(of('north')[0]).toBe(2083);
    expect(of('north')[2]).toBe('Kartika');
    expect(of('gujarat')[0]).toBe(2082);
    expect(of('gujarat')[2]).toBe('Ashvina');
  });

  test('of a leap month says so', () => {
    expect(at({ month: 6, date: 1 }).text.iast).toContain('adhikajyeṣṭhamāse');
  });
});

test.each([
  ['gotra', 'a<b'],
  ['name', '12'],
  ['place_name', 'x'.repeat(61)],
  ['purpose', ''],
  ['purpose', 'a\u0000b'],
])('%s refuses %j with its own name', (member, text) => {
  const read = readInput(sankalpa.input, { ...DIWALI, [member]: text }, 'body');
  expect(read.ok ? [] : read.problems.map(({ msg }) => msg.startsWith(member))).toEqual([true]);
});

test('600 moments of all years and latitudes have a line in every tradition, which holds until its end', () => {
  fc.assert(
    fc.property(anyBirth, fc.constantFrom(...SANKALPA_TRADITIONS), (moment, tradition) => {
      const { text, parts, at: now, valid_until } = answered(sankalpa, { ...moment, settings: { tradition } }, sky);
      expect(toDevanagari(text.iast)).toBe(text.devanagari);
      expect(text.devanagari).not.toMatch(/[a-zāīūṛṃḥ]/u);
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      expect(Date.parse(valid_until)).toBeGreaterThan(Date.parse(now));
      expect(Date.parse(valid_until) - Date.parse(now)).toBeLessThan(86_400_000);
    }),
    { numRuns: 600 },
  );
}, 60_000);
