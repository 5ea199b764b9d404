import { ELECTION_GROUPS, ELECTION_SIGNS } from '@graha/astro-engine/electional/rule';
import { ELECTION_CODES, JUDGING_CODES } from '@graha/astro-engine/electional/rules';
import { SUN_RELATIONS } from '@graha/astro-engine/horary/conditions';
import { z } from 'zod';
import { Confidence } from '../../../wire/confidence.ts';
import { HouseNumber, SignLord, SignName } from '../../../wire/placement.ts';
import { printedDate } from '../../../wire/printed-date.ts';
import { Grade } from '../../muhurta/wire.ts';
import { Instant, Window, WINDOW } from '../../panchang/almanac.ts';
import { AspectOfLilly } from '../horary/horary-schema.ts';

/** The form of an election in answers. */

export const ElectionRuleId = z.enum(JUDGING_CODES).describe('Id of the rule, for programs.');

const Finding = z
  .strictObject({
    rule: z.enum(ELECTION_CODES).describe('Id of the rule, for programs.'),
    group: z
      .enum(ELECTION_GROUPS)
      .describe('Part of the chart that the rule reads; ruler is the lord of the ascendant.'),
    sign: z
      .enum(ELECTION_SIGNS)
      .describe('Effect of the rule: it favours the time, hinders it, forbids it in a strict search, or is a note.'),
    points: z
      .number()
      .describe('Points added to the score, in proportion to the share of the time in which the rule holds.'),
    detail: z.string().nullable().describe('Planets by which it holds; null if none.'),
    text: z.string().describe('The rule in our words.'),
    source: z.string().describe('Book and page of the rule.'),
    confidence: Confidence,
    times: z.array(Window).describe('Times in which the rule holds; empty if it holds throughout.'),
  })
  .meta({ id: 'ElectionFinding', description: 'A rule of elections that holds in a time.' });

const MoonStep = z
  .strictObject({
    planet: SignLord.describe('Planet of the aspect.'),
    aspect: AspectOfLilly.describe('Name of the aspect.'),
  })
  .meta({ id: 'ElectionMoonAspect' });

const Body = z
  .strictObject({
    name: SignLord.describe('English name of the planet.'),
    sign: SignName.describe('Tropical sign of the planet.'),
    house: HouseNumber.nullable().describe('House in whole signs; null if houses were not judged.'),
    is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
    dignity: z
      .enum(['strong', 'weak'])
      .nullable()
      .describe('strong: in its house or exaltation. weak: in its detriment or fall. Null if neither.'),
    from_sun: z
      .enum(SUN_RELATIONS)
      .nullable()
      .describe('Nearness to the Sun by Lilly’s limits: 17′, 8°30′ in one sign, 17°. Null for the Sun.'),
    hurt_by: z.array(SignLord).describe('Saturn and Mars in conjunction, square or opposition within the moieties.'),
    helped_by: z.array(SignLord).describe('Jupiter and Venus in conjunction, sextile or trine within the moieties.'),
  })
  .meta({ id: 'ElectionPlanet', description: 'A planet as the rules read it.' });

const Facts = z
  .strictObject({
    at: Instant.describe('The middle of the time.'),
    planets: z.array(Body).length(7).describe('The seven planets.'),
    moon: z
      .strictObject({
        is_waxing: z.boolean().describe('Whether the Moon increases in light.'),
        is_void_of_course: z.boolean().describe('Whether she makes no further exact aspect in her sign.'),
        separates_from: MoonStep.nullable().describe('Her last exact aspect in the sign; null if there is none.'),
        applies_to: MoonStep.nullable().describe('Her next exact aspect in the sign; null if there is none.'),
      })
      .describe('The Moon’s course through her sign.'),
    hour_lord: SignLord.nullable().describe('Lord of the planetary hour; null without sunrise or sunset.'),
  })
  .meta({ id: 'ElectionFacts', description: 'Facts of the chart on which the findings rest.' });

export const ElectionWindowWire = z
  .strictObject({
    ...WINDOW,
    minutes: z.int().min(0).describe('Length in whole minutes.'),
    day: z.iso.date().describe('Date of the day from sunrise to sunrise that contains the time.'),
    score: z
      .int()
      .min(0)
      .max(100)
      .describe('50 plus the points of the findings, each group within its bounds, from 0 to 100.'),
    grade: Grade,
    ascendant: SignName.nullable().describe('The rising sign; null if too near a pole.'),
    ruler: SignLord.nullable().describe('Lord of the rising sign.'),
    findings: z.array(Finding).describe('Rules that hold: those with the most points for or against come first.'),
    facts: Facts,
  })
  .meta({ id: 'ElectionWindow', description: 'A time in which one sign rises, judged for a purpose.' });

export const RejectedElectionDay = z
  .strictObject({
    date: printedDate().describe('The day, from its sunrise.'),
    rule: z
      .enum([...ELECTION_CODES, 'too_short'])
      .describe('Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`.'),
    text: z.string().describe('The reason as a sentence.'),
    detail: z.string().nullable().describe('Planets concerned; null if none.'),
    other_rules: z.array(ElectionRuleId).describe('Other rules that forbid a part of the day.'),
  })
  .meta({ id: 'ElectionRejectedDay', description: 'A day without a time, with the reason.' });
