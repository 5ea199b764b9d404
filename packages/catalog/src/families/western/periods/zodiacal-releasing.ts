import { signIndexOf } from '@graha/astro-engine/core/angle';
import { type Clock, isoAt, wholeSecond } from '@graha/astro-engine/core/moment';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { lotsOf } from '@graha/astro-engine/western/lots';
import { westernChart } from '@graha/astro-engine/western/natal';
import { sectOf } from '@graha/astro-engine/western/sect';
import {
  isPeak,
  partsOfReleased,
  placeFromFortune,
  type Released,
  RELEASED_LOTS,
  releasedFrom,
  releasedJdUt,
  releasedYears,
  type Releasing,
  RELEASING_LEVELS,
  SHARED_SIGN_RULES,
} from '@graha/astro-engine/western/zodiacal-releasing';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { jdUtOfTargetDate, SkyTargetDate } from '../../../request/target.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { HouseNumber, IN_SIGN, SignLord } from '../../../wire/placement.ts';
import { presentInSign, presentSign, rounded } from '../../../wire/present-placement.ts';
import { printedDate } from '../../../wire/printed-date.ts';
import { beginsWithBirth } from '../chart-operations.ts';
import { longitudesOf, lot_rule } from '../dignity-operations.ts';
import { isWithin, Sect, SPAN, yearLength } from './life-periods.ts';
import { OWN_WESTERN_SETTINGS, valueAt, zodiacOf } from '../settings/reading.ts';

const shared_sign = {
  values: SHARED_SIGN_RULES,
  title: 'Spirit in the sign of Fortune',
  description:
    'Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it.',
} as const;

const RELEASED = {
  sign: IN_SIGN.sign.describe('Sign that rules the period.'),
  sign_number: IN_SIGN.sign_number,
  lord: SignLord.describe('Ruler of the sign.'),
  ...SPAN,
  place_from_fortune: HouseNumber.describe('Place of the sign, counted from that of Fortune.'),
  is_peak: z.boolean().describe('Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.'),
  is_loosing_of_bond: z.boolean().describe('Whether the period follows the loosing of the bond.'),
};
const UNLISTED = 'Periods within this one; null below the requested depth.';
const Hours = z.strictObject(RELEASED).meta({ id: 'ReleasedHours' });
const Days = z.strictObject({ ...RELEASED, hours: z.array(Hours).nullable().describe(UNLISTED) });
const Months = z.strictObject({ ...RELEASED, days: z.array(Days).nullable().describe(UNLISTED) });
const Years = z
  .strictObject({ ...RELEASED, months: z.array(Months).nullable().describe(UNLISTED) })
  .meta({ id: 'ReleasedYears', description: 'A period of zodiacal releasing, with the periods within it.' });

const ReleasedLot = z
  .literal(RELEASED_LOTS, { error: () => `must be ${RELEASED_LOTS.join(' or ')}` })
  .default('spirit')
  .meta({
    title: 'Lot',
    description: 'Lot from which life is released: spirit for action and career, fortune for body and circumstance.',
  });

/** Deeper levels would list thousands of periods, so they are given along the periods of one day only. */
const LISTED_LEVELS = 2;

type Tree = { from: Releasing; fortuneSignIndex: number; clock: Clock; depth: number; targetJdUt: number | null };

const spanOf = (from: Releasing, { startUnits, endUnits }: Released) =>
  [releasedJdUt(from, startUnits), releasedJdUt(from, endUnits)] as const;
const rulesAt = ({ from, targetJdUt }: Tree, period: Released): boolean =>
  targetJdUt !== null && isWithin(targetJdUt, ...spanOf(from, period));

function presentReleased({ from, fortuneSignIndex, clock }: Tree, period: Released) {
  const [startJdUt, endJdUt] = spanOf(from, period);
  const { sign, sign_number, sign_lord } = presentSign(period.signIndex);
  const place = placeFromFortune(period.signIndex, fortuneSignIndex);
  const yearsOf = (jdUt: number): number => rounded((jdUt - from.birthJdUt) / from.yearDays);
  return {
    sign,
    sign_number,
    lord: sign_lord,
    start: isoAt(startJdUt, clock),
    end: isoAt(endJdUt, clock),
    age_from: yearsOf(startJdUt),
    age_to: yearsOf(endJdUt),
    place_from_fortune: place,
    is_peak: isPeak(place),
    is_loosing_of_bond: period.isLoosing,
  };
}

