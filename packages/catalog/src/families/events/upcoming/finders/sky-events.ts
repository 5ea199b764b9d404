import { jdUtOfSecond } from '@graha/astro-engine/core/moment';
import { crossedSecondOf, turnsIn } from '@graha/astro-engine/events/crossings';
import { EVENT_KINDS, type EventKindId } from '@graha/astro-engine/events/event-kinds';
import type { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import type { SkyEvent } from '@graha/astro-engine/events/sky-event';
import { spotOf } from '@graha/astro-engine/sky/placements';
import type { Point } from '@graha/astro-engine/vocabulary/grahas';
import { ASPECT_NAMES, ASPECTS } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { chosenOf } from '../../../../request/name-list.ts';
import { nameOf, presentSign, rounded } from '../../../../wire/present-placement.ts';
import type { FoundEvent, TimelineKind } from '../kind.ts';
import type { Scene } from '../scene.ts';
import type { Facts } from '../wire.ts';

/** Events in the sky, by the rows of the search that `events/search` uses. */

/** As in `events/search`: the motion at an instant is that of two seconds later. */
const SHIFT_SECONDS = 2;
/** The longest retrograde motion, of Pluto, with a margin. */
const RETROGRADE_DAYS_MAX = 220;

type Search = {
  kind: EventKindId;
  skyOf(scene: Scene): SearchedSky;
  /** The points searched; those of the request if omitted. */
  points?: readonly Point[];
  describe(event: SkyEvent): Pick<FoundEvent, 'title'> & { facts?: Partial<Facts> };
};

const bodiesOf = ({ asked }: Scene): readonly Point[] => chosenOf(asked.bodies, EXTENDED_POINTS);
const vedic = ({ vedicSky }: Scene): SearchedSky => vedicSky;
const tropical = ({ tropicalSky }: Scene): SearchedSky => tropicalSky;

function placeOf(sky: SearchedSky, { kind }: Search, { point, detail }: SkyEvent, second: number): Partial<Facts> {
  const { deg } = sky.longitude(point).at(jdUtOfSecond(second));
  const { degPerDay } = sky.longitude(point).at(jdUtOfSecond(second + SHIFT_SECONDS));
  return {
    longitude: rounded(deg) % 360,
    sign: presentSign(spotOf(deg).signIndex).sign,
    is_retrograde: kind === 'station' ? detail === 'retrograde' : degPerDay < 0,
  };
}

/** Makes the finder of a kind of the search. */
const bySearch =
  (search: Search): TimelineKind['find'] =>
  (scene) => {
    const sky = search.skyOf(scene);
    const aspects = Object.fromEntries(
      chosenOf(scene.asked.aspects, ASPECT_NAMES).map((name) => [name, ASPECTS[name]]),
    );
    const asked = { points: search.points ?? bodiesOf(scene), others: [], aspects };
    return EVENT_KINDS[search.kind].eventsIn(sky, scene.window, asked).map((event): FoundEvent => {
      const second = crossedSecondOf(event.jdUt);
      const { title, facts } = search.describe(event);
      return {
        second,
        untilSecond: event.untilJdUt === null ? null : crossedSecondOf(event.untilJdUt),
        title,
        facts: {
          body: nameOf(event.point),
          other_body: event.other === null ? null : nameOf(event.other),
          detail: event.detail,
          ...placeOf(sky, search, event, second),
          ...facts,
        },
      };
    });
  };

const entry = ({ point, detail }: SkyEvent) => ({ title: `${nameOf(point)} enters ${detail}` });
export const ingresses = bySearch({ kind: 'sign_ingress', skyOf: vedic, describe: entry });
/** Makes the finder of entries of some points into sidereal signs. */
export const ingressesOf = (points: readonly Point[]) =>
  bySearch({ kind: 'sign_ingress', skyOf: vedic, points, describe: entry });
export const tropicalIngresses = bySearch({
  kind: 'sign_ingress',
  skyOf: tropical,
  describe: ({ point, detail }) => ({ title: `${nameOf(point)} enters tropical ${detail}` }),
});

/** The true node turns many times a year, and no almanac lists it. */
export const isPlanetProper = (point: Point): boolean =>
  point !== 'sun' && point !== 'moon' && point !== 'rahu' && point !== 'ketu' && point !== 'lilith';

const everyStation = bySearch({
  kind: 'station',
  skyOf: tropical,
  describe: ({ point, detail }) => ({ title: `${nameOf(point)} turns ${detail}` }),
});
const planetsOnly =
  (find: TimelineKind['find']): TimelineKind['find'] =>
  (scene) => {
    const planets = new Set(bodiesOf(scene).filter(isPlanetProper).map(nameOf));
    return find(scene).filter(({ facts }) => planets.has(facts.body ?? ''));
  };
export const stations = planetsOnly(everyStation);

/** Retrograde motion from its first station to the next one. */
export const retrogrades: TimelineKind['find'] = (scene) => {
  const { fromJdUt, untilJdUt } = scene.window;
  const longer = { fromJdUt, untilJdUt: untilJdUt + RETROGRADE_DAYS_MAX };
  return bodiesOf(scene)
    .filter(isPlanetProper)
    .flatMap((point) => {
      const turns = turnsIn(scene.tropicalSky.tropicalLongitude(point), longer);
      return turns.flatMap(({ jdUt, isForward }, index): FoundEvent[] => {
        if (isForward) return [];
        const end = turns[index + 1];
        const second = crossedSecondOf(jdUt);
        const { deg } = scene.tropicalSky.tropicalLongitude(point).at(jdUtOfSecond(second));
        return [
          {
            second,
            untilSecond: end === undefined ? null : crossedSecondOf(end.jdUt),
            title: `${nameOf(point)} is retrograde`,
            facts: {
              body: nameOf(point),
              change: 'begins',
              detail: 'retrograde',
              longitude: rounded(deg) % 360,
              sign: presentSign(spotOf(deg).signIndex).sign,
              is_retrograde: true,
            },
          },
        ];
      });
    });
};

const PHASE_TITLES: Readonly<Record<string, string>> = {
  new_moon: 'New moon',
  first_quarter: 'First quarter of the Moon',
  full_moon: 'Full moon',
  last_quarter: 'Last quarter of the Moon',
};
export const moonPhases = bySearch({
  kind: 'lunar_phase',
  skyOf: vedic,
  points: ['moon'],
  describe: ({ detail }) => ({ title: PHASE_TITLES[detail] ?? detail }),
});

export const eclipseTitle = (type: string, point: Point): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)} eclipse of the ${nameOf(point)}`;
export const eclipses = bySearch({
  kind: 'eclipse',
  skyOf: vedic,
  points: ['sun', 'moon'],
  describe: ({ point, detail }) => ({ title: eclipseTitle(detail, point) }),
});

// Safe: the search was given aspects of this table, whose names are its details.
const aspectOf = (detail: string): Facts['aspect'] => detail as Facts['aspect'];
export const aspects = bySearch({
  kind: 'aspect',
  skyOf: vedic,
  describe: ({ point, other, detail }) => ({
    title: `${nameOf(point)} ${detail} ${other === null ? '' : nameOf(other)}`,
    facts: { aspect: aspectOf(detail), detail: null },
  }),
});

export const voidsOfCourse = bySearch({
  kind: 'void_of_course',
  skyOf: tropical,
  points: ['moon'],
  describe: () => ({ title: 'The Moon is void of course', facts: { change: 'begins' } }),
});

export const combustions = bySearch({
  kind: 'combustion',
  skyOf: vedic,
  describe: ({ point, detail }) => ({
    title: detail === 'combust' ? `${nameOf(point)} becomes combust` : `${nameOf(point)} is visible again`,
    facts: { change: detail === 'combust' ? 'begins' : 'ends' },
  }),
});

export const wars = bySearch({
  kind: 'planetary_war',
  skyOf: vedic,
  describe: ({ point, other, detail }) => ({
    title: `Planetary war of ${nameOf(point)} and ${other === null ? '' : nameOf(other)} ${detail}`,
    facts: { change: detail === 'begins' ? 'begins' : 'ends', detail: null },
  }),
});

/** The eclipses of a timeline, with the longitude of the eclipsed body in the zodiac of the Western kinds. */
export function eclipsesOnSky(scene: Scene): { second: number; type: string; point: Point; longitudeDeg: number }[] {
  const asked = { points: ['sun', 'moon'] as const, others: [], aspects: {} };
  return EVENT_KINDS.eclipse.eventsIn(scene.westernSky, scene.window, asked).map(({ jdUt, point, detail }) => {
    const second = crossedSecondOf(jdUt);
    return { second, type: detail, point, longitudeDeg: scene.westernSky.longitudeDeg(point, jdUtOfSecond(second)) };
  });
}
