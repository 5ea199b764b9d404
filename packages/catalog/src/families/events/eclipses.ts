import { eclipsesBetween, type SeenEclipse, visibleSpanOf } from '@graha/astro-engine/events/eclipses';
import { SUTAK_RULES, sutakOf, type SutakRule } from '@graha/astro-engine/events/sutak';
import {
  ECLIPSE_KINDS,
  ECLIPSE_TYPES,
  type EclipsePhase,
  type Ephemeris,
  type GeoPlace,
  type HorizonRule,
} from '@graha/astro-engine/core/ephemeris';
import { type Clock, dateOfDayCount, isoAt, midnightJdUt } from '@graha/astro-engine/core/moment';
import { placementsAt, type SkySettings } from '@graha/astro-engine/sky/placements';
import { z } from 'zod';
import { BirthDetails } from '../../request/birth.ts';
import { dayCountAt, daysIn, reportImpossibleDates, spanMembers } from '../../request/date-span.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { operation } from '../../operation/operation.ts';
import { NakshatraName, SignName } from '../../wire/placement.ts';
import { presentInNakshatra, presentSign, rounded } from '../../wire/present-placement.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { dateOfTarget } from '../../request/target.ts';
import { placeClock } from '../../request/clock/place-clock.ts';
import { reportUnknownZone } from '../../request/zones/timezone.ts';

/** Twenty years with their leap days. */
const DAYS_MAX = 7305;
const YEAR_DAYS = 366;

const { latitude, longitude, timezone } = BirthDetails.shape;

const sutak_rule = {
  values: SUTAK_RULES,
  title: 'Sutak',
  description:
    'prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, ' +
    'the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one.',
} as const;

const EclipsesRequest = members(
  {
    ...spanMembers({
      first: 'The first date, in the time zone of the request.',
      last: `The last date; one request takes up to ${DAYS_MAX} days.`,
    }),
    kinds: nameList(ECLIPSE_KINDS, { title: 'Kinds', description: 'Kinds to list.' }).default('solar,lunar'),
    latitude,
    longitude,
    timezone,
    settings: settingsOf(['ayanamsa', 'sunrise'], { ...FROM_CENTRE, sutak_rule }),
  },
  'member of this request',
)
  .superRefine(reportUnknownZone, { when: () => true })
  .superRefine(
    reportImpossibleDates(() => DAYS_MAX),
    { when: () => true },
  );

const Instant = z.string().meta({ format: 'date-time' });
const OrNull = Instant.nullable();
const Span = (what: string) =>
  z.strictObject({ start: Instant.describe('Start.'), end: Instant.describe('End.') }).describe(what);

const Contacts = z.strictObject({
  first: OrNull.describe(
    'First contact: the Moon enters the penumbra (P1) or, in a solar eclipse, touches the Sun (C1).',
  ),
  umbra_first: OrNull.describe('The Moon enters the umbra (U1); null for the Sun.'),
  total_first: OrNull.describe('Totality or the ring begins (U2, C2).'),
  total_last: OrNull.describe('Totality or the ring ends (U3, C3).'),
  umbra_last: OrNull.describe('The Moon leaves the umbra (U4); null for the Sun.'),
  last: OrNull.describe('The last contact (P4, C4).'),
});

const Sutak = z
  .strictObject({
    start: Instant.describe('Start of the time of fasting.'),
    start_for_frail: Instant.describe('Start for children, the old and the sick.'),
    end: Instant.describe('End of the visible eclipse; for the Moon, of the visible umbral phase.'),
  })
  .meta({ id: 'Sutak', description: 'The time of fasting before an eclipse.' });

