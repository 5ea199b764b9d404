import { ashtakootOf, KOOTA_NAMES, type KootaResult } from '@graha/astro-engine/matching/ashtakoot';
import type { KootaGrade } from '@graha/texts/vedic-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { compatibilityRequest, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { MATCHING_METADATA, moonsOf } from '../matchmaking/couple.ts';
import { ASHTAKOOT_SETTINGS } from '../matchmaking/schemas.ts';
import { presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

/** Settings of the points; the houses of Mars have no part in them. */
const { house_set: _, ...KOOTA_SETTINGS } = ASHTAKOOT_SETTINGS;

const gradeOf = ({ score, max }: KootaResult): KootaGrade => (score === max ? 'full' : score === 0 ? 'none' : 'part');

export const match = operation({
  summary: 'What the books say of the eight kootas of a couple.',
  description:
    'Each of the eight tests of two Moons with the text of its result: all of its points, part of them or none. Points and reasons are ' +
    'those of `matchmaking/ashtakoot`, with the same settings for the tables of the schools.',
  input: compatibilityRequest(['ayanamsa'], { settings: KOOTA_SETTINGS, members: { format: Format } }),
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 2,
  scope: 'matching',
  postOnly: true,
  example: EXAMPLE_COUPLE,
  compute: ({ format, ...couple }, sky) => {
    const { settings } = couple;
    const { bride, groom } = moonsOf(couple, sky);
    const { kootas } = ashtakootOf(bride.moon, groom.moon, {
      vashyaTable: settings.vashya_table,
      vashyaSplit: settings.vashya_split,
      yoniTable: settings.yoni_table,
      ganaTable: settings.gana_table,
    });
    const called = KOOTA_NAMES.map((koota) => {
      const { score, max } = kootas[koota];
      const key = `${koota}-${gradeOf(kootas[koota])}`;
      return { topic: 'koota' as const, key, evidence: `${score} of ${max} points` };
    });
    const metadata = metadataOf(sky.name, { ...MATCHING_METADATA, system: 'texts' }, settings);
    return { ...presentTexts(called, format), metadata };
  },
});
