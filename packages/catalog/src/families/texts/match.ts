import { ashtakootOf, KOOTA_NAMES } from '@graha/astro-engine/matching/ashtakoot';
import { poruthamOf } from '@graha/astro-engine/matching/porutham';
import type { MatchGrade } from '@graha/texts/matching-topics';
import type { TopicId } from '@graha/texts/tables';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { compatibilityRequest, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { MATCHING_METADATA, moonsOf } from '../matchmaking/couple.ts';
import { schoolOf } from '../matchmaking/porutham.ts';
import { ASHTAKOOT_SETTINGS, PORUTHAM_SETTINGS } from '../matchmaking/schemas.ts';
import { type Called, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

/** Settings of the points; the houses of Mars have no part in them. */
const { house_set: _, ...KOOTA_SETTINGS } = ASHTAKOOT_SETTINGS;

const MATCH_TOPICS = ['koota', 'porutham'] as const satisfies readonly TopicId[];
type MatchTopic = (typeof MATCH_TOPICS)[number];

const MatchTextsRequest = compatibilityRequest(['ayanamsa'], {
  settings: { ...KOOTA_SETTINGS, ...PORUTHAM_SETTINGS },
  members: {
    topics: nameList(MATCH_TOPICS, {
      title: 'Topics',
      description: 'The eight kootas of the North or the ten poruthams of the South; both if omitted.',
    }).optional(),
    format: Format,
  },
});
type Asked = Pick<z.output<typeof MatchTextsRequest>, 'settings'>;

const gradeOf = (points: number, max: number): MatchGrade => (points === max ? 'full' : points === 0 ? 'none' : 'part');

const calledFor = (topic: MatchTopic, test: string, points: number, max: number): Called => ({
  topic,
  key: `${test}-${gradeOf(points, max)}`,
  evidence: `${points} of ${max} point${max === 1 ? '' : 's'}`,
});

type Moons = Pick<ReturnType<typeof moonsOf>, 'bride' | 'groom'>;

const CALLED: Readonly<Record<MatchTopic, (moons: Moons, settings: Asked['settings']) => Called[]>> = {
  koota: ({ bride, groom }, settings) => {
    const { kootas } = ashtakootOf(bride.moon, groom.moon, {
      vashyaTable: settings.vashya_table,
      vashyaSplit: settings.vashya_split,
      yoniTable: settings.yoni_table,
      ganaTable: settings.gana_table,
    });
    return KOOTA_NAMES.map((name) => calledFor('koota', name, kootas[name].score, kootas[name].max));
  },
  porutham: ({ bride, groom }, settings) =>
    poruthamOf(bride.moon, groom.moon, schoolOf(settings)).results.map(({ name, points }) =>
      calledFor('porutham', name, points, 1),
    ),
};

export const match = operation({
  summary: 'What the books say of the kootas and poruthams of a couple.',
  description:
    'Each of the eight kootas and of the ten poruthams of two Moons with the text of its result: all of its points, part of them or ' +
    'none. Points are those of `matchmaking/ashtakoot` and `matchmaking/porutham`, with the same settings for the tables of the schools.',
  input: MatchTextsRequest,
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 2,
  scope: 'matching',
  postOnly: true,
  example: EXAMPLE_COUPLE,
  compute: ({ topics, format, ...couple }, sky) => {
    const { settings } = couple;
    const moons = moonsOf(couple, sky);
    const asked = topics === undefined ? MATCH_TOPICS : chosenOf(topics, MATCH_TOPICS);
    const called = asked.flatMap((topic) => CALLED[topic](moons, settings));
    const metadata = metadataOf(sky.name, { ...MATCHING_METADATA, system: 'texts' }, settings);
    return { ...presentTexts(called, format), metadata };
  },
});
