import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isOfRegion } from '@graha/astro-engine/observance/observance-sky';
import { type AlmanacSkies, almanacSkiesOf, keptByAlmanacs } from '@graha/astro-engine/observance/kept-by-almanacs';
import { type ObservedOn, observancesBetween } from '@graha/astro-engine/observance/observances-between';
import { regionalDaysOf } from '@graha/astro-engine/observance/regional-days';
import { type Observance, REGIONS, type School } from '@graha/astro-engine/observance/rules';
import { ALSO_CALLED, FESTIVALS, observanceOf, OBSERVANCES } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import { Metadata } from '../../../wire/envelopes.ts';
import { daysIn } from '../../../request/date-span.ts';
import { operation } from '../../../operation/operation.ts';
import { AlmanacDaysWire, presentAlmanacDays } from './by-almanac.ts';
import type { Compared } from './difference-words.ts';
import { EXAMPLE_YEAR, festivalRequest, type OpenDays, openDays } from './observance-request.ts';
import { isoOfDay, ObservedWire, presentObserved } from './observed-wire.ts';

const IDS = [...OBSERVANCES.map(({ id }) => id), ...Object.keys(ALSO_CALLED)];
const known: ReadonlySet<string> = new Set(IDS);
const idsIn = (text: string): string[] => text.split(',').map((id) => id.trim());

const SCHOOLS_ASKED = ['one', 'all'] as const;

const NO_SUCH_ID = 'ids must be ids of observances with commas between them, such as diwali,holi';

const FestivalsRequest = festivalRequest({
  region: z
    .enum(REGIONS, { error: () => `must be one of ${REGIONS.join(', ')}` })
    .optional()
    .meta({ title: 'Region', description: 'Region whose observances are returned; all if omitted.' }),
  ids: z
    .string()
    .max(2000)
    .refine((text) => idsIn(text).every((id) => known.has(id)), { error: NO_SUCH_ID })
    .optional()
    .meta({
      title: 'Ids',
      description: 'Only these observances: ids separated by commas; those of monthly vows are allowed too.',
    }),
  schools: z
    .enum(SCHOOLS_ASKED, { error: () => `must be one of ${SCHOOLS_ASKED.join(', ')}` })
    .default('one')
    .meta({
      title: 'Almanacs',
      description:
        'one: the days by `settings.almanac`; all: besides, in `by_almanac`, the day of each observance by every almanac.',
    }),
});

const FESTIVAL_DAYS_MAX = 7305;
const FIVE_YEARS_DAYS = 1827;

const FestivalRequest = festivalRequest(
  {
    observance: z
      .enum(IDS, { error: () => 'must be the id of an observance, such as diwali; panchang/festivals has them all' })
      .meta({ title: 'Observance', description: 'Id of the observance, as in `panchang/festivals`.' }),
  },
  FESTIVAL_DAYS_MAX,
);

const DAYS_PER_PRICE = 31;
const PRICES_MAX = 5;
const [PRICES_BY_ALL, WEIGHTS_BY_ALL] = [2, 5];

/** Counts the months of a request, and each several times if it asks for all almanacs. */
const monthsBy = (timesByAll: number) => ({
  name: `31 days, rounded up, at most ${PRICES_MAX}; ${timesByAll} times as many with \`schools: all\``,
  count: (input: z.output<typeof FestivalsRequest>): number =>
    Math.min(PRICES_MAX, Math.ceil(daysIn(input) / DAYS_PER_PRICE)) * (input.schools === 'all' ? timesByAll : 1),
});

function wantedOf({ region, ids }: Pick<z.output<typeof FestivalsRequest>, 'region' | 'ids'>): readonly Observance[] {
  const rows = ids === undefined ? FESTIVALS : [...new Set(idsIn(ids).map(observanceOf))];
  return region === undefined ? rows : rows.filter(({ regions }) => isOfRegion(regions, region));
}

const EVIDENCE =
  'Each row has the rule that chose the day, the span of the tithi, star or entry, its overlap with the time of day of the ' +
  'rule, the margin to another day (`margin_minutes`), other days that contain a part of it, and schools that keep another ' +
  'day; `other_almanacs` has the day of printed almanacs of its regions, if it is another. `confidence` is low if a rule rests on fewer than four published dates. ';

type Opened = Pick<OpenDays, 'sky' | 'clock'> & { skies: AlmanacSkies; school: School };

