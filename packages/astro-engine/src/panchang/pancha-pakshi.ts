import { rowAt } from '../vocabulary/cycle.ts';
import { type Interval, tile, tileBy } from './interval.ts';
import type { Paksha } from './names.ts';

/** Pancha pakshi of the Tamil siddhas: five birds and their five activities in the fifths of day and night. */

export const BIRDS = ['vulture', 'owl', 'crow', 'cock', 'peacock'] as const;
export type Bird = (typeof BIRDS)[number];
/** From the strongest to the weakest. */
export const BIRD_ACTIVITIES = ['ruling', 'eating', 'walking', 'sleeping', 'dying'] as const;
export type BirdActivity = (typeof BIRD_ACTIVITIES)[number];
export type BirdRelation = 'same' | 'friend' | 'enemy';

type Course = {
  /** Birds from the first one to the next in this course: a step in `BIRDS`. */
  step: number;
  /** Activities of successive birds in one yama, and of one bird in successive yamas. */
  activities: readonly BirdActivity[];
  /** Bird that eats in the first yama, by weekday from Sunday. */
  firstBirds: readonly Bird[];
  /** Parts of a yama in 24ths. */
  parts: Readonly<Record<BirdActivity, number>>;
};

const COURSES: Readonly<Record<Paksha, Readonly<Record<'day' | 'night', Course>>>> = {
  Shukla: {
    day: {
      step: 1,
      activities: ['eating', 'walking', 'ruling', 'sleeping', 'dying'],
      firstBirds: ['vulture', 'owl', 'vulture', 'owl', 'crow', 'cock', 'peacock'],
      parts: { ruling: 8, eating: 5, walking: 6, sleeping: 3, dying: 2 },
    },
    night: {
      step: 4,
      activities: ['eating', 'ruling', 'dying', 'walking', 'sleeping'],
      firstBirds: ['crow', 'cock', 'crow', 'cock', 'peacock', 'vulture', 'owl'],
      parts: { ruling: 4, eating: 5, walking: 5, sleeping: 4, dying: 6 },
    },
  },
  Krishna: {
    day: {
      step: 3,
      activities: ['eating', 'dying', 'sleeping', 'ruling', 'walking'],
      firstBirds: ['cock', 'peacock', 'cock', 'crow', 'owl', 'vulture', 'peacock'],
      parts: { ruling: 3, eating: 8, walking: 6, sleeping: 2, dying: 5 },
    },
    night: {
      step: 4,
      activities: ['eating', 'sleeping', 'walking', 'dying', 'ruling'],
      firstBirds: ['vulture', 'cock', 'vulture', 'owl', 'crow', 'peacock', 'cock'],
      parts: { ruling: 3, eating: 7, walking: 7, sleeping: 3, dying: 4 },
    },
  },
};

/** Bird whose weekday is unfit for beginnings (padu pakshi), by weekday from Sunday. */
const PADU: Readonly<Record<Paksha, readonly Bird[]>> = {
  Shukla: ['owl', 'crow', 'cock', 'peacock', 'vulture', 'owl', 'vulture'],
  Krishna: ['crow', 'owl', 'vulture', 'peacock', 'cock', 'peacock', 'cock'],
};

/** Birds in a ring: neighbours are friends, the others enemies. */
const RINGS: Readonly<Record<Paksha, readonly Bird[]>> = {
  Shukla: ['vulture', 'owl', 'crow', 'cock', 'peacock'],
  Krishna: ['vulture', 'crow', 'owl', 'cock', 'peacock'],
};

/** Last star of each group of birth stars, 1 to 27. */
const GROUP_ENDS = [5, 11, 16, 21, 27] as const;

/**
 * Returns the bird of a birth.
 * @param nakshatraNumber star of the Moon at birth, 1 to 27
 * @param paksha half of the lunar month at birth: in the dark half the birds are in reverse order
 */
export function birthBirdOf(nakshatraNumber: number, paksha: Paksha): Bird {
  const group = GROUP_ENDS.findIndex((end) => nakshatraNumber <= end);
  return rowAt(BIRDS, paksha === 'Shukla' ? group : BIRDS.length - 1 - group);
}

/** Returns the relation of a bird to another one in a half of the month. */
export function birdRelation(bird: Bird, other: Bird, paksha: Paksha): BirdRelation {
  const ring = RINGS[paksha];
  const steps = (ring.indexOf(other) - ring.indexOf(bird) + ring.length) % ring.length;
  if (steps === 0) return 'same';
  return steps === 1 || steps === ring.length - 1 ? 'friend' : 'enemy';
}

/** Bird that begins a day or night by eating (adhikara pakshi). @param weekdayIndex 0 = Sunday */
export const adhikaraBirdOf = (paksha: Paksha, isDay: boolean, weekdayIndex: number): Bird =>
  rowAt(COURSES[paksha][isDay ? 'day' : 'night'].firstBirds, weekdayIndex);

/** @param weekdayIndex 0 = Sunday */
export const paduBirdOf = (paksha: Paksha, weekdayIndex: number): Bird => rowAt(PADU[paksha], weekdayIndex);

/** A part of a yama, with the bird and the activity that prevail in it. */
export type PakshiPart = Interval & { bird: Bird; activity: BirdActivity };

export type PakshiYama = Interval & {
  /** 1 to 5 within its day or night. */
  number: number;
  activities: Readonly<Record<Bird, BirdActivity>>;
  /** The five parts of the yama for one bird: its own activity first, then those of the birds after it. */
  partsOf: (bird: Bird) => PakshiPart[];
};

/**
 * Returns the five yamas of a day or a night. Weekday and half of the month give the first activity of each bird, which
 * goes on to the next one in each yama.
 *
 * @param interval from sunrise to sunset, or from sunset to the next sunrise
 * @param weekdayIndex weekday of the sunrise before, 0 = Sunday
 * @param paksha half of the lunar month at the start of the interval
 * @source tables of the tradition as two independent programs print them (PyJHora; a table of 140 first activities); the parts of the
 * dark half from one
 */
export function pakshiYamas(
  interval: Interval,
  { isDay, weekdayIndex, paksha }: { isDay: boolean; weekdayIndex: number; paksha: Paksha },
): PakshiYama[] {
  const { step, activities, parts } = COURSES[paksha][isDay ? 'day' : 'night'];
  const firstIndex = BIRDS.indexOf(adhikaraBirdOf(paksha, isDay, weekdayIndex));
  const birdAt = (place: number): Bird => rowAt(BIRDS, firstIndex + place * step);
  const places = BIRDS.map((_, place) => place);
  return tile(interval, BIRDS.length).map((yama, index) => {
    const activityAt = (place: number): BirdActivity => rowAt(activities, place + index);
    const partsOf = (bird: Bird): PakshiPart[] => {
      const own = places.findIndex((place) => birdAt(place) === bird);
      const sequence = places.map((place) => ({ bird: birdAt(own + place), activity: activityAt(own + place) }));
      const spans = tileBy(yama, sequence.map(({ activity }) => parts[activity])); // prettier-ignore
      return sequence.map((part, at) => ({ ...rowAt(spans, at), ...part }));
    };
    const byBird = Object.fromEntries(places.map((place) => [birdAt(place), activityAt(place)]));
    // Safe: the five places are the five birds, because 5 is prime and no step is a multiple of it.
    return { ...yama, number: index + 1, activities: byBird as Record<Bird, BirdActivity>, partsOf };
  });
}
