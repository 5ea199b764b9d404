import { NAME_METHODS, nameNumber, type NameNumberKind } from '@graha/astro-engine/numerology/from-name';
import { Y_RULES } from '@graha/astro-engine/numerology/letters';
import { z } from 'zod';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { presentNameSum, presentPart, presentReading } from './present.ts';
import { FullName, numerologyMetadata, System, numerologyRequest, partsOf } from './request.ts';
import { NamePart, NUMBER, READING } from './schemas.ts';

const method = {
  values: NAME_METHODS,
  title: 'Method',
  description:
    'Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give ' +
    'the same single digit; only one of them may give a master number.',
} as const;

const y_as_vowel = {
  values: Y_RULES,
  title: 'Y as a vowel',
  description:
    'Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never.',
} as const;

const NameRequest = numerologyRequest({ full_name: FullName }, { method, y_as_vowel });

/** Members shared by the three operations, which differ in the letters that count. */
const SHARED = {
  input: NameRequest,
  credits: 1,
  example: { full_name: 'Ada Lovelace' },
  ownMetadata: { letter_table: System.unwrap().describe('Table that gave each letter its number.') },
} as const;
const BESIDE_NUMBER = {
  ...READING,
  parts: z.array(NamePart).describe('Each part of the name with its letters and their sum.'),
  metadata: Metadata,
};

function readName(kind: NameNumberKind, { full_name, system, settings }: z.output<typeof NameRequest>) {
  const { method, y_as_vowel } = settings;
  const found = nameNumber(kind, partsOf(full_name), { table: system, yRule: y_as_vowel, method });
  return {
    number: found.total.value,
    beside: {
      ...presentReading(found.total, presentNameSum(found, method)),
      parts: found.parts.map(presentPart),
      metadata: numerologyMetadata(system, { letter_table: system, method, y_as_vowel }),
    },
  };
}

const OF_LETTERS =
  'Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of ' +
  'the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise.';

export const expression = operation({
  summary: 'Expression (destiny) number from all letters of a full name.',
  description: `Abilities of a person, from all letters. ${OF_LETTERS}`,
  ...SHARED,
  output: z.strictObject({ expression_number: NUMBER.describe('The number, master numbers kept.'), ...BESIDE_NUMBER }),
  compute: (request) => {
    const { number, beside } = readName('expression', request);
    return { expression_number: number, ...beside };
  },
});

export const soulUrge = operation({
  summary: 'Soul urge number from the vowels of a full name.',
  description: `Inner wishes of a person, from the vowels alone. ${OF_LETTERS} It is 0 for a name without vowels.`,
  ...SHARED,
  output: z.strictObject({ soul_urge_number: NUMBER.describe('The number, master numbers kept.'), ...BESIDE_NUMBER }),
  compute: (request) => {
    const { number, beside } = readName('soulUrge', request);
    return { soul_urge_number: number, ...beside };
  },
});

export const personality = operation({
  summary: 'Personality number from the consonants of a full name.',
  description: `Impression that a person makes on others, from the consonants alone. ${OF_LETTERS} It is 0 for a name without consonants.`,
  ...SHARED,
  output: z.strictObject({ personality_number: NUMBER.describe('The number, master numbers kept.'), ...BESIDE_NUMBER }),
  compute: (request) => {
    const { number, beside } = readName('personality', request);
    return { personality_number: number, ...beside };
  },
});
