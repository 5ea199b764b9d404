import type { Facts } from './wire.ts';
import type { Natal, Scene } from './scene.ts';

/** An event at its printed second. */
export type FoundEvent = {
  /** Whole seconds since 1970. */
  second: number;
  /** End of the event; null for an instant, and if the end is outside the ephemeris. */
  untilSecond: number | null;
  /** An English sentence part, such as `Mercury turns retrograde`. */
  title: string;
  /** Weight of this event, if it is not that of its kind. */
  weight?: number;
  facts: Partial<Facts>;
};

export type EventGroup = 'birth' | 'sky' | 'place';

/** Members of a request that are lists of names. */
export type TimelineList = 'bodies' | 'transit_bodies' | 'points' | 'aspects';

/** One kind of event: a row of `TIMELINE_KINDS`. */
export type TimelineKind = {
  /** The input that it needs besides the sky: a birth, nothing, or a place. */
  group: EventGroup;
  /** True if it is listed when a request names no kinds. */
  isDefault: boolean;
  /** True for a progression, a direction, or a station on a natal place. */
  isForecast: boolean;
  /** Importance, 1 to 10. */
  weight: number;
  /** Price of an event that a subscription delivers. */
  creditsPerEvent: number;
  /** CPU time for 31 days in parts of a quarter millisecond with the lists of the defaults, by `bench/operation-costs.ts`. */
  costParts: number;
  /** Lists of a request that the time is proportional to; for pairs of its members a list is named twice. */
  grows?: readonly TimelineList[];
  /** Text for the documentation. */
  summary: string;
  /** Finds the events of a timeline; further events around it are allowed, since printed seconds decide. */
  find(scene: Scene): FoundEvent[];
};

/** Makes the finder of a kind that needs a birth. */
export const ofBirth =
  (find: (scene: Scene, natal: Natal) => FoundEvent[]): TimelineKind['find'] =>
  (scene) =>
    scene.natal === null ? [] : find(scene, scene.natal);
