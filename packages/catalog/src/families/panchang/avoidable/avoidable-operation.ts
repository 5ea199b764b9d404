import { lunarMonthName } from '@graha/astro-engine/calendar/lunar-month';
import { type Clock, dateOfDayCount, isoAt, midnightJdUt } from '@graha/astro-engine/core/moment';
import {
  AVOIDABLE_IDS,
  AVOIDABLE_KINDS,
  type AvoidableId,
  type AvoidablePeriod,
  avoidablePeriods,
} from '@graha/astro-engine/muhurta/avoidable';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { daysIn } from '../../../request/date-span.ts';
import { chosenOf, nameList } from '../../../request/name-list.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { NakshatraName } from '../../../wire/placement.ts';
import { Instant } from '../almanac.ts';
import { EXAMPLE_YEAR, observanceRequest, openDays } from '../observances/observance-request.ts';

const Kind = z.enum(AVOIDABLE_KINDS.map(({ id }) => id));

const RuleWire = z
  .strictObject({
    kind: Kind.describe('Id of the kind, as in `periods`.'),
    name: z.string().describe('Name of the kind.'),
    rule: z.string().describe('When it is, as a sentence.'),
    source: z.string().describe('Text or almanac that has the rule.'),
    confidence: Confidence.describe('Confidence in the ends of its periods.'),
  })
  .meta({ id: 'AvoidableRule', description: 'A kind of avoidable periods with its rule and source.' });

const PeriodWire = z
  .strictObject({
    kind: Kind.describe('Id of the kind.'),
    start: Instant.describe('Start of the period, which may be before `from`.'),
    end: Instant.nullable().describe('End of the period; null if it is more than a hundred days after `to`.'),
    tithi: term('TithiName', z.string()).nullable().describe('Tithi of a rikta tithi or a Bhadra; else null.'),
    paksha: term('PakshaName', z.enum(['Shukla', 'Krishna']))
      .nullable()
      .describe('Half of the month of that tithi; else null.'),
    nakshatra: NakshatraName.nullable().describe('Star of a Ganda Moola; else null.'),
    lunar_month: term('LunarMonthName', z.string()).nullable().describe('Name of a leap month; else null.'),
    threat: z
      .enum(['roga', 'raja', 'agni', 'chora', 'mrityu'])
      .nullable()
      .describe('Threat of a Panchaka: illness, rulers, fire, thieves or death; null on Wednesday and Thursday, and for other kinds.'), // prettier-ignore
  })
  .meta({ id: 'AvoidablePeriod', description: 'A period that almanacs list as unfit for beginnings.' });

function presentPeriod(period: AvoidablePeriod & { kind: AvoidableId }, clock: Clock): z.input<typeof PeriodWire> {
  const { kind, startJdUt, endJdUt, tithiIndex, nakshatraIndex, monthIndex, threat } = period;
  const tithi = tithiIndex === undefined ? null : tithiAt(tithiIndex);
  return {
    kind,
    start: isoAt(startJdUt, clock),
    end: endJdUt === null ? null : isoAt(endJdUt, clock),
    tithi: tithi?.name ?? null,
    paksha: tithi?.paksha ?? null,
    nakshatra: nakshatraIndex === undefined ? null : nakshatraAt(nakshatraIndex).name,
    lunar_month: monthIndex === undefined ? null : lunarMonthName(monthIndex),
    threat: threat ?? null,
  };
}

const MONTH_DAYS = 31;

export const avoidableDays = operation({
  summary:
    'Avoidable days: Bhadra, Panchaka, rikta tithis, Kharmas, Chaturmas and the other times unfit for beginnings.',
  description:
    'Almanacs list for each month the times in which nothing new is begun. Here they are for a place between two dates: the empty ' +
    'tithis (rikta), Bhadra, Panchaka and Ganda Moola by the Moon, and the seasons Kharmas, leap month, Chaturmas, Pitru Paksha, Holashtak ' +
    'and the weeks in which Jupiter or Venus is lost in the light of the Sun. Each period has its start and end in full, even if it is ' +
    'longer than the dates, and each kind its rule, source and confidence. `kinds` selects some of them. A purpose has rules of its own: ' +
    '`muhurta/find` applies those that forbid it.',
  input: observanceRequest({
    kinds: nameList(AVOIDABLE_IDS, { title: 'Kinds', description: 'Kinds of periods; all if omitted.' }).optional(),
  }),
  output: z.strictObject({
    periods: z.array(PeriodWire).describe('Periods that touch the dates, by their start; they overlap.'),
    rules: z.array(RuleWire).min(1).describe('The kinds of this request with their rules.'),
    metadata: Metadata,
  }),
  credits: 1,
  pricedBy: {
    name: `${MONTH_DAYS} days, rounded up`,
    count: (input: { from: string; to: string }): number => Math.ceil(daysIn(input) / MONTH_DAYS),
  },
  cpuMaxMs: 60,
  lines: 'periods',
  example: { ...EXAMPLE_YEAR, from: '2026-05-01', to: '2026-05-31' },
  compute: ({ kinds, ...input }, ephemeris) => {
    const { sky, range, clock, metadata } = openDays(input, ephemeris);
    const { almanac, angles, moon } = sky;
    const midnightOf = (dayCount: number): number => midnightJdUt(dateOfDayCount(dayCount), almanac.clock);
    const ids = kinds === undefined ? AVOIDABLE_IDS : chosenOf(kinds, AVOIDABLE_IDS);
    const periods = avoidablePeriods(
      { sky: ephemeris, ayanamsa: input.settings.ayanamsa, angles, moon, almanac },
      ids,
      {
        fromJdUt: midnightOf(range.fromDayCount),
        untilJdUt: midnightOf(range.toDayCount + 1),
      },
    );
    return {
      periods: periods.map((period) => presentPeriod(period, clock)),
      rules: AVOIDABLE_KINDS.filter(({ id }) => ids.includes(id)).map(({ id, name, rule, source, confidence }) => ({
        kind: id,
        name,
        rule,
        source,
        confidence,
      })),
      metadata,
    };
  },
});
