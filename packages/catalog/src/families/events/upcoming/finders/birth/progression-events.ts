import { normalizeDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import { secondOf } from '@graha/astro-engine/core/moment';
import { type Crossing, partsDeg } from '@graha/astro-engine/events/crossings';
import { placesDeg } from '@graha/astro-engine/transit/hits';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { westernChart } from '@graha/astro-engine/western/natal';
import { ASPECT_NAMES, ASPECTS } from '@graha/astro-engine/western/orbs';
import { DIRECTED_ANGLES, type DirectedAngle } from '@graha/astro-engine/western/primary-directions';
import { angleCrossingsIn } from '@graha/astro-engine/western/progressed-angles';
import { progressedCrossingsIn } from '@graha/astro-engine/western/progression';
import { chosenOf } from '../../../../../request/name-list.ts';
import { nameOf, rounded } from '../../../../../wire/present-placement.ts';
import { natalNameOf } from '../../../../transit/natal-hits.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Natal, Scene } from '../../scene.ts';

/** Secondary progressions in the zodiac of the Western kinds: a day after birth for each year of life. */

/** Bodies that move enough in a life; the slower ones stay within a few degrees of their place at birth. */
const PROGRESSED = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
type Progressed = (typeof PROGRESSED)[number] | DirectedAngle;
/** Weights that are not those of the kind: the progressed Moon makes an aspect every month. */
const ASPECT_WEIGHTS: Partial<Record<Progressed, number>> = { moon: 5 };
/** The places at birth themselves are no events. */
const MINUTE_SECONDS = 60;

const SIGNS_DEG = partsDeg(12);
/** Details and titles of the quarters of the way from one new moon to the next. */
const PHASES = [
  ['new_moon', 'Progressed new moon'],
  ['first_quarter', 'Progressed Moon at the first quarter'],
  ['full_moon', 'Progressed full moon'],
  ['last_quarter', 'Progressed Moon at the last quarter'],
] as const;

type Reached = Crossing & { point: Progressed };

/** Returns the moments of life at which progressed bodies and angles are at degrees of the zodiac. */
function reachedIn(scene: Scene, { moment, second: birthSecond }: Natal, targetsDeg: readonly number[]): Reached[] {
  const { asked, ephemeris, westernSky, westernZodiac, window } = scene;
  const { jdUt: birthJdUt, place } = moment;
  const ofBodies = PROGRESSED.flatMap((point) =>
    progressedCrossingsIn(westernSky.longitude(point), targetsDeg, birthJdUt, window).map(
      ({ jdUt, targetDeg, isForward }): Reached => ({ point, jdUt, targetDeg, isForward }),
    ),
  );
  const natal = westernChart(ephemeris, { jdUt: birthJdUt, place }, {
    points: [],
    zodiac: westernZodiac,
    nodeMode: asked.settings.node_mode,
    isTopocentric: false,
    houseSystem: 'whole_sign',
  }); // prettier-ignore
  const ofAngles = DIRECTED_ANGLES.flatMap((angle) =>
    angleCrossingsIn(natal, ephemeris, { angle, method: asked.angle_method }, targetsDeg, window).map(
      (crossing): Reached => ({ point: angle, ...crossing }),
    ),
  );
  return [...ofBodies, ...ofAngles].filter(({ jdUt }) => secondOf(jdUt) >= birthSecond + MINUTE_SECONDS);
}

/** Aspects of the progressed bodies and angles with natal points, at the instants of exactness. */
export const progressedAspects = ofBirth((scene, natal): FoundEvent[] => {
  const meetings = scene.targets.flatMap(({ point: target, longitudeDeg }) =>
    chosenOf(scene.asked.aspects, ASPECT_NAMES).flatMap((aspect) =>
      placesDeg(longitudeDeg, ASPECTS[aspect]).map((placeDeg) => ({ target, aspect, placeDeg })),
    ),
  );
  const reached = reachedIn(scene, natal, [...new Set(meetings.map(({ placeDeg }) => placeDeg))]);
  return reached.flatMap(({ point, jdUt, targetDeg, isForward }) =>
    meetings
      .filter(({ placeDeg }) => placeDeg === targetDeg)
      .map(({ target, aspect }): FoundEvent => ({
        second: secondOf(jdUt),
        untilSecond: null,
        title: `Progressed ${natalNameOf(point)} ${aspect} natal ${natalNameOf(target)}`,
        ...weightOf(point),
        facts: {
          body: natalNameOf(point),
          other_body: natalNameOf(target),
          aspect,
          longitude: rounded(targetDeg) % 360,
          is_retrograde: !isForward,
          orb: 0,
        },
      })),
  );
});

function weightOf(point: Progressed): { weight?: number } {
  const weight = ASPECT_WEIGHTS[point];
  return weight === undefined ? {} : { weight };
}

/** Entries of progressed bodies and angles into signs; a body that moves backwards enters the sign before. */
export const progressedIngresses = ofBirth((scene, natal): FoundEvent[] =>
  reachedIn(scene, natal, SIGNS_DEG).map(({ point, jdUt, targetDeg, isForward }) => {
    const { name } = signAt((signIndexOf(targetDeg) + (isForward ? 0 : 11)) % 12);
    return {
      second: secondOf(jdUt),
      untilSecond: null,
      title: `Progressed ${natalNameOf(point)} enters ${name}`,
      facts: {
        body: natalNameOf(point),
        sign: name,
        longitude: targetDeg,
        is_retrograde: !isForward,
      },
    };
  }),
);

/** Phases of the progressed Moon: her distance from the progressed Sun, in any zodiac. */
export const progressedPhases = ofBirth(({ westernSky, window }, { moment }): FoundEvent[] =>
  progressedCrossingsIn(westernSky.difference('moon', 'sun'), partsDeg(4), moment.jdUt, window).map(
    ({ jdUt, progressedJdUt, targetDeg }) => {
      const [detail, title] = PHASES[targetDeg / 90] ?? PHASES[0];
      const longitudeDeg = normalizeDeg(westernSky.longitudeDeg('moon', progressedJdUt));
      return {
        second: secondOf(jdUt),
        untilSecond: null,
        title,
        facts: {
          body: nameOf('moon'),
          detail,
          sign: signAt(signIndexOf(longitudeDeg)).name,
          longitude: rounded(longitudeDeg) % 360,
        },
      };
    },
  ),
);
