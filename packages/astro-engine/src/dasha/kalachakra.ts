import { normalizeDeg } from '../core/angle.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { YearClock } from './years.ts';

/**
 * The order of the signs in the direct (savya) wheel, 0 = Aries. Three turns of it are the eight rows of nine signs of two
 * nakshatras, so the row of a pada and all signs after it are one walk. The reverse (apasavya) wheel is the same backward.
 */
const SAVYA_WHEEL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8] as const;
const WHEELS = { savya: SAVYA_WHEEL, apasavya: SAVYA_WHEEL.toReversed() } as const;

/** Years of a sign, by its lord: Sun 5, Moon 21, Mars 7, Mercury 9, Jupiter 10, Venus 16, Saturn 4. */
const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;
const ROW_SIGNS = 9;
const PADAS = 108;
const LIFE_YEARS = 120;

/** Signs of the two nakshatras of a wheel with rows of their own: does the nakshatra, first to third of its three, have the second? */
const HAS_SECOND_ROWS = { savya: [false, true, false], apasavya: [false, true, true] } as const;

/** Readings of the balance at birth: the elapsed share of the pada is that of all nine signs, or of the first alone. */
export const KALACHAKRA_BALANCES = ['cycle', 'first_sign'] as const;
export type KalachakraBalance = (typeof KALACHAKRA_BALANCES)[number];

/** Leaps into a sign: of the lion by a trine, of the frog over a sign, of the monkey back to the sign before. */
export const KALACHAKRA_LEAPS = ['simhavalokana', 'mandooka', 'markati'] as const;
export type KalachakraLeap = (typeof KALACHAKRA_LEAPS)[number];

/** The pada of the Moon in the wheel of time. */
export type KalachakraPada = {
  wheel: keyof typeof WHEELS;
  /** Place of the first of the nine signs in the wheel. */
  place: number;
  /** The nine signs of the pada. */
  signIndices: readonly number[];
  /** Years of the nine signs: 83, 85, 86 or 100. */
  cycleYears: number;
  dehaSignIndex: number;
  jeevaSignIndex: number;
  /** Share of the pada that the Moon has crossed, [0, 1). */
  elapsedShare: number;
};

/** A period of a sign, half-open. */
export type KalachakraPeriod = {
  signIndex: number;
  /** Place in the wheel. */
  place: number;
  /** The irregular step by which the wheel enters the sign; null for a step to the next sign. */
  leap: KalachakraLeap | null;
  /** Years since birth; negative before. */
  startYears: number;
  endYears: number;
  startJdUt: number;
  endJdUt: number;
};

type Wheel = KalachakraPada['wheel'];
const signAtPlace = (wheel: Wheel, place: number): number => rowAt(WHEELS[wheel], (place + 24) % 24);
const yearsAtPlace = (wheel: Wheel, place: number): number => rowAt(SIGN_YEARS, signAtPlace(wheel, place));
const nineFrom = (place: number): number[] => Array.from({ length: ROW_SIGNS }, (_, index) => place + index);
const yearsOfNine = (wheel: Wheel, place: number): number =>
  nineFrom(place).reduce((sum, at) => sum + yearsAtPlace(wheel, at), 0);

/**
 * Returns the row of a pada: nine signs, the first and the last of which are deha (body) and jeeva (soul); in the reverse
 * wheel the last and the first. Three nakshatras of the direct wheel alternate with three of the reverse one.
 * @param moonDeg sidereal longitude of the Moon, degrees
 * @source BPHS ch. 46 from v. 52 on (Santhanam); P.V.R. Narasimha Rao, Vedic Astrology tables 44–47; two programs have the
 * same 144 signs. Doubt: some give Ardra, Uttara Phalguni, Jyeshtha and Shatabhisha the rows of Rohini
 */
export function kalachakraPadaOf(moonDeg: number): KalachakraPada {
  const padas = (normalizeDeg(moonDeg) * PADAS) / 360; // Multiplied first: 360/108 has no binary form.
  const padaIndex = Math.floor(padas);
  const nakshatraIndex = Math.floor(padaIndex / 4);
  const wheel = Math.floor(nakshatraIndex / 3) % 2 === 0 ? 'savya' : 'apasavya';
  const row = (padaIndex % 4) + (rowAt(HAS_SECOND_ROWS[wheel], nakshatraIndex % 3) ? 4 : 0);
  const place = (row * ROW_SIGNS) % 24;
  const signIndices = nineFrom(place).map((at) => signAtPlace(wheel, at));
  const [first, last] = [rowAt(signIndices, 0), rowAt(signIndices, ROW_SIGNS - 1)];
  return {
    wheel,
    place,
    signIndices,
    cycleYears: yearsOfNine(wheel, place),
    dehaSignIndex: wheel === 'savya' ? first : last,
    jeevaSignIndex: wheel === 'savya' ? last : first,
    elapsedShare: padas - padaIndex,
  };
}

