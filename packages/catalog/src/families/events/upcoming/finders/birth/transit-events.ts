import { normalizeDeg, shortestArcDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import { jdUtOfSecond, secondOf } from '@graha/astro-engine/core/moment';
import { crossedSecondOf, crossingsIn } from '@graha/astro-engine/events/crossings';
import { hitsIn, type NatalTarget, placesDeg } from '@graha/astro-engine/transit/hits';
import { ayanamsaIn } from '@graha/astro-engine/sky/placements';
import { wholeSignHouseNumber } from '@graha/astro-engine/sky/houses';
import type { Point } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { ASPECT_NAMES, ASPECTS, type AspectName } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { chosenOf } from '../../../../../request/name-list.ts';
import { nameOf, rounded } from '../../../../../wire/present-placement.ts';
import { natalNameOf } from '../../../../transit/natal-hits.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Natal, Scene } from '../../scene.ts';
import { eclipsesOnSky, eclipseTitle, ingressesOf } from '../sky-events.ts';

/** Transits and eclipses that meet the points of a birth chart, in the zodiac of the Western kinds. */

const bodiesOf = ({ asked }: Scene): readonly Point[] => chosenOf(asked.transit_bodies, EXTENDED_POINTS);
const aspectsOf = ({ asked }: Scene): readonly AspectName[] => chosenOf(asked.aspects, ASPECT_NAMES);
const inTransit = (point: Point, aspect: string, natal: NatalTarget['point']): string =>
  `${nameOf(point)} ${aspect} natal ${natalNameOf(natal)}`;

/** Transits at the instants of exactness: the hits of `transit/hits`. */
export const exactTransits = ofBirth((scene): FoundEvent[] => {
  const { fromSecond, untilSecond } = scene.seconds;
  const window = { fromJdUt: jdUtOfSecond(fromSecond), untilJdUt: jdUtOfSecond(untilSecond) };
  return hitsIn(scene.westernSky, bodiesOf(scene), scene.targets, aspectsOf(scene), window).map((hit) => ({
    second: secondOf(hit.jdUt),
    untilSecond: null,
    title: inTransit(hit.point, hit.aspect, hit.natal),
    facts: {
      body: nameOf(hit.point),
      other_body: natalNameOf(hit.natal),
      aspect: hit.aspect,
      is_retrograde: hit.isRetrograde,
      orb: 0,
    },
  }));
});

/** Index of the sidereal sign of the ascendant at birth. */
function lagnaSignIndexOf({ ephemeris, vedicSky }: Scene, { moment }: Natal): number {
  const { ascendantDeg } = ephemeris.houses('whole_sign', moment.jdUt, moment.place);
  return signIndexOf(normalizeDeg(ascendantDeg - ayanamsaIn(ephemeris, vedicSky.zodiac, moment.jdUt)));
}

/** Entries of bodies into the houses of the birth chart, whole signs from the ascendant; backwards too. */
export const houseTransits = ofBirth((scene, natal): FoundEvent[] => {
  const lagnaSignIndex = lagnaSignIndexOf(scene, natal);
  return ingressesOf(bodiesOf(scene))(scene).map((found): FoundEvent => {
    const signIndex = SIGNS.findIndex(({ name }) => name === found.facts.sign);
    const house = wholeSignHouseNumber(signIndex, lagnaSignIndex);
    return {
      ...found,
      title: `${found.facts.body} enters house ${house} of the birth chart`,
      facts: { ...found.facts, change: 'begins', detail: null, house },
    };
  });
});

/** The two edges of an orb around a place: forward motion enters at the lower one and leaves at the upper one. */
const edgesDeg = (placeDeg: number, orbDeg: number) => ({
  lowDeg: normalizeDeg(placeDeg - orbDeg),
  highDeg: normalizeDeg(placeDeg + orbDeg),
});

type Meeting = { point: Point; target: NatalTarget; aspect: AspectName };

function edgesIn(scene: Scene, { point, target, aspect }: Meeting): FoundEvent[] {
  const { orb } = scene.asked;
  return placesDeg(target.longitudeDeg, ASPECTS[aspect]).flatMap((placeDeg) => {
    const { lowDeg, highDeg } = edgesDeg(placeDeg, orb);
    return crossingsIn(scene.westernSky.longitude(point), [lowDeg, highDeg], scene.window).map(
      ({ jdUt, isForward, targetDeg }): FoundEvent => {
        const isEntry = isForward === (targetDeg === lowDeg);
        return {
          second: crossedSecondOf(jdUt),
          untilSecond: null,
          title: `${inTransit(point, aspect, target.point)} ${isEntry ? 'comes within orb' : 'leaves the orb'}`,
          facts: {
            body: nameOf(point),
            other_body: natalNameOf(target.point),
            aspect,
            change: isEntry ? 'begins' : 'ends',
            is_retrograde: !isForward,
            orb,
          },
        };
      },
    );
  });
}

/** Transits at the instants at which they come within the orb and leave it. */
export const orbTransits = ofBirth((scene) =>
  bodiesOf(scene).flatMap((point) =>
    scene.targets.flatMap((target) => aspectsOf(scene).flatMap((aspect) => edgesIn(scene, { point, target, aspect }))),
  ),
);

const MEETINGS = ['conjunction', 'opposition'] as const satisfies readonly AspectName[];

/** Eclipses whose degree is a natal point or opposite to one, within the orb. */
export const eclipsesOnPoints = ofBirth((scene) =>
  eclipsesOnSky(scene).flatMap(({ second, type, point, longitudeDeg }) =>
    scene.targets.flatMap((target) =>
      MEETINGS.flatMap((aspect): FoundEvent[] => {
        const orbDeg = Math.abs(shortestArcDeg(longitudeDeg, normalizeDeg(target.longitudeDeg + ASPECTS[aspect])));
        if (orbDeg > scene.asked.eclipse_orb) return [];
        const where = aspect === 'conjunction' ? 'on' : 'opposite';
        return [
          {
            second,
            untilSecond: null,
            title: `${eclipseTitle(type, point)} ${where} natal ${natalNameOf(target.point)}`,
            facts: {
              body: nameOf(point),
              other_body: natalNameOf(target.point),
              aspect,
              detail: type,
              longitude: rounded(longitudeDeg) % 360,
              orb: rounded(orbDeg),
            },
          },
        ];
      }),
    ),
  ),
);
