import { normalizeDeg, shortestArcDeg } from '@graha/astro-engine/core/angle';
import { jdUtOfSecond } from '@graha/astro-engine/core/moment';
import { crossedSecondOf, turnsIn } from '@graha/astro-engine/events/crossings';
import { placesDeg } from '@graha/astro-engine/transit/hits';
import { ASPECT_NAMES, ASPECTS } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { chosenOf } from '../../../../../request/name-list.ts';
import { nameOf, rounded } from '../../../../../wire/present-placement.ts';
import { natalNameOf } from '../../../../transit/natal-hits.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Scene } from '../../scene.ts';
import { isPlanetProper } from '../sky-events.ts';

/** The stations of planets in transit, as `station` lists them, with the longitude in the zodiac of the Western kinds. */
function stationsOf({ asked, tropicalSky, westernSky, window }: Scene) {
  const planets = chosenOf(asked.transit_bodies, EXTENDED_POINTS).filter(isPlanetProper);
  return planets.flatMap((point) =>
    turnsIn(tropicalSky.tropicalLongitude(point), window).map(({ jdUt, isForward }) => {
      const second = crossedSecondOf(jdUt);
      return { second, point, isForward, longitudeDeg: westernSky.longitudeDeg(point, jdUtOfSecond(second)) };
    }),
  );
}

/** Stations whose degree is in an aspect with a natal point, within the orb of transits. */
export const stationsOnPoints = ofBirth((scene) => {
  const { asked, targets } = scene;
  const aspects = chosenOf(asked.aspects, ASPECT_NAMES);
  return stationsOf(scene).flatMap(({ second, point, isForward, longitudeDeg }) =>
    targets.flatMap((target) =>
      aspects.flatMap((aspect): FoundEvent[] => {
        const orbsDeg = placesDeg(target.longitudeDeg, ASPECTS[aspect]).map((placeDeg) =>
          Math.abs(shortestArcDeg(placeDeg, longitudeDeg)),
        );
        const orbDeg = Math.min(...orbsDeg);
        if (orbDeg > asked.orb) return [];
        const detail = isForward ? 'direct' : 'retrograde';
        return [
          {
            second,
            untilSecond: null,
            title: `${nameOf(point)} turns ${detail}, ${aspect} natal ${natalNameOf(target.point)}`,
            facts: {
              body: nameOf(point),
              other_body: natalNameOf(target.point),
              aspect,
              detail,
              longitude: rounded(normalizeDeg(longitudeDeg)) % 360,
              is_retrograde: !isForward,
              orb: rounded(orbDeg),
            },
          },
        ];
      }),
    ),
  );
});
