import { normalizeDeg, signIndexOf } from '../core/angle.ts';
import { taraBala } from '../panchang/bala.ts';
import type { Interval } from '../panchang/interval.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { type Fact, factsWithin, type MuhurtaPerson, type MuhurtaQuestion } from './fact.ts';
import type { MuhurtaDay, MuhurtaSky } from './muhurta-day.ts';
import type { MuhurtaCode } from './rules.ts';

const JANMA = 1;
const FIRST_ROUND = 1;
const GOOD_CHANDRA: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
const NEUTRAL_CHANDRA: ReadonlySet<number> = new Set([2, 5, 9]);
const CHANDRASHTAMA = 8;

/** Houses of Jupiter from the bride and of the Sun from the groom. @source Muhurta Chintamani ch. 6, on tribala */
const TRIBALA = {
  jupiter: { good: new Set([2, 5, 7, 9, 11]), worship: new Set([1, 3, 6, 10]) },
  sun: { good: new Set([3, 6, 10, 11]), worship: new Set([1, 2, 5, 7, 9]) },
} as const;

const nameOf = (place: number, { purpose, persons }: MuhurtaQuestion): string =>
  purpose.isMarriage ? (place === 0 ? 'bride' : 'groom') : persons.length === 1 ? 'person' : `person ${place + 1}`;

function taraFacts(question: MuhurtaQuestion, day: MuhurtaDay, person: MuhurtaPerson, who: string): Fact[] {
  return day.limbs.nakshatra.flatMap(({ index, ...span }) => {
    const bala = taraBala(index)[person.nakshatraIndex];
    if (bala === undefined) throw new RangeError(`no nakshatra ${person.nakshatraIndex}`);
    const { tara, taraNumber, round } = bala;
    const detail = `${tara.name} for the ${who}`;
    if (taraNumber === JANMA)
      return question.purpose.avoidsJanma ? factsWithin(day, span, 'tara_janma', { detail, bars: 'strict' }) : [];
    if (tara.quality !== 'bad') return factsWithin(day, span, 'tara_good', { detail });
    return round === FIRST_ROUND
      ? factsWithin(day, span, 'tara_bad_first_round', { detail, bars: 'always' })
      : factsWithin(day, span, 'tara_bad', { detail });
  });
}

const chandraCode = (house: number): MuhurtaCode =>
  GOOD_CHANDRA.has(house)
    ? 'chandra_good'
    : NEUTRAL_CHANDRA.has(house)
      ? 'chandra_neutral'
      : house === CHANDRASHTAMA
        ? 'chandrashtama'
        : 'chandra_bad';

function chandraFacts(day: MuhurtaDay, { signIndex }: MuhurtaPerson, who: string): Fact[] {
  return day.limbs.moonSign.flatMap(({ index, ...span }) => {
    const house = countFrom(signIndex, index, 12);
    const bars = house === CHANDRASHTAMA ? 'always' : 'never';
    return factsWithin(day, span, chandraCode(house), { detail: `house ${house} from the ${who}`, bars, cuts: true });
  });
}

function tribalaFacts(
  day: Interval,
  planet: 'jupiter' | 'sun',
  planetSignIndex: number,
  person: MuhurtaPerson,
): Fact[] {
  const house = countFrom(person.signIndex, planetSignIndex, 12);
  const verdict = TRIBALA[planet].good.has(house) ? 'good' : TRIBALA[planet].worship.has(house) ? 'worship' : 'bad';
  return factsWithin(day, day, `tribala_${planet}_${verdict}`, { detail: `house ${house}` });
}

/**
 * Returns the facts of a day for the birth stars and signs of one or two people: tara and chandra bala, and for a
 * marriage Jupiter from the bride and the Sun from the groom, at sunrise.
 * @source Muhurta Chintamani
 */
export function personFacts({ sky, ayanamsa }: MuhurtaSky, question: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  const { persons, purpose } = question;
  const own = persons.flatMap((person, place) => [
    ...taraFacts(question, day, person, nameOf(place, question)),
    ...chandraFacts(day, person, nameOf(place, question)),
  ]);
  if (!purpose.isMarriage) return own;
  const [bride, groom] = persons;
  const signOf = (body: 'jupiter' | 'sun'): number =>
    signIndexOf(normalizeDeg(sky.longitudeDeg(body, day.startJdUt) - sky.ayanamsaDeg(ayanamsa, day.startJdUt)));
  return [
    ...own,
    ...(bride === undefined ? [] : tribalaFacts(day, 'jupiter', signOf('jupiter'), bride)),
    ...(groom === undefined ? [] : tribalaFacts(day, 'sun', signOf('sun'), groom)),
  ];
}
