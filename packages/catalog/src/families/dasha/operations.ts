import { ashtottariApplicability } from '@graha/astro-engine/dasha/applicability';
import { DASHA_LEVELS, periodsAt } from '@graha/astro-engine/dasha/periods';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { isoAt } from '@graha/astro-engine/core/moment';
import { isDayAt } from '@graha/astro-engine/sky/daylight';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { jdUtOfTargetDate, TargetDate } from '../../request/target.ts';
import { uncertain } from '../uncertain/dasha.ts';
import { natalChart } from '../vedic-chart.ts';
import { conditional } from './conditional.ts';
import { Ages, bornIf, DASHA_SETTINGS, depthUpTo, OWN_DASHA_SETTINGS, prepared } from './birth.ts';
import { kalachakra } from './kalachakra.ts';
import { pathIn } from './path.ts';
import { presentBalance, presentBirthNakshatra, presentMahadashas, presentRuling, isoFormatOf } from './present.ts';
import { Balance, BirthNakshatra, Mahadasha, RulingPeriod } from './schemas.ts';
import { sudarshana } from './sudarshana.ts';
import { tribhagi } from './tribhagi.ts';
import { printedDate } from '../../wire/printed-date.ts';
import { asksDearTree, asksYearsByPoint } from '../../operation/long-if.ts';

const TREE = {
  birth_nakshatra: BirthNakshatra.describe('Star of the Moon at birth.'),
  balance_at_birth: Balance,
  mahadashas: z.array(Mahadasha).describe('The great periods, in order.'),
};
/** Deeper levels would list thousands of periods, so they are given for one day only. */
const LISTED_LEVELS = 3;

const isDeep = (depth: number): boolean => depth > LISTED_LEVELS;

const vimshottari = operation({
  summary: 'Vimshottari dasha: the 120-year cycle from the star of the Moon.',
  description:
    'A life is divided among the nine planets. The star (nakshatra) of the Moon at birth gives the first ruler; the part of ' +
    'the star that the Moon has still to cross gives the rest of the first period. Lists nine great periods, the first in ' +
    'its full length, so it begins before birth. `depth` 2 adds the periods within them and 3 the next level; levels 4 and ' +
    '5 are listed only under the periods that rule on `target_date`, which `metadata.as_of` repeats, and along `path`.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: {
      depth: depthUpTo(DASHA_LEVELS.length),
      ages: Ages,
      path: pathIn(DASHA_SYSTEMS.vimshottari),
      target_date: TargetDate,
    },
  }),
  output: z.strictObject({ ...TREE, metadata: Metadata }),
  credits: 2,
  cpuMaxMs: 14,
  longIf: asksDearTree,
  example: EXAMPLE_BIRTH,
  dependsOnNow: 'target_date',
  asksForNow: ({ depth }) => isDeep(Number(depth ?? 0)),
  compute: ({ depth, ages, path, target_date, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, 'vimshottari', DASHA_SYSTEMS.vimshottari);
    const isAsked = target_date !== undefined || isDeep(depth);
    const targetJdUt = isAsked ? jdUtOfTargetDate(target_date, birth) : null;
    const listing = {
      depth: Math.min(depth, LISTED_LEVELS),
      path,
      ...bornIf(ages, moment),
      ...(targetJdUt !== null && isDeep(depth) ? { depthAtTarget: { depth, jdUt: targetJdUt } } : {}),
    };
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      balance_at_birth: presentBalance(from),
      mahadashas: presentMahadashas(from, listing, moment.clock),
      metadata: {
        ...metadata(),
        as_of: targetJdUt === null ? null : isoAt(targetJdUt, moment.clock),
      },
    };
  },
});

const current = operation({
  summary: 'The Vimshottari periods that rule on a day.',
  description:
    'All five levels, from the great period (mahadasha) down to prana, that rule at 00:00 local time of `target_date`. ' +
    'At the instant a period ends, the next one rules. Outside the 120 years of the cycle, `out_of_cycle` is true and the ' +
    'periods are null.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: { target_date: TargetDate, ages: Ages },
  }),
  output: z.strictObject({
    birth_nakshatra: BirthNakshatra.describe('Star of the Moon at birth.'),
    target_date: printedDate().describe('The requested day.'),
    out_of_cycle: z.boolean().describe('Whether the day is outside the cycle of 120 years.'),
    mahadasha: RulingPeriod.nullable().describe('Great period that rules; null outside the cycle.'),
    antardasha: RulingPeriod.nullable().describe('Second level; null outside the cycle.'),
    pratyantardasha: RulingPeriod.nullable().describe('Third level; null outside the cycle.'),
    sookshma: RulingPeriod.nullable().describe('Fourth level; null outside the cycle.'),
    prana: RulingPeriod.nullable().describe('Fifth level; null outside the cycle.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ target_date, ages, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, 'vimshottari', DASHA_SYSTEMS.vimshottari);
    const targetJdUt = jdUtOfTargetDate(target_date, birth);
    const path = periodsAt(from, targetJdUt, DASHA_LEVELS.length);
    const isoOf = isoFormatOf(moment.clock);
    const { bornJdUt: born } = bornIf(ages, moment);
    const [mahadasha = null, antardasha = null, pratyantardasha = null, sookshma = null, prana = null] =
      path?.map((period) => presentRuling(period, isoOf, born)) ?? [];
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      target_date: target_date ?? '',
      out_of_cycle: path === null,
      mahadasha,
      antardasha,
      pratyantardasha,
      sookshma,
      prana,
      metadata: { ...metadata(), as_of: isoAt(targetJdUt, moment.clock) },
    };
  },
});

