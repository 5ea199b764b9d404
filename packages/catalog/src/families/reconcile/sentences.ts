import { AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import type { Axis, Convention } from '@graha/astro-engine/reconcile/convention';
import type { Departure } from '@graha/astro-engine/reconcile/departures';
import type { Fit } from '@graha/astro-engine/reconcile/search';
import { capitalized, listing } from '../../wire/words.ts';
import type { BirthMoment, BirthPlace } from './slips/readings.ts';

export type BirthFit = Fit<BirthMoment, BirthPlace>;

/** `fagan_bradley` → `Fagan Bradley`, `ss_citra` → `SS Citra`. */
export const nameOfId = (id: string): string =>
  id
    .split('_')
    .map((word) => (word === 'ss' ? 'SS' : capitalized(word)))
    .join(' ');

const zodiacName = (zodiac: Convention['zodiac']): string =>
  zodiac === 'tropical'
    ? 'the tropical zodiac'
    : zodiac === 'custom'
      ? 'your own ayanamsa'
      : `the ayanamsa ${nameOfId(zodiac)}`;

const SUNRISES = {
  almanac: 'the upper edge with 34′ of refraction',
  standard_air: 'the upper edge in the air of Swiss Ephemeris',
  geometric: 'the centre without refraction',
  disc_centre: 'the centre with refraction',
} as const satisfies Record<Convention['sunrise'], string>;

const houseName = (houses: Convention['houses']): string =>
  houses === 'equal_middle' ? 'equal houses about their middles' : `${nameOfId(houses).toLowerCase()} houses`;

/** Names of the choices: the end of `They use …` and of `you use …`. */
const CHOICE_NAMES: { readonly [A in Axis]: (value: Convention[A]) => string } = {
  zodiac: zodiacName,
  equinox: (value) => (value === 'mean' ? 'an ayanamsa without nutation' : 'an ayanamsa with nutation'),
  observer: (value) =>
    value === 'topocentric' ? 'positions as seen from the place' : 'positions as seen from the centre of the Earth',
  node: (value) => `the ${value} lunar node`,
  sunrise: (value) => `sunrise by ${SUNRISES[value]}`,
  yearLengthDays: (value) => `dasha years of ${value} days`,
  houses: houseName,
  star: (value) => (value === 'lagna' ? 'the nakshatra of the lagna' : 'the nakshatra of the Moon'),
  tithiAt: (value) => (value === 'sunrise' ? 'the tithi at sunrise' : 'the tithi at the birth'),
};

/** Names of the conventions in our settings, or keys of their own. */
export const CONVENTION_KEYS: Readonly<Record<Axis, string>> = {
  zodiac: 'ayanamsa',
  equinox: 'nutation',
  observer: 'observation_point',
  node: 'node_mode',
  sunrise: 'sunrise',
  yearLengthDays: 'year_length',
  houses: 'houses',
  star: 'nakshatra_of',
  tithiAt: 'tithi_at',
};

/** Returns a choice in words: the end of `They use …`. */
export function nameOfChoice<A extends Axis>(axis: A, value: Convention[A]): string {
  return CHOICE_NAMES[axis](value);
}

const isAyanamsa = (value: unknown): boolean => AYANAMSAS.some((known) => known === value);

/** One difference as the answer prints it. */
export type Change = { key: string; sentence: string; theirs: string; yours: string };

function conventionChange(axis: Axis, theirs: Convention, own: Convention): Change {
  const names = [theirs, own].map((convention) => nameOfChoice(axis, convention[axis]));
  const [their = '', your = ''] = names;
  // Two ayanamsas share the word, so the second one needs its name alone.
  const short = isAyanamsa(theirs[axis]) && isAyanamsa(own[axis]) ? nameOfId(String(own[axis])) : your;
  return { key: CONVENTION_KEYS[axis], sentence: `They use ${their}, you use ${short}.`, theirs: their, yours: your };
}

function changeOf(departure: Departure, fit: BirthFit, own: Convention): Change {
  if (departure.kind === 'convention') return conventionChange(departure.axis, fit.convention, own);
  if (departure.kind === 'program') {
    const { program, axes } = departure;
    const theirs = listing(axes.map((axis) => nameOfChoice(axis, { ...own, ...program.defaults }[axis])));
    const yours = listing(axes.map((axis) => nameOfChoice(axis, own[axis])));
    return { key: 'program', sentence: `They use the defaults of ${program.name}: ${theirs}.`, theirs, yours };
  }
  const theirs = fit.moment.sentences.get(departure.key) ?? fit.place.sentences.get(departure.key) ?? departure.key;
  return { key: departure.key, sentence: `They ${theirs}.`, theirs, yours: 'the birth as you sent it' };
}

/** Returns what the other program changes, one sentence for each departure. */
export const changesOf = (fit: BirthFit, own: Convention): Change[] =>
  fit.departures.map((departure) => changeOf(departure, fit, own));

/** Returns the whole explanation as one or more sentences. */
export function explanationOf(changes: readonly Change[], isWhole: boolean): string {
  if (changes.length === 0)
    return isWhole ? 'Nothing differs: every value fits what you have.' : 'Both as you have it.';
  const said = changes.map(({ sentence }) => sentence).join(' ');
  return isWhole ? `${said} Nothing else differs.` : said;
}