const Local = z
  .strictObject({
    type: z.enum(ECLIPSE_TYPES).describe('Type of the eclipse at the place.'),
    maximum: Instant.describe(
      'Maximum of the visible part: the rise or the set if the maximum itself is below the horizon.',
    ),
    visible: Span('Time of visibility, clipped by rise and set.'),
    contacts: Contacts.describe('Contacts; null if a contact does not occur or is below the horizon.'),
    rise: OrNull.describe('Rise of the Sun or Moon during the eclipse, as on any other day; null otherwise.'),
    set: OrNull.describe('Set of the Sun or Moon during the eclipse, as on any other day; null otherwise.'),
    magnitude: z.number().min(0).describe('Share of the diameter that is covered at the visible maximum.'),
    obscuration: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Share of the area of the Sun that is covered; null for the Moon.'),
    sutak: Sutak.nullable().describe('Time of fasting; null if only the penumbra is visible.'),
  })
  .meta({ id: 'LocalEclipse', description: 'The visible part of an eclipse at the place.' });

const EclipseWire = z
  .strictObject({
    kind: z.enum(ECLIPSE_KINDS).describe('Eclipse of the Sun or of the Moon.'),
    type: z.enum(ECLIPSE_TYPES).describe('Type of the eclipse at its maximum.'),
    maximum: Instant.describe('Maximum for the Earth as a whole.'),
    penumbral: Span('Time of the Moon in the penumbra, or of the penumbra of the Moon on the Earth.'),
    partial: Span('Time of the Moon in the umbra.')
      .nullable()
      .describe('Time of the Moon in the umbra; null for the Sun and for a penumbral eclipse.'),
    total: Span('Totality, or the ring, anywhere.')
      .nullable()
      .describe('Totality or the ring, anywhere on the Earth; null if there is none.'),
    magnitude: z.number().min(0).describe('Share of the diameter in the umbra, or of the Sun that is covered.'),
    penumbral_magnitude: z.number().min(0).nullable().describe('The same in the penumbra; null for the Sun.'),
    saros: z.int().describe('Number of its saros series.'),
    saros_member: z.int().describe('Number of the eclipse within that series.'),
    greatest_at: z
      .strictObject({
        latitude: z.number().describe('Decimal degrees, north positive.'),
        longitude: z.number().describe('Decimal degrees, east positive.'),
      })
      .nullable()
      .describe('Place of the maximum of a solar eclipse; null for the Moon.'),
    sign: SignName.describe('Sidereal sign of the eclipsed body at the maximum.'),
    nakshatra: NakshatraName.describe('Nakshatra of the eclipsed body at the maximum.'),
    pada: z.int().min(1).max(4).describe('Quarter of that nakshatra.'),
    local: Local.nullable().describe('The eclipse at the place; null if no part of it is visible there.'),
  })
  .meta({ id: 'Eclipse', description: 'An eclipse, for the Earth and for a place.' });

type Circumstances = {
  sky: Ephemeris;
  place: GeoPlace;
  clock: Clock;
  rules: { rule: SutakRule; sunrise: HorizonRule };
  skySettings: SkySettings;
};

function presentEclipse({ eclipse, local }: SeenEclipse, circumstances: Circumstances): z.input<typeof EclipseWire> {
  const { sky, clock, skySettings } = circumstances;
  const at = (jdUt: number): string => isoAt(jdUt, clock);
  const span = (phase: EclipsePhase) => ({ start: at(phase.beginJdUt), end: at(phase.endJdUt) });
  const body = eclipse.kind === 'solar' ? 'sun' : 'moon';
  const { [body]: spot } = placementsAt(sky, [body], eclipse.maximumJdUt, skySettings).placements;
  const { nakshatra, pada } = presentInNakshatra(spot);
  const { greatestAt } = eclipse;
  return {
    kind: eclipse.kind,
    type: eclipse.type,
    maximum: at(eclipse.maximumJdUt),
    penumbral: span(eclipse.penumbral),
    partial: eclipse.partial && span(eclipse.partial),
    total: eclipse.central && span(eclipse.central),
    magnitude: rounded(eclipse.magnitude),
    penumbral_magnitude: eclipse.penumbralMagnitude && rounded(eclipse.penumbralMagnitude),
    saros: eclipse.sarosNumber,
    saros_member: eclipse.sarosMember,
    greatest_at: greatestAt && {
      latitude: rounded(greatestAt.latitudeDeg),
      longitude: rounded(greatestAt.longitudeDeg),
    },
    sign: presentSign(spot.signIndex).sign,
    nakshatra,
    pada,
    local: local && presentLocal(local, circumstances),
  };
}

