import type { EclipseKind } from '../core/ephemeris.ts';
import { nakshatraAt } from '../vocabulary/nakshatras.ts';
import type { Point } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { crossingsIn, partsDeg, turnsIn, type Window } from './crossings.ts';
import { nodeCrossingsIn } from './node-crossings.ts';
import type { SearchedSky } from './searched-sky.ts';
import { combustionsIn, warsIn } from './separations.ts';
import { type Asked, type EventKind, instantOf, pairsOf, type SkyEvent } from './sky-event.ts';
import { moonSignsLeftIn, VOID_PARTNERS } from './void-of-course.ts';

const PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;

/** Above this ecliptic latitude of the Moon there is no eclipse. */
const ECLIPSE_LATITUDE_DEG = 1.7;
const ECLIPSE_DAYS = 1;
/** Longest time from the last aspect to the end of a sign. */
const VOID_DAYS_MAX = 2.8;

/** Finds entries of points into equal parts of the zodiac. @param nameOf name of a part, by index */
const entersParts =
  (count: number, nameOf: (index: number) => string): EventKind['eventsIn'] =>
  (sky, window, { points }) =>
    points.flatMap((point) =>
      crossingsIn(sky.longitude(point), partsDeg(count), window).map(({ jdUt, isForward, targetDeg }) => {
        const index = Math.round((targetDeg * count) / 360) - (isForward ? 0 : 1);
        return instantOf(jdUt, point, nameOf((index + count) % count));
      }),
    );

/** Returns an angle and its mirror on the other side of the turn. */
const bothSidesDeg = (angleDeg: number): number[] => [...new Set([angleDeg, (360 - angleDeg) % 360])];

function aspectsIn(sky: SearchedSky, window: Window, { aspects, ...asked }: Asked): SkyEvent[] {
  const rows = Object.entries(aspects);
  const targetsDeg = rows.flatMap(([, angleDeg]) => bothSidesDeg(angleDeg));
  const nameOf = (deg: number): string => rows.find(([, angleDeg]) => bothSidesDeg(angleDeg).includes(deg))?.[0] ?? '';
  return pairsOf(asked).flatMap(([one, other]) =>
    crossingsIn(sky.difference(one, other), targetsDeg, window).map(({ jdUt, targetDeg }) =>
      instantOf(jdUt, one, nameOf(targetDeg), other),
    ),
  );
}

const isWithin = ({ fromJdUt, untilJdUt }: Window, jdUt: number): boolean => jdUt >= fromJdUt && jdUt < untilJdUt;
const widened = ({ fromJdUt, untilJdUt }: Window, beforeDays: number, afterDays: number): Window => ({
  fromJdUt: fromJdUt - beforeDays,
  untilJdUt: untilJdUt + afterDays,
});

const ECLIPSED = { solar: 'sun', lunar: 'moon' } as const satisfies Record<EclipseKind, Point>;

/** Asks the ephemeris for an eclipse at each new and full Moon near a node. */
function eclipsesIn(sky: SearchedSky, window: Window, { points }: Asked): SkyEvent[] {
  const lights = crossingsIn(sky.difference('moon', 'sun'), [0, 180], widened(window, ECLIPSE_DAYS, ECLIPSE_DAYS));
  return lights.flatMap(({ jdUt, targetDeg }): SkyEvent[] => {
    const kind = targetDeg === 0 ? 'solar' : 'lunar';
    if (!points.includes(ECLIPSED[kind]) || Math.abs(sky.latitudeDeg('moon', jdUt)) > ECLIPSE_LATITUDE_DEG) return [];
    const eclipse = sky.ephemeris.nextEclipse(kind, jdUt - ECLIPSE_DAYS);
    if (eclipse === null || Math.abs(eclipse.maximumJdUt - jdUt) > ECLIPSE_DAYS) return [];
    return isWithin(window, eclipse.maximumJdUt) ? [instantOf(eclipse.maximumJdUt, ECLIPSED[kind], eclipse.type)] : [];
  });
}

/** A Moon that makes no aspect in a sign is void from its entry. */
const voidsIn: EventKind['eventsIn'] = (sky, window, { points }) =>
  points.includes('moon')
    ? moonSignsLeftIn(sky, widened(window, 0, VOID_DAYS_MAX), VOID_PARTNERS.modern)
        .map(({ lastAspect, entryJdUt, exitJdUt, signIndex }) => ({
          ...instantOf(lastAspect?.jdUt ?? entryJdUt, 'moon', signAt(signIndex).name),
          untilJdUt: exitJdUt,
        }))
        .filter(({ jdUt }) => isWithin(window, jdUt))
    : [];

/** Every kind of event that a search finds. A kind is added as one row here. */
export const EVENT_KINDS = {
  sign_ingress: {
    summary: 'a body enters a sign, which `detail` names',
    eventsIn: entersParts(12, (index) => signAt(index).name),
  },
  nakshatra_ingress: {
    summary: 'a body enters a nakshatra, which `detail` names',
    isSidereal: true,
    eventsIn: entersParts(27, (index) => nakshatraAt(index).name),
  },
  pada_ingress: {
    summary: 'a body enters a quarter of a nakshatra, such as `Ashwini 2`',
    isSidereal: true,
    eventsIn: entersParts(108, (index) => `${nakshatraAt(Math.floor(index / 4)).name} ${(index % 4) + 1}`),
  },
  station: {
    summary: 'a body turns `direct` or `retrograde` in tropical longitude, as ephemerides print it',
    eventsIn: (sky, window, { points }) =>
      points.flatMap((point) =>
        turnsIn(sky.tropicalLongitude(point), window).map(({ jdUt, isForward }) =>
          instantOf(jdUt, point, isForward ? 'direct' : 'retrograde'),
        ),
      ),
  },
  combustion: { summary: 'a planet becomes `combust`, or `visible` again', eventsIn: combustionsIn },
  conjunction: {
    summary: 'two bodies have one longitude',
    eventsIn: (sky, window, asked) => aspectsIn(sky, window, { ...asked, aspects: { conjunction: 0 } }),
  },
  aspect: { summary: 'two bodies are exactly so far apart as the aspect that `detail` names', eventsIn: aspectsIn },
  planetary_war: {
    summary: 'a war of two of the five planets, within 1° of each other, `begins` or `ends`',
    eventsIn: warsIn,
  },
  lunar_phase: {
    summary: '`new_moon`, `first_quarter`, `full_moon` or `last_quarter`',
    eventsIn: (sky, window, { points }) =>
      points.includes('moon')
        ? crossingsIn(sky.difference('moon', 'sun'), partsDeg(4), window).map(({ jdUt, targetDeg }) =>
            instantOf(jdUt, 'moon', PHASES[targetDeg / 90] ?? ''),
          )
        : [],
  },
  node_crossing: {
    summary: 'the Moon or a planet crosses the ecliptic, `ascending` or `descending`',
    eventsIn: nodeCrossingsIn,
  },
  void_of_course: {
    summary:
      'the Moon makes her last aspect in the sign that `detail` names, tropical whatever the ayanamsa, and is void until `until`',
    isTropical: true,
    eventsIn: voidsIn,
  },
  eclipse: { summary: 'the maximum of an eclipse of the Sun or the Moon, with its type', eventsIn: eclipsesIn },
} as const satisfies Record<string, EventKind>;
export type EventKindId = keyof typeof EVENT_KINDS;
