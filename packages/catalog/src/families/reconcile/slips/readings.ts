import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { type Civil, dayCountOf, jdUtOf, offsetText, secondOf } from '@graha/astro-engine/core/moment';
import type { MomentReading, PlaceReading } from '@graha/astro-engine/reconcile/frame';
import { type Birth, offsetOfBirth } from '../../../request/birth.ts';
import { OFFSET_HOURS_MAX } from '../../../request/zones/timezone.ts';
import { type BirthSlip, DATE_SLIPS, HALF_DAY_SLIPS, PLACE_SLIPS } from './birth-slips.ts';
import { type ClockFacts, OFFSET_SLIPS, type OffsetSlip } from './offsets.ts';

/** Ends of sentences about the other program, by the key of the slip. */
export type Sentences = ReadonlyMap<string, string>;

/** A moment with the birth that our API reads so, and with the sentences of its slips. */
export type BirthMoment = MomentReading & { birth: Birth; sentences: Sentences };
export type BirthPlace = PlaceReading & { birth: Birth; sentences: Sentences };

const civilOf = ({ year, month, date, hours, minutes, seconds }: Birth): Civil => ({
  year,
  month,
  day: date,
  hours,
  minutes,
  seconds,
});

function momentOf(birth: Birth, made: Pick<BirthMoment, 'slips' | 'sentences'>): BirthMoment | null {
  const { first, last } = computedYears();
  if (birth.year < first || birth.year > last) return null; // Outside the requests of this API.
  const offset = offsetOfBirth(birth);
  if ('problem' in offset) return null; // The slip leads to a reading that the clock never showed.
  const { offsetSeconds } = offset;
  const civil = civilOf(birth);
  return { ...made, birth, jdUt: jdUtOf(civil, offsetSeconds), dayCount: dayCountOf(civil), offsetSeconds };
}

const factsOf = ({ jdUt, offsetSeconds, birth }: BirthMoment): ClockFacts => ({
  offsetSeconds,
  epochSeconds: secondOf(jdUt),
  year: birth.year,
  zone: typeof birth.timezone === 'string' ? birth.timezone : null,
  longitude: birth.longitude,
});

function withOffset(moment: BirthMoment, { key, bits, ...slip }: OffsetSlip): BirthMoment | null {
  const facts = factsOf(moment);
  const offsetSeconds = slip.offsetSeconds(facts);
  if (offsetSeconds === null || offsetSeconds === facts.offsetSeconds) return null;
  if (Math.abs(offsetSeconds) > OFFSET_HOURS_MAX * 3600) return null;
  const { clock: _, fold: _fold, ...birth } = moment.birth; // A number of hours is the clock itself.
  const sentence = slip.sentence(facts, `UTC${offsetText(offsetSeconds)}`);
  return momentOf(
    { ...birth, timezone: offsetSeconds / 3600 },
    { slips: [...moment.slips, { key, bits }], sentences: new Map([...moment.sentences, [key, sentence]]) },
  );
}

function withBirthSlip(moment: BirthMoment, { key, bits, ...slip }: BirthSlip): BirthMoment | null {
  const birth = slip.apply(moment.birth);
  if (birth === null) return null;
  const sentences = new Map([...moment.sentences, [key, slip.sentence(moment.birth, birth)]]);
  return momentOf(birth, { slips: [...moment.slips, { key, bits }], sentences });
}

const bitsOf = ({ slips }: MomentReading): number => slips.reduce((sum, { bits }) => sum + bits, 0);

/** Each moment once, by its instant, date and clock: with the fewest slips, then the likeliest. */
function distinct(moments: readonly BirthMoment[]): BirthMoment[] {
  const ordered = moments.toSorted((a, b) => a.slips.length - b.slips.length || bitsOf(a) - bitsOf(b));
  const seen = new Map<string, BirthMoment>();
  for (const moment of ordered) {
    const key = `${secondOf(moment.jdUt)} ${moment.dayCount}`;
    if (!seen.has(key)) seen.set(key, moment);
  }
  return [...seen.values()];
}

const present = <T>(value: T | null): value is T => value !== null;

/**
 * Returns the instants that a birth may have been read as: at most one slip each of the date, of the half of the day
 * and of the clock. The first is the birth itself.
 * @throws RangeError for an invalid birth
 */
export function momentsOf(birth: Birth): BirthMoment[] {
  const own = momentOf(birth, { slips: [], sentences: new Map() });
  if (own === null) throw new RangeError('this birth has no instant');
  const dates = [own, ...DATE_SLIPS.map((slip) => withBirthSlip(own, slip)).filter(present)];
  const halves = dates.flatMap((moment) => [
    moment,
    ...HALF_DAY_SLIPS.map((slip) => withBirthSlip(moment, slip)).filter(present),
  ]);
  const clocks = halves.flatMap((moment) => [
    moment,
    ...OFFSET_SLIPS.map((slip) => withOffset(moment, slip)).filter(present),
  ]);
  return distinct(clocks);
}

/** Returns the places that a birth may have been read with; the first is its own. */
export function placesOf(birth: Birth): BirthPlace[] {
  let places: BirthPlace[] = [placeOf(birth, [], new Map())];
  for (const { key, bits, ...slip } of PLACE_SLIPS) {
    const slipped = places.flatMap((place) => {
      const read = slip.apply(place.birth);
      if (read === null) return [];
      const sentences = new Map([...place.sentences, [key, slip.sentence(place.birth, read)]]);
      return [placeOf(read, [...place.slips, { key, bits }], sentences)];
    });
    places = [...places, ...slipped];
  }
  return places;
}

const placeOf = (birth: Birth, slips: BirthPlace['slips'], sentences: Sentences): BirthPlace => ({
  slips,
  sentences,
  birth,
  place: { latitudeDeg: birth.latitude, longitudeDeg: birth.longitude, altitudeM: 0 },
});
