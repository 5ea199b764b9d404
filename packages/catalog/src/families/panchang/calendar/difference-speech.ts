import type { LunarMonth } from '@graha/astro-engine/calendar/lunar-month';
import { MONTHS } from '@graha/astro-engine/core/moment';
import type { Kala } from '@graha/astro-engine/observance/kalas';
import type { SchoolSkyId } from '@graha/astro-engine/schools/skies';

/** Sentences on the differences of almanacs from the sky, in one language. Names of months come in English and are translated here. */

/** A clock reading. */
export type Reading = { year: number; month: number; day: number; hours: number; minutes: number };
/** `absorbs`: the lost month within it. */
export type SpokenMonth = { name: string; absorbs: string | null };
/** A tithi or a star, by its English name. */
export type Limb = { paksha: string; name: string } | { nakshatra: string };
/** The English and the Sanskrit name. */
export type SpokenSign = { name: string; sanskrit: string };
/** An instant by another almanac. `days`: its distance from the instant by the sky, positive if it is later. */
export type Instant = { at: Reading; days: number };
/** The place to which the Sun comes; null if the rule has none of its own. */
export type SunPlace = { sign: SpokenSign } | { longitudeDeg: number } | null;

export type DifferenceSpeech = {
  /** Another tithi at sunrise, because the Moon of the text has one inequality. */
  tithi(own: Limb, sky: Limb): string;
  tithiEnds(days: number): string;
  /** @param because `sign`: the Sun is in another sign at the new moon; else the kind of the month by its entries into signs */
  month(own: SpokenMonth, sky: SpokenMonth, because: 'sign' | LunarMonth['kind']): string;
  /** @param entry the later or earlier entry of the Sun; null if only the month of one has begun */
  solarDate(own: [day: number, month: string], sky: [day: number, month: string], entry: { sign: SpokenSign; days: number } | null): string; // prettier-ignore
  leapMonth(of: { adds: SchoolSkyId; not: SchoolSkyId; month: string; from: Reading; to: Reading; lost: SpokenMonth | null }): string; // prettier-ignore
  alone(by: SchoolSkyId): string;
  solarMonthBegins(by: SchoolSkyId): string;
  sunEnters(
    of: { by: SchoolSkyId; place: SunPlace; night: 'after_sunset' | 'before_sunrise' | null } & Instant,
  ): string;
  /** @param of.kala the time of day at which the rule asks for the limb; null for none */
  limbSpan(of: { by: SchoolSkyId; limb: Limb; begins: Instant | null; ends: Instant | null; kala: Kala | null }): string; // prettier-ignore
  /** Joins clauses to a sentence. */
  sentence(clauses: readonly string[]): string;
};

const MINUTES_PER_DAY = 1440;

/** Returns a length of time in whole hours and minutes. @param days its sign is ignored */
export function hoursAndMinutes(days: number): { hours: number; minutes: number } {
  const minutes = Math.round(Math.abs(days) * MINUTES_PER_DAY);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const two = (number: number): string => String(number).padStart(2, '0');
export const clockOf = ({ hours, minutes }: Reading): string => `${two(hours)}:${two(minutes)}`;

/** Returns a distance such as "4 h 24 min later". */
function apart(days: number): string {
  const { hours, minutes } = hoursAndMinutes(days);
  return `${hours === 0 ? '' : `${hours} h `}${minutes} min ${days > 0 ? 'later' : 'earlier'}`;
}

const limb = (of: Limb): string => ('nakshatra' in of ? of.nakshatra : `${of.paksha} ${of.name}`);

const BY: Readonly<Record<SchoolSkyId, string>> = {
  drik: 'the sky',
  surya: 'the Surya Siddhanta without bija',
  surya_bija: 'the Surya Siddhanta',
  vakya: 'the Vakya',
};
const ENTRIES: Readonly<Record<LunarMonth['kind'], string>> = {
  adhika: 'no entry of its Sun into a sign',
  normal: 'one entry of its Sun into a sign',
  kshaya: 'two entries of its Sun into signs',
};
const NIGHT = { after_sunset: ', after sunset', before_sunrise: ', before sunrise' } as const;

const ONE_INEQUALITY = 'its Moon has one inequality, the sky also evection and variation';

const dateText = ({ day, month }: Reading): string => `${day} ${MONTHS[month - 1]}`;
const dayText = (of: Reading): string => `${dateText(of)} ${of.year}`;
const timeText = (of: Reading): string => `${dateText(of)} at ${clockOf(of)}`;
const monthText = ({ name, absorbs }: SpokenMonth): string =>
  absorbs === null ? name : `${name}, which absorbs ${absorbs}`;

function placeText(place: SunPlace): string {
  if (place === null) return 'the Sun comes to its place';
  return 'sign' in place
    ? `the Sun enters ${place.sign.sanskrit}`
    : `the Sun comes to ${place.longitudeDeg.toFixed(2)}°`;
}

/** The sentences of the API. */
export const ENGLISH: DifferenceSpeech = {
  tithi: (own, sky) => `at sunrise the tithi is ${limb(own)} and by the sky ${limb(sky)}, because ${ONE_INEQUALITY}`,
  tithiEnds: (days) => `the tithi ends ${apart(days)} than by the sky, because ${ONE_INEQUALITY}`,
  month(own, sky, because) {
    const reason =
      because === 'sign'
        ? 'its Sun is in another sign at the new moon'
        : `its two new moons have ${ENTRIES[because]} between them`;
    return `the month is ${monthText(own)} and by the sky ${monthText(sky)}, because ${reason}`;
  },
  solarDate(own, sky, entry) {
    const reason =
      entry === null
        ? 'the month of one has begun and that of the other has not'
        : `its Sun enters ${entry.sign.sanskrit} ${apart(entry.days)}`;
    return `the date is ${own.join(' ')} and by the sky ${sky.join(' ')}, because ${reason}`;
  },
  leapMonth({ adds, not, month, from, to, lost }) {
    const then = lost === null ? '' : `; its ${lost.name} then has two entries and absorbs ${lost.absorbs} (kshaya)`;
    return `${BY[adds]} adds a leap month, adhika ${month}, from ${dayText(from)} to ${dayText(to)}, because its Sun enters no sign between these new moons; by ${BY[not]} the Sun enters one${then}`;
  },
  alone: (by) => `by ${BY[by]} alone`,
  solarMonthBegins: (by) => `by ${BY[by]} the solar month begins on another date, and another one is its last`,
  sunEnters: ({ by, place, at, night, days }) =>
    `by ${BY[by]} ${placeText(place)} on ${timeText(at)}${night === null ? '' : NIGHT[night]}, ${apart(days)} than by the sky`,
  limbSpan({ by, limb: of, begins, ends, kala }) {
    const than = ' than by the sky';
    const said = [
      ...(begins === null ? [] : [`begins on ${timeText(begins.at)}, ${apart(begins.days)}${than}`]),
      ...(ends === null ? [] : [`ends on ${timeText(ends.at)}, ${apart(ends.days)}${begins === null ? than : ''}`]),
    ];
    return `by ${BY[by]} ${limb(of)} ${said.join(', and ')}${kala === null ? '' : `; the rule asks for it at ${kala}`}`;
  },
  sentence(clauses) {
    const text = clauses.join('; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
};