function leapInto(wheel: Wheel, place: number): KalachakraLeap | null {
  const [from, by, to] = [-2, -1, 0].map((step) => signAtPlace(wheel, place + step));
  const stepOf = (one = 0, other = 0): number => (other - one + 12) % 12;
  const [before, step] = [stepOf(from, by), stepOf(by, to)];
  if (step === 4 || step === 8) return 'simhavalokana';
  if (step === 2 || step === 10) return 'mandooka';
  return (before === 10 && step === 1) || (before === 2 && step === 11) ? 'markati' : null;
}

/** Returns successive periods from a place of the wheel; each begins with exactly the number that ended the previous one. */
function periodsFrom(
  wheel: Wheel,
  first: { place: number; startYears: number; startJdUt: number },
  ends: readonly { endYears: number; endJdUt: number }[],
): KalachakraPeriod[] {
  let { startYears, startJdUt } = first;
  return ends.map(({ endYears, endJdUt }, index) => {
    const place = (first.place + index) % 24;
    const signIndex = signAtPlace(wheel, place);
    const period = { signIndex, place, leap: leapInto(wheel, place), startYears, endYears, startJdUt, endJdUt };
    [startYears, startJdUt] = [endYears, endJdUt];
    return period;
  });
}

/** Returns the place of the period at birth and its elapsed years. */
function atBirth({ wheel, place, cycleYears, elapsedShare }: KalachakraPada, balance: KalachakraBalance) {
  if (balance === 'first_sign') return { place, elapsedYears: elapsedShare * yearsAtPlace(wheel, place) };
  let elapsedYears = elapsedShare * cycleYears;
  for (const at of nineFrom(place)) {
    const years = yearsAtPlace(wheel, at);
    if (elapsedYears < years) return { place: at % 24, elapsedYears };
    elapsedYears -= years;
  }
  return { place: (place + ROW_SIGNS) % 24, elapsedYears: 0 };
}

/**
 * Returns the great periods of Kalachakra dasha, from the one at birth, in its full length, to the age of 120. After the
 * nine signs of the pada come those of the next pada, after a fourth pada those of the other nakshatra of the wheel.
 * @param clock of years from birth
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 24: `cycle`. Phaladeepika 22.10 has the rest of the pada as the rest
 * of the first sign: `first_sign`; but there the signs of the padas follow. Doubt: other programs repeat the nine signs
 * @accuracy 1″ of lunar longitude moves a period by three days
 */
export function kalachakraMahadashasOf(
  pada: KalachakraPada,
  balance: KalachakraBalance,
  clock: YearClock,
): KalachakraPeriod[] {
  const { place, elapsedYears } = atBirth(pada, balance);
  const ends: { endYears: number; endJdUt: number }[] = [];
  for (let endYears = -elapsedYears; endYears < LIFE_YEARS;) {
    endYears += yearsAtPlace(pada.wheel, place + ends.length);
    ends.push({ endYears, endJdUt: clock(endYears) });
  }
  return periodsFrom(pada.wheel, { place, startYears: -elapsedYears, startJdUt: clock(-elapsedYears) }, ends);
}

/**
 * Returns the nine periods within a period: of its own sign and the eight that follow in the wheel, in proportion to
 * their years. The last ends with the period.
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 24, example 97. Doubt: other programs stay within the nine signs of the pada
 */
export function kalachakraPartsOf(wheel: Wheel, period: KalachakraPeriod, clock: YearClock): KalachakraPeriod[] {
  const years = period.endYears - period.startYears;
  const total = yearsOfNine(wheel, period.place);
  let passed = 0;
  const ends = nineFrom(period.place).map((place, index) => {
    passed += yearsAtPlace(wheel, place);
    if (index === ROW_SIGNS - 1) return period;
    const endYears = period.startYears + (years * passed) / total;
    return { endYears, endJdUt: clock(endYears) };
  });
  return periodsFrom(wheel, period, ends);
}