function presentLocal(
  local: NonNullable<SeenEclipse['local']>,
  { sky, place, clock, rules }: Circumstances,
): z.input<typeof Local> {
  const at = (jdUt: number): string => isoAt(jdUt, clock);
  const orNull = (jdUt: number | null): string | null => (jdUt === null ? null : at(jdUt));
  const { contacts, kind } = local;
  const visible = visibleSpanOf(local);
  const sutak = sutakOf(sky, local, place, rules);
  const [first, second, third, last] =
    kind === 'lunar'
      ? [contacts.p1, contacts.u2, contacts.u3, contacts.p4]
      : [contacts.c1, contacts.c2, contacts.c3, contacts.c4];
  return {
    type: local.type,
    maximum: at(local.maximumJdUt),
    visible: { start: at(visible.fromJdUt), end: at(visible.untilJdUt) },
    contacts: {
      first: orNull(first),
      umbra_first: orNull(contacts.u1),
      total_first: orNull(second),
      total_last: orNull(third),
      umbra_last: orNull(contacts.u4),
      last: orNull(last),
    },
    rise: orNull(local.riseJdUt),
    set: orNull(local.setJdUt),
    magnitude: rounded(local.magnitude),
    obscuration: local.obscuration && rounded(local.obscuration),
    sutak: sutak && { start: at(sutak.startJdUt), start_for_frail: at(sutak.frailStartJdUt), end: at(sutak.endJdUt) },
  };
}

export const eclipses = operation({
  summary: 'Eclipses of the Sun and the Moon, for the Earth and for a place, with sutak.',
  description:
    'Every eclipse with its maximum between two dates, up to twenty years: start, maximum and end, magnitude and saros, the ' +
    'sidereal sign and nakshatra, and the visible part at the place, contact by contact, clipped by rise and set. `sutak` is ' +
    'the time of fasting before a visible eclipse, null if only the penumbra is visible. ' +
    '`Accept: application/x-ndjson` returns one JSON line per eclipse.',
  input: EclipsesRequest,
  output: z.strictObject({ eclipses: z.array(EclipseWire).describe('In order of the maxima.'), metadata: Metadata }),
  credits: 1,
  pricedBy: {
    name: '5 years, rounded up',
    count: (request: z.output<typeof EclipsesRequest>): number => Math.ceil(daysIn(request) / (DAYS_MAX / 4)),
  },
  rateWeight: 3,
  weighedBy: {
    name: 'year, rounded up',
    count: (request: z.output<typeof EclipsesRequest>): number => Math.ceil(daysIn(request) / YEAR_DAYS),
  },
  cpuMaxMs: 100,
  lines: 'eclipses',
  example: { from: '2026-01-01', to: '2026-12-31', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  compute: ({ settings, ...request }, sky) => {
    const place = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, altitudeM: 0 };
    const clock = placeClock(request);
    const window = {
      fromJdUt: midnightJdUt(dateOfTarget(request.from), clock),
      untilJdUt: midnightJdUt(dateOfDayCount(dayCountAt(request.to) + 1), clock),
    };
    const circumstances: Circumstances = {
      sky,
      place,
      clock,
      rules: { rule: settings.sutak_rule, sunrise: settings.sunrise },
      skySettings: {
        zodiac: { kind: 'sidereal', ayanamsa: settings.ayanamsa },
        nodeMode: 'mean',
        observer: 'geocentre',
      },
    };
    const found = eclipsesBetween(sky, chosenOf(request.kinds, ECLIPSE_KINDS), window, place, settings.sunrise);
    return {
      eclipses: found.map((seen) => presentEclipse(seen, circumstances)),
      metadata: metadataOf(sky.name, { formula_version: '1.1', system: 'events', zodiac: 'sidereal' }, settings, {}),
    };
  },
});
