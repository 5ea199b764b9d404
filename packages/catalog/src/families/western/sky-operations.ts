import { crossedSecondOf } from '@graha/astro-engine/events/crossings';
import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import { moonSignAt, VOID_PARTNERS, type VoidPartners } from '@graha/astro-engine/events/void-of-course';
import { type Clock, isoAt, jdUtOfSecond } from '@graha/astro-engine/core/moment';
import { spotOf, WESTERN_SKY } from '@graha/astro-engine/sky/placements';
import { FIXED_STARS, fixedStarsAt, starConjunctions } from '@graha/astro-engine/western/fixed-stars';
import { MOON_PHASES, moonPhaseAt, PHASE_WINDOWS } from '@graha/astro-engine/western/moon-phase';
import { fixedPoints, westernChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { decimal, members } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { IN_SIGN, SignName } from '../../wire/placement.ts';
import { presentInSign, presentSign, rounded } from '../../wire/present-placement.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { jdUtOfTarget, Target } from '../../request/target.ts';
import { clockOf, reportUnknownZone, Timezone } from '../../request/zones/timezone.ts';
import { OWN_POINT_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';
import { PointName } from './schemas.ts';

export const Star = z.enum(FIXED_STARS).meta({ id: 'FixedStarName', description: 'Traditional name of a fixed star.' });

export const fixedStars = operation({
  summary: 'Fixed stars, and the points of a birth chart in conjunction with them.',
  description:
    'Positions of 29 fixed stars at birth, and the planets and angles in conjunction with them in longitude. Stars brighter than the second ' +
    'magnitude count within `orb`, fainter ones within half of it. In the tropical zodiac stars advance by 1° in 72 years.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: OWN_POINT_SETTINGS,
    members: {
      orb: decimal(0, 5)
        .default(1)
        .meta({ title: 'Orb', description: 'Maximum distance in longitude from a bright star.', 'x-unit': '°' }),
    },
  }),
  output: z.strictObject({
    conjunctions: z
      .array(
        z.strictObject({
          star: Star,
          point: PointName,
          orb: z.number().min(0).describe('Degrees of longitude between the two.'),
        }),
      )
      .describe('Conjunctions, the nearest first.'),
    stars: z
      .array(
        z.strictObject({
          name: Star.describe('Name of the fixed star.'),
          ...IN_SIGN,
          latitude: z.number().min(-90).max(90).describe('Ecliptic latitude, degrees, north positive.'),
          magnitude: z.number().describe('Apparent magnitude: lower is brighter.'),
        }),
      )
      .length(FIXED_STARS.length)
      .describe('Positions of the stars at birth.'),
    metadata: Metadata,
  }),
  credits: 1,
  cpuMaxMs: 100,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, orb, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const stars = fixedStarsAt(sky, chart.jdUt, chart.zodiac);
    return {
      conjunctions: starConjunctions(stars, fixedPoints(chart, reading.angles, 0), orb).map((found) => ({
        star: found.star,
        point: westernNameOf(found.point),
        orb: rounded(found.orbDeg),
      })),
      stars: FIXED_STARS.map((name) => ({
        name,
        ...presentInSign(spotOf(stars[name].longitudeDeg)),
        latitude: rounded(stars[name].latitudeDeg),
        magnitude: stars[name].magnitude,
      })),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

const partners = {
  values: ['modern', 'traditional'],
  title: 'Aspects to',
  description:
    'Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books.',
} as const satisfies { values: readonly VoidPartners[]; title: string; description: string };

const windows = {
  values: PHASE_WINDOWS,
  title: 'Moon phases',
  description:
    'Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in ' +
    'calendars. rudhyar: each from its exact angle to the next one.',
} as const;

const MoonRequest = members(
  {
    target: Target,
    timezone: Timezone,
    settings: settingsOf([], { ...FROM_CENTRE, void_partners: partners, phase_windows: windows }),
  },
  'member of this request',
).superRefine(reportUnknownZone);

const Instant = z.string().meta({ format: 'date-time' });

/** Prints a crossing: the first second at which it has certainly happened. */
export const crossedAt = (jdUt: number, clock: Clock): string => isoAt(jdUtOfSecond(crossedSecondOf(jdUt)), clock);

export const moon = operation({
  summary: 'Phase of the Moon, and her void of course period.',
  description:
    'The Moon at `target` (now if omitted): her phase as one of eight, her illuminated share, her tropical sign, and the time when she ' +
    'is void of course there: from her last exact conjunction, sextile, square, trine or opposition until she leaves the sign; from ' +
    'her entry if she makes none. Lilly’s older rule, which counts by orbs, gives other times.',
  input: MoonRequest,
  output: z.strictObject({
    phase: z.enum(MOON_PHASES).describe('Eighth of the month, by `phase_windows`.'),
    angle: z.number().min(0).lt(360).describe('Degrees that the Moon is ahead of the Sun.'),
    illumination: z.number().min(0).max(1).describe('Share of her disc that is lit.'),
    sign: SignName.describe('Tropical sign that she is in.'),
    sign_entry: Instant.describe('Instant when she entered the sign.'),
    sign_exit: Instant.describe('Instant when she leaves the sign.'),
    is_void_of_course: z.boolean().describe('Whether she is void at the target.'),
    void_of_course: z
      .strictObject({
        start: Instant.describe('Start of the void of course period.'),
        end: Instant.describe('Instant when she leaves the sign.'),
        last_aspect: z
          .strictObject({
            at: Instant.describe('Instant of exactness.'),
            planet: term('PointName', z.string()).describe('Planet or point of the last aspect.'),
            angle: z.number().describe('Angle of the aspect: 0, 60, 90, 120 or 180 degrees.'),
          })
          .nullable()
          .describe('Last exact aspect in the sign; null if there is none.'),
      })
      .describe('Void of course period in this sign.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { target: '2026-11-21T12:00:00+05:30', timezone: 5.5 },
  dependsOnNow: 'target',
  compute: ({ target, timezone, settings }, ephemeris) => {
    const jdUt = jdUtOfTarget(target);
    const clock = clockOf(timezone);
    const { name, angleDeg, illumination } = moonPhaseAt(ephemeris, jdUt, settings.phase_windows);
    const sky = new SearchedSky(ephemeris, WESTERN_SKY);
    const { signIndex, entryJdUt, exitJdUt, lastAspect } = moonSignAt(sky, jdUt, VOID_PARTNERS[settings.void_partners]);
    const startJdUt = lastAspect?.jdUt ?? entryJdUt;
    return {
      phase: name,
      angle: rounded(angleDeg) % 360,
      illumination: rounded(illumination),
      sign: presentSign(signIndex).sign,
      sign_entry: crossedAt(entryJdUt, clock),
      sign_exit: crossedAt(exitJdUt, clock),
      is_void_of_course: jdUt >= startJdUt,
      void_of_course: {
        start: crossedAt(startJdUt, clock),
        end: crossedAt(exitJdUt, clock),
        last_aspect: lastAspect && {
          at: crossedAt(lastAspect.jdUt, clock),
          planet: westernNameOf(lastAspect.point),
          angle: lastAspect.angleDeg,
        },
      },
      metadata: metadataOf(
        ephemeris.name,
        { formula_version: '1.1', system: 'western', zodiac: 'tropical' },
        settings,
        { as_of: isoAt(jdUt, clock) },
      ),
    };
  },
});
