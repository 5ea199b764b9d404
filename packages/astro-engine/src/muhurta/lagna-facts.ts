import { normalizeDeg, signIndexOf } from '../core/angle.ts';
import type { Body } from '../core/ephemeris.ts';
import type { Interval } from '../panchang/interval.ts';
import { panchakaRahitasOf } from '../panchang/panchaka-rahita.ts';
import type { Span } from '../core/search.ts';
import type { RisingZodiac } from '../sky/rising-signs.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { POINTS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { type Fact, factsWithin, type MuhurtaQuestion } from './fact.ts';
import type { MuhurtaDay, MuhurtaSky } from './muhurta-day.ts';
import { godhuliOn } from './time-facts.ts';

/** Signs at one instant, 0 = Aries. */
type Signs = Readonly<Record<(typeof SLOW)[number] | 'moon' | 'ketu', number>>;
const SLOW = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu'] as const;
const BODY_OF: Readonly<Record<(typeof SLOW)[number], Body>> = {
  sun: 'sun', mercury: 'mercury', venus: 'venus', mars: 'mars', jupiter: 'jupiter', saturn: 'saturn', rahu: 'meanNode',
}; // prettier-ignore
const BENEFICS = ['jupiter', 'venus', 'mercury'] as const;
const MALEFICS = ['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const;
const HIDDEN: readonly number[] = [6, 8, 12];
const STRONG: readonly number[] = [1, 4, 5, 7, 9, 10];
const UPACHAYA: readonly number[] = [3, 6, 11];
const LAST_DEGREE = 29;
const GANDANTA_DEG = 10 / 3;

type SlowSigns = Readonly<Record<(typeof SLOW)[number], number>>;

function slowSignsAt({ sky, ayanamsa }: MuhurtaSky, jdUt: number): SlowSigns {
  const ayanamsaDeg = sky.ayanamsaDeg(ayanamsa, jdUt);
  const signOf = (body: Body): number => signIndexOf(normalizeDeg(sky.longitudeDeg(body, jdUt) - ayanamsaDeg));
  // Safe: one entry for each of the slow ones.
  return Object.fromEntries(SLOW.map((name) => [name, signOf(BODY_OF[name])])) as SlowSigns;
}

/** Returns the signs within a day: on most days only the Moon enters another, so two instants are enough. */
function signsOn(sky: MuhurtaSky, day: MuhurtaDay): (jdUt: number) => Signs {
  const [first, last] = [slowSignsAt(sky, day.startJdUt), slowSignsAt(sky, day.endJdUt)];
  const isSame = SLOW.every((name) => first[name] === last[name]);
  return (jdUt) => {
    const slow = isSame ? first : slowSignsAt(sky, jdUt);
    const moon = day.limbs.moonSign.find((span) => jdUt >= span.startJdUt && jdUt < span.endJdUt);
    return { ...slow, moon: moon?.index ?? 0, ketu: (slow.rahu + 6) % 12 };
  };
}

const listed = (names: readonly (keyof Signs)[]): string => names.map((name) => POINTS[name].name).join(', ');

type Found = { code: Fact['code']; detail?: string; bars?: Fact['bars'] };

/**
 * Returns the facts of the houses from a rising sign.
 * @source Muhurta Chintamani ch. 6: a rising benefic removes the lesser faults
 */
function foundIn({ lagna }: MuhurtaQuestion['purpose'], lagnaSignIndex: number, signs: Signs): Found[] {
  const houseOf = (name: keyof Signs): number => countFrom(lagnaSignIndex, signs[name], 12);
  const names = Object.keys(signs) as (keyof Signs)[]; // Safe: the keys of the object itself.
  const grades = { best: lagna.bestSignIndexes, good: lagna.goodSignIndexes, weak: lagna.weakSignIndexes };
  const found: Found[] = [];
  for (const grade of ['best', 'good', 'weak'] as const)
    if (grades[grade].includes(lagnaSignIndex)) found.push({ code: `lagna_${grade}` });
  for (const house of lagna.emptyHouses) {
    const inside = names.filter((name) => houseOf(name) === house);
    if (inside.length === 0) continue;
    found.push({ code: 'lagna_house_occupied', bars: 'strict', detail: `house ${house}: ${listed(inside)}` });
  }
  const rising = BENEFICS.filter((name) => houseOf(name) === 1);
  const malefic = MALEFICS.filter((name) => houseOf(name) === 1);
  if (rising.length > 0) found.push({ code: 'lagna_benefic', detail: listed(rising) });
  else if (malefic.length > 0) found.push({ code: 'lagna_malefic', bars: 'strict', detail: listed(malefic) });
  if (rising.length === 0 && HIDDEN.includes(houseOf('moon')))
    found.push({ code: 'lagna_moon_hidden', bars: 'strict', detail: `house ${houseOf('moon')}` });
  const strong = BENEFICS.filter((name) => STRONG.includes(houseOf(name)));
  if (strong.length > 0) found.push({ code: 'lagna_benefics_strong', detail: listed(strong) });
  const helping = MALEFICS.filter((name) => UPACHAYA.includes(houseOf(name)));
  if (helping.length > 0) found.push({ code: 'lagna_malefics_upachaya', detail: listed(helping) });
  return found;
}

/** Returns the gandanta: the end of Cancer, Scorpio and Pisces or the beginning of the next sign. */
function jointsOf(zodiac: RisingZodiac, { index, startJdUt, endJdUt }: Span): Interval[] {
  if (index % 4 === 3) return [{ startJdUt: zodiac.nextRise((index + 1) * 30 - GANDANTA_DEG, startJdUt), endJdUt }];
  return index % 4 === 0 ? [{ startJdUt, endJdUt: zodiac.nextRise(index * 30 + GANDANTA_DEG, startJdUt) }] : [];
}

/** Cuts Godhuli out of a fact, because the faults of the lagna do not forbid then. The rest is before and after it. */
function outsideGodhuli(question: MuhurtaQuestion, day: MuhurtaDay, fact: Fact): Fact[] {
  if (!question.purpose.isMarriage || fact.bars === 'never') return [fact];
  const { startJdUt, endJdUt } = godhuliOn(day);
  const before = { startJdUt: fact.startJdUt, endJdUt: Math.min(fact.endJdUt, startJdUt) };
  const after = { startJdUt: Math.max(fact.startJdUt, endJdUt), endJdUt: fact.endJdUt };
  return [before, after].filter((part) => part.startJdUt < part.endJdUt).map((part) => ({ ...fact, ...part }));
}

/**
 * Returns the facts of a day's rising signs, and the remainders of Panchaka Rahita. Houses are whole signs; the Moon's
 * position is that of the middle of each piece.
 * @source Muhurta Chintamani
 */
export function lagnaFacts(sky: MuhurtaSky, question: MuhurtaQuestion, day: MuhurtaDay): Fact[] {
  const { zodiac } = sky;
  if (zodiac === null) return factsWithin(day, day, 'lagna_unknown');
  const lagnas = zodiac.spansBetween(12, day.startJdUt, day.endJdUt);
  const signsOf = signsOn(sky, day);
  const faults = lagnas.flatMap((span) => {
    const middle = (Math.max(span.startJdUt, day.startJdUt) + Math.min(span.endJdUt, day.endJdUt)) / 2;
    const last = { startJdUt: zodiac.nextRise(span.index * 30 + LAST_DEGREE, span.startJdUt), endJdUt: span.endJdUt };
    const sign = signAt(span.index).name;
    return [
      ...foundIn(question.purpose, span.index, signsOf(middle)).flatMap(({ code, detail, bars = 'never' }) =>
        factsWithin(day, span, code, { bars, cuts: true, detail: detail === undefined ? sign : `${sign}, ${detail}` }),
      ),
      ...factsWithin(day, last, 'lagna_last_degree', { bars: 'strict', cuts: true, detail: sign }),
      ...jointsOf(zodiac, span).flatMap((joint) =>
        factsWithin(day, joint, 'lagna_gandanta', { bars: 'strict', cuts: true, detail: sign }),
      ),
    ];
  });
  const bars = question.bans.includes('panchaka_rahita') ? 'always' : 'never';
  const remainders = panchakaRahitasOf(
    { lagnas, tithis: day.limbs.tithi, stars: day.limbs.nakshatra },
    day.weekdayIndex,
    day,
  )
    .filter(({ kind }) => kind !== 'free')
    .flatMap((piece) => factsWithin(day, piece, 'panchaka_rahita', { bars, detail: piece.kind }));
  return [...faults.flatMap((fact) => outsideGodhuli(question, day, fact)), ...remainders];
}
