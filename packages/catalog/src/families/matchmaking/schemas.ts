import { ASHTAKOOT, KOOTA_NAMES, type KootaName } from '@graha/astro-engine/matching/ashtakoot';
import { PORUTHAM_NAMES, type PoruthamName } from '@graha/astro-engine/matching/porutham';
import { z } from 'zod';
import type { TermGroup } from '../../languages/term-groups.ts';
import { term } from '../../languages/terms.ts';
import { HouseNumber } from '../../wire/placement.ts';
import type { Setting } from '../../request/settings.ts';
import { houseSet, Severity } from '../dosha/manglik.ts';

export const ASHTAKOOT_SETTINGS = {
  vashya_table: {
    values: ['standard', 'saravali', 'astroyogi'],
    title: 'Vashya table',
    description: 'Whose points for who sways whom.',
  },
  vashya_split: {
    values: [true, false],
    title: 'Vashya by half signs',
    description: 'Whether Sagittarius and Capricorn change their class at 15°.',
  },
  yoni_table: { values: ['raman', 'saral'], title: 'Yoni table', description: 'Whose friendship of the animals.' },
  gana_table: {
    values: ['standard', 'saral_asht_koot'],
    title: 'Gana table',
    description: 'Whose points for tempers; they differ for a deva groom and a rakshasa bride.',
  },
  house_set: houseSet,
} as const satisfies Record<string, Setting>;

/** @param group of what is compared */
const compared = (group: TermGroup) => ({
  bride: term(group, z.string()).describe('What of hers is compared.'),
  groom: term(group, z.string()).describe('What of his is compared.'),
});

const kootaOf = (max: number, group: TermGroup) =>
  z.strictObject({
    score: z.number().min(0).max(max),
    max: z.literal(max),
    ...compared(group),
    description: z.string().describe('Why.'),
  });

export const Kootas = z.strictObject({
  varna: kootaOf(ASHTAKOOT.varna.max, 'VarnaName'),
  vashya: kootaOf(ASHTAKOOT.vashya.max, 'VashyaName'),
  tara: kootaOf(ASHTAKOOT.tara.max, 'TaraName'),
  yoni: kootaOf(ASHTAKOOT.yoni.max, 'YoniName'),
  graha_maitri: kootaOf(ASHTAKOOT.graha_maitri.max, 'PointName'),
  gana: kootaOf(ASHTAKOOT.gana.max, 'GanaName'),
  bhakoot: kootaOf(ASHTAKOOT.bhakoot.max, 'SignName'),
  nadi: kootaOf(ASHTAKOOT.nadi.max, 'NadiName'),
} satisfies Record<KootaName, z.ZodType>);

export const KootaException = z
  .strictObject({
    koota: z.enum(KOOTA_NAMES),
    name: z.string(),
    applies: z.boolean(),
    description: z.string(),
  })
  .meta({ id: 'KootaException', description: 'What tradition accepts in spite of a low koota. No score is changed.' });

const ManglikOfOne = z.strictObject({ is_manglik: z.boolean(), severity: Severity, mars_house: HouseNumber });

export const ManglikOfCouple = z
  .strictObject({ bride: ManglikOfOne, groom: ManglikOfOne, is_compatible: z.boolean(), description: z.string() })
  .meta({ id: 'ManglikOfCouple', description: 'Manglik dosha in both charts; it is no part of the score.' });

/** Rules of porutham that a caller may choose, wherever it is asked. */
export const PORUTHAM_SETTINGS = {
  method: {
    values: ['tamil', 'kerala'],
    title: 'Method',
    description: 'Whose rules: the Tamil almanacs’ or those of Kerala.',
  },
  rajju_direction: {
    values: [true, false],
    title: 'Directions of the rope',
    description: 'Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule).',
  },
  friendship: {
    values: ['yavana', 'parashara'],
    title: 'Friendship of lords',
    description: 'Which friendship of planets the lords of the signs are judged by.',
  },
  stree_deergha: {
    values: ['graded', 'over_7', 'over_9', 'over_15'],
    title: 'Stree deergha',
    description: 'How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named.',
  },
} as const satisfies Record<string, Setting>;

const PoruthamRow = z
  .strictObject({
    points: z.literal([0, 0.5, 1]),
    max: z.literal(1),
    bride: z.string().describe('What of hers is compared.'),
    groom: z.string().describe('What of his is compared.'),
    description: z.string().describe('Why.'),
  })
  .meta({ id: 'Porutham', description: 'One of the ten agreements.' });

const GanaPorutham = PoruthamRow.extend(compared('GanaName')).meta({
  id: 'GanaPorutham',
  description: 'The agreement of tempers.',
});

export const Poruthams = z.strictObject({
  dina: PoruthamRow,
  gana: GanaPorutham,
  mahendra: PoruthamRow,
  stree_deergha: PoruthamRow,
  yoni: PoruthamRow,
  vedha: PoruthamRow,
  rajju: PoruthamRow,
  rasi: PoruthamRow,
  rasyadhipati: PoruthamRow,
  vashya: PoruthamRow,
} satisfies Record<PoruthamName, z.ZodType>);

export const PoruthamNames = z.array(z.enum(PORUTHAM_NAMES));
