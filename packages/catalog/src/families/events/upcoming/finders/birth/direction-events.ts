import { arcDeg } from '@graha/astro-engine/core/angle';
import { secondOf } from '@graha/astro-engine/core/moment';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { placesDeg } from '@graha/astro-engine/transit/hits';
import { ASPECT_NAMES, ASPECTS } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { solarArcsReachedIn } from '@graha/astro-engine/western/solar-arc';
import { chosenOf } from '../../../../../request/name-list.ts';
import { rounded } from '../../../../../wire/present-placement.ts';
import { natalNameOf } from '../../../../transit/natal-hits.ts';
import {
  AGE_MAX,
  type AgedDirection,
  directedBirth,
  DIRECTION_YEAR_DAYS,
} from '../../../../western/sphere/directed-birth.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Scene } from '../../scene.ts';

/** Directions: the turn of the sky after birth, and the arc of the Sun, as years of life. */

const askedOf = ({ asked }: Scene) => ({
  method: asked.direction_method,
  key: asked.direction_key,
  latitudes: asked.direction_latitudes,
  converse: asked.direction_converse,
  significators: asked.direction_significators,
  node_mode: asked.settings.node_mode,
});

/** A motion and the side of an aspect, in one word: `direct`, `converse_dexter`. */
const detailOf = ({ motion, side }: AgedDirection): string => (side === null ? motion : `${motion}_${side}`);

/**
 * Primary directions of the planets among `points`, at the instants at which their arcs are complete: the list of
 * `western/primary-directions` with its length of the year.
 */
export const primaryDirections = ofBirth((scene, { moment }): FoundEvent[] => {
  const { asked, ephemeris, window } = scene;
  const points = chosenOf(asked.points, EXTENDED_POINTS);
  const dateAt = steadyYears(moment.jdUt, DIRECTION_YEAR_DAYS);
  return directedBirth(ephemeris, moment, points, askedOf(scene))
    .directions.filter(({ ageYears }) => ageYears <= AGE_MAX)
    .map((direction) => ({ direction, jdUt: dateAt(direction.ageYears) }))
    .filter(({ jdUt }) => jdUt >= window.fromJdUt && jdUt < window.untilJdUt)
    .map(({ direction, jdUt }) => {
      const { point, aspect, side, significator, motion } = direction;
      const cast = side === null ? aspect : `${aspect} (${side})`;
      return {
        second: secondOf(jdUt),
        untilSecond: null,
        title: `Primary direction, ${motion}: ${natalNameOf(point)} ${cast} natal ${natalNameOf(significator)}`,
        facts: {
          body: natalNameOf(point),
          other_body: natalNameOf(significator),
          aspect,
          detail: detailOf(direction),
          orb: 0,
        },
      };
    });
});

/** Solar arcs: natal points, all moved by one arc, in aspects with the others. To itself every point comes at once. */
export const solarArcs = ofBirth((scene, { moment }): FoundEvent[] => {
  const { asked, targets, westernSky, window } = scene;
  const aspects = chosenOf(asked.aspects, ASPECT_NAMES);
  const meetings = targets.flatMap((directed) =>
    targets
      .filter(({ point }) => point !== directed.point)
      .flatMap((natal) =>
        aspects.flatMap((aspect) =>
          placesDeg(natal.longitudeDeg, ASPECTS[aspect]).map((placeDeg) => ({
            directed: natalNameOf(directed.point),
            natal: natalNameOf(natal.point),
            aspect,
            placeDeg,
            arcDeg: arcDeg(directed.longitudeDeg, placeDeg),
          })),
        ),
      ),
  );
  const arcs = { method: asked.solar_arc_method, arcsDeg: [...new Set(meetings.map((meeting) => meeting.arcDeg))] };
  return solarArcsReachedIn(westernSky, moment.jdUt, arcs, window).flatMap((reached) =>
    meetings
      .filter((meeting) => meeting.arcDeg === reached.arcDeg)
      .map(({ directed, natal, aspect, placeDeg }) => ({
        second: secondOf(reached.jdUt),
        untilSecond: null,
        title: `Solar arc ${directed} ${aspect} natal ${natal}`,
        facts: { body: directed, other_body: natal, aspect, longitude: rounded(placeDeg) % 360, orb: 0 },
      })),
  );
});
