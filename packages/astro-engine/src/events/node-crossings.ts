import type { Point } from '../vocabulary/grahas.ts';
import { nextChange } from '../core/search.ts';
import type { Window } from './crossings.ts';
import type { SearchedSky } from './searched-sky.ts';
import { type Asked, instantOf, type SkyEvent } from './sky-event.ts';

/** Points without latitude: the Sun is the ecliptic, the nodes and the apogee are points of the Moon's orbit. */
const WITHOUT_NODE: ReadonlySet<Point> = new Set<Point>(['sun', 'rahu', 'ketu', 'lilith']);
/** Much shorter than from one node to the next: 13.6 days for the Moon, 40 for Mercury. */
const stepDaysOf = (point: Point): number => (point === 'moon' ? 4 : 8);

/**
 * Returns the crossings of bodies through the plane of the ecliptic.
 * @accuracy the Moon's within 0.1 s; those of a slow planet depend on its latitude: 0.001″ is half a minute for Pluto
 */
export const nodeCrossingsIn = (sky: SearchedSky, { fromJdUt, untilJdUt }: Window, { points }: Asked): SkyEvent[] =>
  points
    .filter((point) => !WITHOUT_NODE.has(point))
    .flatMap((point) => {
      const isNorth = (jdUt: number): boolean => sky.latitudeDeg(point, jdUt) >= 0;
      const stepDays = stepDaysOf(point);
      const found: SkyEvent[] = [];
      // On a fixed grid, whatever the window, so that every search finds the same instant.
      for (let index = Math.floor(fromJdUt / stepDays); index * stepDays < untilJdUt; index += 1) {
        const jdUt = nextChange(isNorth, index * stepDays, stepDays, stepDays);
        if (jdUt === null || jdUt < fromJdUt || jdUt >= untilJdUt) continue;
        found.push(instantOf(jdUt, point, isNorth(index * stepDays) ? 'descending' : 'ascending'));
      }
      return found;
    });
