import { nakshatraIndexOf, normalizeDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import type { Ephemeris, GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { type Clock, civilAt, dayCountOf, jdUtOfSecond, secondOf } from '@graha/astro-engine/core/moment';
import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import type { Window } from '@graha/astro-engine/events/crossings';
import { type DayRange, type ObservanceSky, observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { TROPICAL, type Zodiac } from '@graha/astro-engine/sky/placements';
import type { NatalTarget } from '@graha/astro-engine/transit/hits';
import { type Birth, type Moment, resolveMoment } from '../../../request/birth.ts';
import { placeClock } from '../../../request/clock/place-clock.ts';
import { natalTargets } from '../../transit/natal-hits.ts';
import type { Asked } from './asked.ts';

/** Longer than the rounding to a printed second. */
const MARGIN_SECONDS = 2;

/** A birth, with the facts of its chart that events are counted from. */
export type Natal = {
  /** The parsed birth, with the clock of the settings. */
  birth: Birth;
  moment: Moment;
  second: number;
  moonSignIndex: number;
  moonStarIndex: number;
};

/** Whole seconds from 1970, half-open. */
export type Seconds = { fromSecond: number; untilSecond: number };

/** The request of a timeline with the parts that its kinds share, each computed on first use. */
export class Scene {
  readonly ephemeris: Ephemeris;
  readonly asked: Asked;
  readonly seconds: Seconds;
  /** The clock by which instants are printed. */
  readonly clock: Clock;
  readonly natal: Natal | null;
  readonly #vedicSky: SearchedSky;
  readonly #tropicalSky: SearchedSky;
  #targets: readonly NatalTarget[] | null = null;
  #days: ObservanceSky | null = null;

  constructor(ephemeris: Ephemeris, asked: Asked, clocks: { clock: Clock; seconds: Seconds }) {
    const { ayanamsa, node_mode: nodeMode } = asked.settings;
    this.ephemeris = ephemeris;
    this.asked = asked;
    this.seconds = clocks.seconds;
    this.clock = clocks.clock;
    this.natal = natalOf(ephemeris, asked);
    this.#vedicSky = new SearchedSky(ephemeris, { zodiac: { kind: 'sidereal', ayanamsa }, nodeMode });
    this.#tropicalSky = new SearchedSky(ephemeris, { zodiac: TROPICAL, nodeMode });
  }

  /** The window of a search, a little longer than the timeline: printed seconds decide. */
  get window(): Window {
    const { fromSecond, untilSecond } = this.seconds;
    return {
      fromJdUt: jdUtOfSecond(fromSecond - MARGIN_SECONDS),
      untilJdUt: jdUtOfSecond(untilSecond + MARGIN_SECONDS),
    };
  }

  /** The dates that touch the timeline, by the clock of the place, and one more on each side. */
  get dates(): DayRange {
    const { fromJdUt, untilJdUt } = this.window;
    const dayCountAt = (jdUt: number): number => dayCountOf(civilAt(jdUt, this.clock));
    return { fromDayCount: dayCountAt(fromJdUt) - 1, toDayCount: dayCountAt(untilJdUt) + 1 };
  }

  /** The sidereal sky of the Vedic kinds. */
  get vedicSky(): SearchedSky {
    return this.#vedicSky;
  }

  get tropicalSky(): SearchedSky {
    return this.#tropicalSky;
  }

  /** The zodiac of the Western kinds of a birth. */
  get westernZodiac(): Zodiac {
    return this.westernSky.zodiac;
  }

  /** The sky of the Western kinds of a birth. */
  get westernSky(): SearchedSky {
    return this.asked.settings.western_zodiac === 'sidereal' ? this.#vedicSky : this.#tropicalSky;
  }

  /** The requested points of the birth chart, in the zodiac of the Western kinds. */
  get targets(): readonly NatalTarget[] {
    const { natal, asked } = this;
    if (natal === null) return [];
    const { western_zodiac, ...settings } = asked.settings;
    const ayanamsa = western_zodiac === 'sidereal' ? settings.ayanamsa : 'none';
    this.#targets ??= natalTargets(this.ephemeris, natal.moment, {
      points: asked.points,
      settings: { ...settings, ayanamsa },
    });
    return this.#targets;
  }

  /** The place of the request, or the birthplace. @throws RangeError without either, which the request refuses */
  get place(): GeoPlace {
    const { place } = this.asked;
    if (place !== undefined) return { latitudeDeg: place.latitude, longitudeDeg: place.longitude, altitudeM: 0 };
    if (this.natal === null) throw new RangeError('the request has neither a place nor a birth');
    return this.natal.moment.place;
  }

  /** The days of the place, with the Sun and Moon of the observances. */
  get days(): ObservanceSky {
    const { ayanamsa, sunrise: rule } = this.asked.settings;
    const almanac = { sky: this.ephemeris, place: this.place, clock: this.clock, rule };
    this.#days ??= observanceSkyOf(almanac, lightAnglesOf(this.ephemeris, ayanamsa));
    return this.#days;
  }
}

/** Returns the clock of the answer: that of the place, of the birth, or UTC. */
export function clockOfAsked({ place, birth, settings }: Pick<Asked, 'place' | 'birth' | 'settings'>): Clock {
  if (place !== undefined) return placeClock(place);
  return birth === undefined ? 0 : placeClock(birth, settings.clock);
}

function natalOf(ephemeris: Ephemeris, { birth: sent, settings }: Asked): Natal | null {
  if (sent === undefined) return null;
  const birth: Birth = { ...sent, clock: settings.clock };
  const moment = resolveMoment(birth);
  const { jdUt } = moment;
  const moonDeg = normalizeDeg(ephemeris.longitudeDeg('moon', jdUt) - ephemeris.ayanamsaDeg(settings.ayanamsa, jdUt));
  return {
    birth,
    moment,
    second: secondOf(jdUt),
    moonSignIndex: signIndexOf(moonDeg),
    moonStarIndex: nakshatraIndexOf(moonDeg),
  };
}