const yogini = operation({
  summary: 'Yogini dasha: the 36-year cycle of the eight yoginis.',
  description:
    'Eight periods of one to eight years, each of a yogini and her planet, beginning with the one given by the star ' +
    'of the Moon at birth. The cycle is listed three times, 108 years.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: { depth: depthUpTo(LISTED_LEVELS), ages: Ages, path: pathIn(DASHA_SYSTEMS.yogini) },
  }),
  output: z.strictObject({ ...TREE, metadata: Metadata }),
  credits: 2,
  cpuMaxMs: 14,
  longIf: (input) => input.depth >= LISTED_LEVELS || asksYearsByPoint(input), // 1,752 periods.
  example: EXAMPLE_BIRTH,
  compute: ({ depth, ages, path, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, 'yogini', DASHA_SYSTEMS.yogini);
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      balance_at_birth: presentBalance(from),
      mahadashas: presentMahadashas(from, { depth, path, ...bornIf(ages, moment) }, moment.clock),
      metadata: metadata(),
    };
  },
});

const method = {
  values: ['twenty_seven_stars', 'with_abhijit'],
  title: 'Method',
  description: 'Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there.',
} as const;

const systemOf = (choice: (typeof method.values)[number]) =>
  choice === 'with_abhijit' ? DASHA_SYSTEMS.ashtottariWithAbhijit : DASHA_SYSTEMS.ashtottari;

const ashtottari = operation({
  summary: 'Ashtottari dasha: the 108-year cycle, with its applicability.',
  description:
    'Eight rulers (Ketu has no period), each over a group of stars counted from Ardra. The tradition uses it under ' +
    'conditions, which `applicability` evaluates: Rahu in a kendra or trikona from the lord of the ascendant but not in ' +
    'the ascendant, or a birth by day under a waning, by night under a waxing Moon. The periods are given in any case.',
  input: birthRequest(DASHA_SETTINGS, {
    settings: { ...OWN_DASHA_SETTINGS, method },
    members: { depth: depthUpTo(LISTED_LEVELS), ages: Ages, path: pathIn(DASHA_SYSTEMS.ashtottari) },
  }),
  output: z.strictObject({
    ...TREE,
    applicability: z
      .strictObject({
        applicable: z.boolean().describe('Whether either condition holds.'),
        by_rahu: z.boolean().describe('Whether the condition on Rahu holds.'),
        by_paksha: z.boolean().describe('Whether the condition on day and waxing Moon holds.'),
        is_day_birth: z.boolean().describe('Whether the centre of the Sun was above the horizon at birth.'),
        is_waxing_moon: z.boolean().describe('Whether the birth was in the waxing half of the month.'),
      })
      .describe('Whether tradition uses this dasha for the birth.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: ({ depth, ages, path, ...birth }, sky) => {
    const { from, moon, moment, metadata } = prepared(birth, sky, 'ashtottari', systemOf(birth.settings.method));
    const { chart } = natalChart({ ...birth, settings: { ...birth.settings, node_mode: 'mean' } }, sky);
    const longitudeDegOf = (planet: keyof typeof chart.placements) => chart.placements[planet].longitudeDeg;
    const { applicable, byRahu, byPaksha, isDayBirth, isWaxing } = ashtottariApplicability({
      ascendantDeg: chart.ascendant.longitudeDeg,
      rahuDeg: longitudeDegOf('rahu'),
      planetsDeg: {
        sun: longitudeDegOf('sun'),
        moon: longitudeDegOf('moon'),
        mars: longitudeDegOf('mars'),
        mercury: longitudeDegOf('mercury'),
        jupiter: longitudeDegOf('jupiter'),
        venus: longitudeDegOf('venus'),
        saturn: longitudeDegOf('saturn'),
      },
      isDayBirth: isDayAt(sky, moment.jdUt, moment.place),
    });
    return {
      birth_nakshatra: presentBirthNakshatra(moon),
      balance_at_birth: presentBalance(from),
      mahadashas: presentMahadashas(from, { depth, path, ...bornIf(ages, moment) }, moment.clock),
      applicability: {
        applicable,
        by_rahu: byRahu,
        by_paksha: byPaksha,
        is_day_birth: isDayBirth,
        is_waxing_moon: isWaxing,
      },
      metadata: metadata(),
    };
  },
});

export const dasha = {
  vimshottari,
  current,
  yogini,
  ashtottari,
  conditional,
  kalachakra,
  tribhagi,
  sudarshana,
  uncertain,
};