/** Opens the days of a request and its observances, and each almanac's sky once for both of its lists. */
export function openFestivals(request: z.output<typeof FestivalsRequest>, ephemeris: Ephemeris) {
  const { region, ids, schools: _, ...input } = request;
  const { sky: own, range, clock, metadata } = openDays(input, ephemeris);
  const { school, ayanamsa, almanac } = input.settings;
  const skies = almanacSkiesOf(own.almanac, { ephemeris, ayanamsa });
  return { sky: skies.skyOf(almanac), skies, school, range, clock, metadata, wanted: wantedOf({ region, ids }) };
}

/** Returns the observances of the days by every almanac, with the input of their reasons. */
export const comparedDays = ({ skies, wanted, range, school, clock }: ReturnType<typeof openFestivals>): Compared[] =>
  keptByAlmanacs(skies, wanted, range, school).map((occurrence) => ({ occurrence, skies, school, clock }));

/** Returns an observance on its day, with the days that printed almanacs of its regions keep. */
function presentFestival({ sky, skies, school, clock }: Opened, observed: ObservedOn): z.input<typeof ObservedWire> {
  const { observance, dayCount } = observed;
  const others = regionalDaysOf(skies, observance, school, { almanacId: sky.almanacId, dayCount });
  return {
    ...presentObserved(sky, observed, clock),
    other_almanacs: others.map((other) => ({ almanac: other.almanacId, date: isoOfDay(other.dayCount) })),
  };
}

export const festivalOperations = {
  festivals: operation({
    summary: 'Festivals and fasts of a place between two dates.',
    description:
      'The observances of the Hindu calendar from `from` to `to`, up to 366 days, each on the day that its own rule gives at ' +
      'this place: the tithi at sunrise, midday, dusk or midnight, a star in a solar month, the entry of the Sun into a sign. ' +
      `${EVIDENCE}\`schools: all\` adds the day of each observance by every almanac, with the reason if it is another than by the ` +
      'sky. The date may differ abroad, because sunrise and moonrise are those of the place; ' +
      '`dates_of: ujjain` keeps the dates of India everywhere; if the Sun does not rise or set, `basis` is `civil`.',
    input: FestivalsRequest,
    output: z.strictObject({
      festivals: z.array(ObservedWire).describe('Observances in order of their dates.'),
      by_almanac: z
        .array(AlmanacDaysWire)
        .nullable()
        .describe(
          'With `schools: all`, each observance that an almanac keeps between the dates, with the days of all of them; else null.',
        ),
      metadata: Metadata,
    }),
    credits: 1,
    pricedBy: monthsBy(PRICES_BY_ALL),
    weighedBy: monthsBy(WEIGHTS_BY_ALL),
    cpuMaxMs: 80,
    example: { ...EXAMPLE_YEAR, from: '2026-10-01', to: '2026-11-30', region: 'north' },
    compute: (request, ephemeris) => {
      const opened = openFestivals(request, ephemeris);
      const { sky, wanted, range, school } = opened;
      return {
        festivals: observancesBetween(sky, wanted, range, school).map((one) => presentFestival(opened, one)),
        by_almanac: request.schools === 'all' ? comparedDays(opened).map(presentAlmanacDays) : null,
        metadata: opened.metadata,
      };
    },
  }),

  festival: operation({
    summary: 'One festival over the years.',
    description:
      'Every date of one observance from `from` to `to`, up to twenty years in one request, each with the start and end of its ' +
      `tithi or star. ${EVIDENCE}A Gregorian year may have none or two of it.`,
    input: FestivalRequest,
    output: z.strictObject({
      festivals: z.array(ObservedWire).describe('One row for each date on which it is kept, in order.'),
      metadata: Metadata,
    }),
    credits: 1,
    pricedBy: {
      name: '5 years, rounded up',
      count: (input: z.output<typeof FestivalRequest>): number => Math.ceil(daysIn(input) / FIVE_YEARS_DAYS),
    },
    rateWeight: 2, // Monthly observances take ten times as long as yearly ones.
    cpuMaxMs: 80,
    example: { ...EXAMPLE_YEAR, observance: 'diwali', to: '2030-12-31' },
    compute: ({ observance, ...input }, ephemeris) => {
      const { sky: own, range, clock, metadata } = openDays(input, ephemeris);
      const { school, ayanamsa, almanac } = input.settings;
      const skies = almanacSkiesOf(own.almanac, { ephemeris, ayanamsa });
      const sky = skies.skyOf(almanac);
      const observed = observancesBetween(sky, [observanceOf(observance)], range, school);
      return { festivals: observed.map((one) => presentFestival({ sky, skies, school, clock }, one)), metadata };
    },
  }),
};
