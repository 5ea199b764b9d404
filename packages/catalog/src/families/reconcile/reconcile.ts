import type { Convention } from '@graha/astro-engine/reconcile/convention';
import { contradictionsIn } from '@graha/astro-engine/reconcile/contradictions';
import { decidingValue } from '@graha/astro-engine/reconcile/deciding';
import { PROGRAM_IDS, programOf, PROGRAMS } from '@graha/astro-engine/reconcile/programs';
import { search } from '@graha/astro-engine/reconcile/search';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { operation } from '../../operation/operation.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { AyanamsaMark, ayanamsaMarks } from './ayanamsa-marks.ts';
import {
  presentChart,
  presentContradiction,
  presentDeciding,
  presentFit,
  presentValues,
  sentenceOf,
} from './present.ts';
import { ComparedValue, Contradiction, Decider, Explanation, ReconcileChart, VERDICTS } from './schemas.ts';
import { shownOf, ShownMembers, sentTextOf } from './shown-members.ts';
import { momentsOf, placesOf } from './slips/readings.ts';

const EXPLANATIONS_MAX = 8;
const FORMULAS = { formula_version: '1.0', system: 'reconcile', house_system: 'whole_sign' } as const;

const Program = z
  .enum(PROGRAM_IDS, { error: `must be one of ${PROGRAM_IDS.join(', ')}` })
  .optional()
  .meta({
    title: 'Program',
    description: 'The program that shows the values, if you know it: its own defaults are tried first.',
  });

type Settings = {
  ayanamsa: Convention['zodiac'];
  observation_point: Convention['observer'];
  node_mode: Convention['node'];
  sunrise: Convention['sunrise'];
  year_length: number;
};

const ownConvention = (settings: Settings): Convention => ({
  zodiac: settings.ayanamsa,
  equinox: 'true',
  observer: settings.observation_point,
  node: settings.node_mode,
  sunrise: settings.sunrise,
  yearLengthDays: settings.year_length,
  houses: 'whole_sign',
  star: 'moon',
  tithiAt: 'birth',
});

const verdictOf = (explanations: readonly { departures: number }[]): (typeof VERDICTS)[number] => {
  const [first, second] = explanations;
  if (first === undefined) return 'unexplained';
  if (first.departures === 0) return 'agrees';
  return second === undefined ? 'explained' : 'several';
};

export const reconcile = {
  '': operation({
    summary: 'Why another program shows other values for one birth.',
    description:
      'Send a birth and what the other program shows: positions, nakshatra, dasha, tithi, sunrise, ayanamsa, houses. Every clock, ' +
      'calendar and convention that people use is tried, alone and up to three together, and the answer has the combinations that ' +
      'give all of the values: the fewest differences first, then the likeliest, each with the requests that reproduce it. The ' +
      'digits that you send are the tolerance. Where nothing fits, it has the closest and the values that contradict each other; ' +
      'where several fit, the value that would decide. Points of a matching are not taken, because they need a second birth.',
    input: birthRequest(['ayanamsa', 'node_mode', 'sunrise', 'year_length'], {
      members: { shown: ShownMembers, program: Program },
    }),
    output: z.strictObject({
      verdict: z
        .enum(VERDICTS)
        .describe(
          'agrees: every value fits your settings. explained: one explanation. several: more than one. unexplained: none.',
        ),
      sentence: z.string().describe('The answer in one or two sentences.'),
      explanations: z.array(Explanation).max(EXPLANATIONS_MAX).describe('Combinations in which every value fits.'),
      partial: z.array(Explanation).describe('The closest combinations, if no value of `explanations` is given.'),
      yours: z.array(ComparedValue).describe('The values by your own birth and settings.'),
      charts: z
        .strictObject({
          yours: ReconcileChart.describe('By your own birth and settings.'),
          theirs: ReconcileChart.nullable().describe('By the first explanation; null without one.'),
        })
        .describe('Both charts, side by side.'),
      ayanamsas: z
        .array(AyanamsaMark)
        .describe('Every ayanamsa within 3° of yours and the Moon by it, the furthest back first.'),
      contradictions: z
        .array(Contradiction)
        .describe('Shown values that contradict each other; looked for if there is no explanation.'),
      deciding: Decider.nullable().describe(
        'The value that would tell several explanations apart; null if none would.',
      ),
      coincidences: z
        .int()
        .min(0)
        .describe('Combinations of two or three differences that fit, but that chance explains as well; not listed.'),
      tried: z.int().min(1).describe('Number of combinations of birth, zodiac and observer that were tried.'),
      metadata: Metadata,
    }),
    credits: 3,
    rateWeight: 20,
    cpuMaxMs: 150, // Eleven values of which none fits, in a cold process.
    postOnly: true,
    example: {
      ...EXAMPLE_BIRTH,
      year: 1990,
      month: 8,
      date: 15,
      hours: 9,
      minutes: 30,
      latitude: 28.6139,
      longitude: 77.209,
      shown: {
        moon: "19°46' Taurus",
        lagna: "16°58' Virgo",
        dasha: { lord: 'Jupiter', from: '2018-04-14' },
        sunrise: '05:50',
      },
    },
    compute: ({ shown: sent, program, settings, ...birth }, sky) => {
      const shown = shownOf(sent);
      const own = ownConvention(settings);
      const [moments, places] = [momentsOf(birth), placesOf(birth)];
      const named = program === undefined ? null : programOf(program);
      const found = search(sky, { moments, places, own, shown, programs: PROGRAMS, named });
      const asked = { sky, shown, own, sent: sentTextOf(sent) };
      const kept = found.fits.slice(0, EXPLANATIONS_MAX);
      const explanations = kept.map((fit) => presentFit(fit, asked));
      const partial = found.partial.map((fit) => presentFit(fit, asked));
      const [moment] = moments;
      const isOpen = found.fits.length > 0 || moment === undefined;
      const deciding = kept.length > 1 ? decidingValue(sky, kept) : null;
      return {
        verdict: verdictOf(explanations),
        sentence: sentenceOf(explanations, partial, found.coincidences),
        explanations,
        partial,
        yours: presentValues(shown, found.own, asked.sent),
        charts: { yours: presentChart(sky, found.own), theirs: kept[0] ? presentChart(sky, kept[0]) : null },
        ayanamsas: ayanamsaMarks(sky, found.own),
        contradictions: isOpen ? [] : contradictionsIn(shown, moment).map(presentContradiction),
        deciding: deciding && presentDeciding(deciding),
        coincidences: found.coincidences,
        tried: found.tried,
        metadata: metadataOf(sky.name, FORMULAS, settings),
      };
    },
  }),
};
