import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { type DashaCase, uncertainDasha } from '@graha/astro-engine/uncertain/uncertain-dasha';
import type { Graha } from '@graha/astro-engine/vocabulary/grahas';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { jdUtOfTargetDate, TargetDate } from '../../request/target.ts';
import {
  EXAMPLE_UNCERTAIN,
  reportImpossibleSpan,
  resolveSpan,
  UNCERTAIN_BIRTH,
} from '../../request/uncertain-birth.ts';
import { inGregorian } from '../../request/calendar/given-date.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { GrahaName, NakshatraName } from '../../wire/placement.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import { heldOf, presentBetween, presentHeld, presentSpan, Span } from './held-wire.ts';

const Instant = z.string().meta({ format: 'date-time' });
const years = (description: string) => z.number().min(0).describe(description);

const PossiblePeriod = z
  .strictObject({
    lord: GrahaName.describe('Planet that rules the period.'),
    earliest_start: Instant.describe('Earliest instant at which it may begin.'),
    latest_start: Instant.describe('Latest instant at which it may begin.'),
  })
  .meta({ id: 'PossiblePeriod', description: 'A great period of an uncertain birth.' });

const PossibleDasha = z
  .strictObject({
    nakshatra: NakshatraName.describe('Nakshatra of the Moon.'),
    lord: GrahaName.describe('Planet that rules the first period.'),
    from: Instant.describe('First instant of birth with this nakshatra.'),
    to: Instant.describe('End of these instants; at it the next nakshatra begins.'),
    share: z.number().min(0).max(1).describe('Share of the whole span with this nakshatra.'),
    most_years_remaining: years('Years of the first period that remain for a birth at the first of these instants.'),
    least_years_remaining: years('The same for a birth at the last of them.'),
    mahadashas: z.array(PossiblePeriod).describe('The great periods in their order, from the one that runs at birth.'),
  })
  .meta({ id: 'PossibleDasha', description: 'The dasha of the births with one nakshatra of the Moon.' });

const LordAtTarget = heldOf('HeldLord', GrahaName.nullable());

const presentCase = (one: DashaCase, clock: Clock): z.input<typeof PossibleDasha> => ({
  nakshatra: nakshatraAt(one.value).name,
  lord: nameOf(one.lord),
  ...presentBetween(one, clock),
  share: rounded(one.share),
  most_years_remaining: rounded(one.mostYearsRemaining),
  least_years_remaining: rounded(one.leastYearsRemaining),
  mahadashas: one.mahadashas.map(({ lord, start }) => ({
    lord: nameOf(lord),
    earliest_start: isoAt(start.earliestJdUt, clock),
    latest_start: isoAt(start.latestJdUt, clock),
  })),
});

const presentLord = (lord: Graha | 'none'): string | null => (lord === 'none' ? null : nameOf(lord));

export const uncertain = operation({
  summary: 'Vimshottari dasha of a birth whose time is unknown or uncertain.',
  description:
    'The first lords that are possible, one for each nakshatra that the Moon may be in, with the range of the balance and of the ' +
    'start of every great period. With `target_date`, also the lords of the first two levels at 00:00 local time of that day, by the ' +
    'instant of birth. A minute of birth time moves a period of twenty years by some five days.',
  input: members(
    {
      ...UNCERTAIN_BIRTH,
      target_date: TargetDate,
      settings: settingsOf(['ayanamsa', 'year_length', 'clock'], FROM_CENTRE),
    },
    'member of this request',
  )
    .superRefine(reportImpossibleSpan, { when: () => true })
    .overwrite(inGregorian),
  output: z.strictObject({
    span: Span,
    dashas: z.array(PossibleDasha).describe('The possible sequences, in order of the time of birth.'),
    at_target: z
      .strictObject({
        mahadasha: LordAtTarget.describe('Lord of the great period; null outside the cycle.'),
        antardasha: LordAtTarget.describe('Lord of the period within it; null outside the cycle.'),
      })
      .nullable()
      .describe('The lords on `target_date`; null without one.'),
    metadata: Metadata,
  }),
  credits: 2,
  rateWeight: 4, // The longest span takes as long as that many charts.
  example: { ...EXAMPLE_UNCERTAIN, target_date: '2026-11-21' },
  compute: ({ target_date, ...birth }, sky) => {
    const { span, clock, place } = resolveSpan({ ...birth, clock: birth.settings.clock });
    const { ayanamsa, year_length } = birth.settings;
    const targetJdUt =
      target_date === undefined ? null : jdUtOfTargetDate(target_date, { ...birth, clock: birth.settings.clock });
    const { cases, atTarget } = uncertainDasha(sky, {
      place,
      span,
      ayanamsa,
      system: DASHA_SYSTEMS.vimshottari,
      yearLengthDays: year_length,
      targetJdUt,
    });
    return {
      span: presentSpan(span, clock),
      dashas: cases.map((one) => presentCase(one, clock)),
      at_target: atTarget && {
        mahadasha: presentHeld(atTarget.mahadasha, clock, presentLord),
        antardasha: presentHeld(atTarget.antardasha, clock, presentLord),
      },
      metadata: {
        ...metadataOf(sky.name, { formula_version: '1.0', system: 'vimshottari', zodiac: 'sidereal' }, birth.settings),
        as_of: targetJdUt === null ? null : isoAt(targetJdUt, clock),
      },
    };
  },
});
