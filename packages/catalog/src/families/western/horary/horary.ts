import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import { figureOf } from '@graha/astro-engine/horary/figure';
import { judgmentOf } from '@graha/astro-engine/horary/horary';
import { ORB_TABLES } from '@graha/astro-engine/horary/lilly-tables';
import { marksOf } from '@graha/astro-engine/horary/marks';
import { houseOfSubject, SUBJECTS } from '@graha/astro-engine/horary/subjects';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { spotOf, TROPICAL, WESTERN_SKY } from '@graha/astro-engine/sky/placements';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { lotsOf } from '@graha/astro-engine/western/lots';
import { westernChart } from '@graha/astro-engine/western/natal';
import { sectOf } from '@graha/astro-engine/western/sect';
import { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { FROM_CENTRE, SETTINGS, withDefault } from '../../../request/settings.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { presentInSign } from '../../../wire/present-placement.ts';
import { longitudesOf } from '../dignity-operations.ts';
import { presentAspects, presentChart } from '../present.ts';
import { WESTERN_SETTINGS } from '../settings/reading.ts';
import { HORARY } from './horary-schema.ts';
import { presentJudgment } from './present-horary.ts';

const POINTS_OF_FIGURE = [...PLANETS, 'rahu'] as const;

const orb_table = {
  values: ORB_TABLES,
  title: 'Orbs of planets',
  description: 'The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones.',
} as const;

const Subject = z.enum(SUBJECTS, { error: () => `must be one of ${SUBJECTS.join(', ')}` }).meta({
  title: 'Subject',
  description:
    'Matter of the question; its house signifies it. house_2 to house_12 name a house itself, for a matter without a word here.',
});

export const horary = operation({
  summary: 'Horary question after William Lilly: significators, perfection and testimonies.',
  description:
    'The figure of the moment and place at which a question is understood, read by the rules of Christian Astrology (1647): the lord of ' +
    'the ascendant and the Moon stand for the one who asks, the lord of the house of `subject` for the matter. `applications` follow the ' +
    'real motion of these planets until an aspect is exact, one draws back or leaves its sign, with the planets that come between; ' +
    '`translations` and `collections` are the light that a third one carries or gathers. `considerations` say whether the figure is ' +
    'fit to be judged. `testimonies` are the rules that it meets, for and against, with their source: they are what the book says, not a ' +
    'forecast, and are not weighed. Houses are Regiomontanus by default; near the poles, where it has no solution, they are Porphyry, as metadata shows.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...FROM_CENTRE, house_system: withDefault(SETTINGS.house_system, 'regiomontanus'), orb_table },
    members: { subject: Subject },
  }),
  output: z.strictObject({
    subject: z.enum(SUBJECTS).describe('Subject of the question.'),
    ...HORARY,
    metadata: Metadata,
  }),
  credits: 2,
  cpuMaxMs: 6,
  example: { ...EXAMPLE_BIRTH, subject: 'marriage' },
  compute: ({ settings, subject, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { place, clock } = moment;
    const chart = westernChart(sky, moment, {
      points: POINTS_OF_FIGURE,
      zodiac: TROPICAL,
      nodeMode: settings.node_mode,
      isTopocentric: false,
      houseSystem: settings.house_system,
    });
    const { ascendantDeg, cuspsDeg, system } = chart.frame;
    const sect = sectOf(sky, moment);
    const figure = figureOf(chart, sect, settings.orb_table);
    const longitudes = longitudesOf(chart);
    const judgment = judgmentOf(
      figure,
      new SearchedSky(sky, WESTERN_SKY),
      { sky, place, clock, rule: 'almanac' },
      houseOfSubject(subject),
      marksOf(sky, chart),
    );
    const { fortune } = lotsOf(ascendantDeg, longitudes, sect, 'day_always');
    return {
      subject,
      sect,
      ...presentChart(chart),
      aspects: presentAspects(figure.aspects),
      fortune: { ...presentInSign(spotOf(fortune)), house: houseNumberOf(fortune, cuspsDeg) },
      ...presentJudgment(figure, judgment, houseOfSubject(subject), clock),
      confidence: 'one_source' as const,
      timing_confidence: 'disputed' as const,
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western', zodiac: 'tropical' }, settings, {
        house_system: system,
      }),
    };
  },
});