function presentTree(tree: Tree, period: Released): object {
  const level = period.levelIndex + 1;
  const own = presentReleased(tree, period);
  const childrenName = RELEASING_LEVELS[level];
  if (childrenName === undefined) return own;
  const isWanted = level < Math.min(tree.depth, LISTED_LEVELS) || (level < tree.depth && rulesAt(tree, period));
  const children = isWanted ? partsOfReleased(period).map((part) => presentTree(tree, part)) : null;
  return { ...own, [childrenName]: children };
}

/** The periods of each level that rule at the target. */
function pathOf(tree: Tree, periods: readonly Released[]): Released[] {
  const ruling = periods.find((period) => rulesAt(tree, period));
  return ruling === undefined ? [] : [ruling, ...pathOf(tree, partsOfReleased(ruling))];
}

export const zodiacalReleasing = operation({
  summary: 'Zodiacal releasing from the Lot of Spirit or of Fortune, to four levels.',
  description:
    'Life is released from the sign of a lot through the zodiac; each sign rules for the years of its lord, in years of 360 days. Each ' +
    'period is divided by the same signs in months, days and hours of the same numbers, beginning with its own sign. Periods longer than ' +
    'a whole round loose the bond: they continue from the opposite sign. Signs angular from Fortune are peaks. `depth` 2 lists months; 3 and ' +
    '4 are listed only under the periods on `target_date`, whose four levels are in `current`. Peaks are graded differently by modern authors, so they are not graded here.',
  input: birthRequest([], {
    settings: {
      zodiac: OWN_WESTERN_SETTINGS.zodiac,
      ayanamsa: OWN_WESTERN_SETTINGS.ayanamsa,
      lot_rule,
      shared_sign,
      year_length: yearLength(360, '360, as in Valens'),
    },
    members: {
      lot: ReleasedLot,
      depth: wholeNumber(1, RELEASING_LEVELS.length)
        .default(LISTED_LEVELS)
        .meta({ title: 'Depth', description: 'Number of levels of periods to list, beginning with the years.' }),
      target_date: SkyTargetDate,
    },
  }).superRefine(beginsWithBirth),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    lot: z.enum(RELEASED_LOTS).describe('Lot from which life is released.'),
    sect: Sect,
    fortune: z.strictObject(IN_SIGN).describe('Lot of Fortune.'),
    spirit: z.strictObject(IN_SIGN).describe('Lot of Spirit.'),
    periods: z.array(Years).describe('Great periods, at least to the age of 120 years of this length.'),
    current: z
      .array(
        z.strictObject({
          level: term('ReleasingLevelName', z.enum(RELEASING_LEVELS)).describe('Unit of the level.'),
          ...RELEASED,
        }),
      )
      .describe('Periods of the four levels on the target date; none after the listed ones.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ settings, lot, depth, target_date, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { clock, jdUt } = moment;
    const chart = westernChart(sky, moment, {
      points: PLANETS,
      zodiac: zodiacOf(settings),
      nodeMode: 'mean',
      isTopocentric: settings.observation_point === 'topocentric',
      houseSystem: 'whole_sign',
    });
    const sect = sectOf(sky, moment);
    const { fortune, spirit } = lotsOf(chart.frame.ascendantDeg, longitudesOf(chart), sect, settings.lot_rule);
    const signs = { fortune: signIndexOf(fortune), spirit: signIndexOf(spirit) };
    const startSignIndex = releasedFrom(lot, signs, settings.shared_sign);
    const targetJdUt = Math.max(jdUtOfTargetDate(target_date, birth), wholeSecond(jdUt));
    const from = { startSignIndex, yearDays: settings.year_length, birthJdUt: jdUt };
    const tree = { from, fortuneSignIndex: signs.fortune, clock, depth, targetJdUt };
    const years = releasedYears(from);
    return {
      target_date: target_date ?? '',
      lot,
      sect,
      fortune: presentInSign(spotOf(fortune)),
      spirit: presentInSign(spotOf(spirit)),
      // Safe: levels nest under the names that the schema gives them; the conformance test parses every answer.
      periods: years.map((period) => presentTree(tree, period)) as z.input<typeof Years>[],
      current: pathOf(tree, years).map((period) => ({
        level: RELEASING_LEVELS[period.levelIndex] ?? 'years',
        ...presentReleased(tree, period),
      })),
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western' }, settings, {
        ...valueAt(sky, zodiacOf(settings), jdUt),
        as_of: isoAt(targetJdUt, clock),
      }),
    };
  },
});
