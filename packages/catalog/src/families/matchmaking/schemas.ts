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
    description: 'Source of the points for vashya, the influence of one partner on the other.',
  },
  vashya_split: {
    values: [true, false],
    title: 'Vashya by half signs',
    description: 'Whether Sagittarius and Capricorn change their class at 15°.',
  },
  yoni_table: { values: ['raman', 'saral'], title: 'Yoni table', description: 'Source of the friendships of animals.' },
  gana_table: {
    values: ['standard', 'saral_asht_koot'],
    title: 'Gana table',
    description: 'Source of the points for temperaments; they differ for a deva groom and a rakshasa bride.',
  },
  house_set: houseSet,
} as const satisfies Record<string, Setting>;

/** @param group word group of the compared terms */
const compared = (group: TermGroup) => ({
  bride: term(group, z.string()).describe('Compared value of the bride.'),
  groom: term(group, z.string()).describe('Compared value of the groom.'),
});

const kootaOf = (max: number, group: TermGroup) =>
  z.strictObject({
    score: z.number().min(0).max(max).describe('Points scored by this koota.'),
    max: z.literal(max).describe('Maximum number of points of this test.'),
    ...compared(group),
    description: z.string().describe('Why the test gives these points, in an English sentence.'),
  });

export const Kootas = z.strictObject({
  varna: kootaOf(ASHTAKOOT.varna.max, 'VarnaName').describe('Classes of the Moon signs.'),
  vashya: kootaOf(ASHTAKOOT.vashya.max, 'VashyaName').describe('Influence of one partner on the other.'),
  tara: kootaOf(ASHTAKOOT.tara.max, 'TaraName').describe('Distances of the stars, by the nine taras.'),
  yoni: kootaOf(ASHTAKOOT.yoni.max, 'YoniName').describe('Animals of the stars.'),
  graha_maitri: kootaOf(ASHTAKOOT.graha_maitri.max, 'PointName').describe('Friendship of the lords of the Moon signs.'),
  gana: kootaOf(ASHTAKOOT.gana.max, 'GanaName').describe('Tempers of the stars.'),
  bhakoot: kootaOf(ASHTAKOOT.bhakoot.max, 'SignName').describe('Distance of the Moon signs.'),
  nadi: kootaOf(ASHTAKOOT.nadi.max, 'NadiName').describe('Humours of the stars.'),
} satisfies Record<KootaName, z.ZodType>);

export const KootaException = z
  .strictObject({
    koota: z.enum(KOOTA_NAMES).describe('Id of the koota (test) that the exception softens.'),
    name: z.string().describe('Name of the exception.'),
    applies: z.boolean().describe('Whether the rule holds for this chart or couple.'),
    description: z.string().describe('The result in an English sentence.'),
  })
  .meta({ id: 'KootaException', description: 'A rule by which tradition accepts a low koota. It changes no score.' });

const ManglikOfOne = z.strictObject({
  is_manglik: z.boolean().describe('Whether Mars makes the dosha from the ascendant.'),
  severity: Severity,
  mars_house: HouseNumber.describe('House of Mars from the ascendant.'),
});

export const ManglikOfCouple = z
  .strictObject({
    bride: ManglikOfOne.describe('Manglik dosha of the bride.'),
    groom: ManglikOfOne.describe('Manglik dosha of the groom.'),
    is_compatible: z.boolean().describe('Whether the doshas of the two are compatible.'),
    description: z.string().describe('The result in an English sentence.'),
  })
  .meta({ id: 'ManglikOfCouple', description: 'Manglik dosha in both charts; it is not part of the score.' });

/** Rules of porutham that a caller may choose, in every operation with poruthams. */
export const PORUTHAM_SETTINGS = {
  method: {
    values: ['tamil', 'kerala'],
    title: 'Method',
    description: 'Source of the rules: the Tamil almanacs or those of Kerala.',
  },
  rajju_direction: {
    values: [true, false],
    title: 'Directions of the rope',
    description: 'Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule).',
  },
  friendship: {
    values: ['yavana', 'parashara'],
    title: 'Friendship of lords',
    description: 'Table of planetary friendships for the lords of the signs.',
  },
  stree_deergha: {
    values: ['graded', 'over_7', 'over_9', 'over_15'],
    title: 'Stree deergha',
    description:
      'Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number.',
  },
} as const satisfies Record<string, Setting>;

const PoruthamRow = z
  .strictObject({
    points: z.literal([0, 0.5, 1]).describe('Points scored: 1 for a full agreement, 0.5 for half, 0 for none.'),
    max: z.literal(1).describe('Maximum number of points of this test.'),
    bride: z.string().describe('Compared value of the bride.'),
    groom: z.string().describe('Compared value of the groom.'),
    description: z.string().describe('Why the test gives these points, in an English sentence.'),
  })
  .meta({ id: 'Porutham', description: 'One of the ten agreements.' });

const GanaPorutham = PoruthamRow.extend(compared('GanaName')).meta({
  id: 'GanaPorutham',
  description: 'The agreement of tempers.',
});

export const Poruthams = z.strictObject({
  dina: PoruthamRow.describe('Distance of the stars.'),
  gana: GanaPorutham.describe('Tempers of the stars.'),
  mahendra: PoruthamRow.describe('Distance of the stars, for children.'),
  stree_deergha: PoruthamRow.describe('Distance of his star from hers.'),
  yoni: PoruthamRow.describe('Animals of the stars.'),
  vedha: PoruthamRow.describe('Whether the stars pierce each other.'),
  rajju: PoruthamRow.describe('Parts of the body that the stars belong to.'),
  rasi: PoruthamRow.describe('Agreement of the Moon signs.'),
  rasyadhipati: PoruthamRow.describe('Friendship of the lords of the signs.'),
  vashya: PoruthamRow.describe('Influence of one partner on the other.'),
} satisfies Record<PoruthamName, z.ZodType>);

export const PoruthamNames = z.array(z.enum(PORUTHAM_NAMES));
