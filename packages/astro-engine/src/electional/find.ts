import { SearchedSky } from '../events/searched-sky.ts';
import { moonSignsLeftIn, VOID_PARTNERS } from '../events/void-of-course.ts';
import type { CivilDate } from '../core/moment.ts';
import { type Fact, type MuhurtaMode } from '../muhurta/fact.ts';
import { type FoundIn, type RejectedIn, searchedDay } from '../muhurta/search-day.ts';
import { judgeBy } from '../muhurta/window.ts';
import type { Interval } from '../panchang/interval.ts';
import { type Almanac, type PanchangDay, panchangDaysFrom } from '../panchang/day.ts';
import { risingZodiacOf } from '../sky/rising-signs.ts';
import { type NodeMode, TROPICAL } from '../sky/placements.ts';
import { type Planet, POINTS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { coursesOf } from './courses.ts';
import type { ElectionMoment } from './moment.ts';
import { type ElectionSky, type Piece, piecesOf } from './pieces.ts';
import type { ElectionPurpose } from './purpose.ts';
import { OF_PURPOSE } from './rule.ts';
import { ELECTION_BOOK, ELECTION_CODES, type ElectionCode, electionRule } from './rules.ts';

export type ElectionFact = Fact<ElectionCode>;
export type ElectionWindow = FoundIn<ElectionCode, PanchangDay> & {
  /** Facts at its middle. */ moment: ElectionMoment;
};
export type RejectedElectionDay = RejectedIn<ElectionCode>;
export type FoundElections = { windows: readonly ElectionWindow[]; rejectedDays: readonly RejectedElectionDay[] };

export type ElectionQuestion = {
  purpose: ElectionPurpose;
  mode: MuhurtaMode;
  /** Rules that are left out. */
  excluded: readonly ElectionCode[];
};

/** Longer than any stay of the Moon in a sign. */
const MOON_SIGN_DAYS = 3;

export const electionJudge = judgeBy(ELECTION_BOOK);

/** Returns the sky of a search. @throws EphemerisRangeError outside the ephemeris */
function electionSkyOf({ sky, place }: Almanac, nodeMode: NodeMode, fromJdUt: number, untilJdUt: number): ElectionSky {
  const searched = new SearchedSky(sky, { zodiac: TROPICAL, nodeMode });
  const window = { fromJdUt, untilJdUt: untilJdUt + MOON_SIGN_DAYS };
  return {
    sky: coursesOf(searched),
    zodiac: risingZodiacOf(sky, null, place),
    moonSigns: moonSignsLeftIn(searched, window, VOID_PARTNERS.traditional),
    isSouth: place.latitudeDeg < 0,
  };
}

const codesWithout = (excluded: readonly ElectionCode[]): ElectionCode[] =>
  ELECTION_CODES.filter((code) => !excluded.includes(code));

type Held = Pick<ElectionFact, 'code' | 'detail'>;

const namesOf = (planets: readonly Planet[]): string => planets.map((planet) => POINTS[planet].name).join(', ');

/** Returns the rules that hold at a moment, each with the planets by which it holds. */
export function rulesHolding(moment: ElectionMoment, codes: readonly ElectionCode[]): Held[] {
  const held: Held[] = [];
  for (const code of codes) {
    const found = electionRule(code).read(moment);
    if (found === true) held.push({ code, detail: null });
    else if (found !== false && found.length > 0) held.push({ code, detail: namesOf(found) });
  }
  return held;
}

function factOf({ startJdUt, endJdUt }: Interval, { code, detail }: Held, purpose: ElectionPurpose): ElectionFact {
  const rule = electionRule(code);
  return {
    startJdUt,
    endJdUt,
    code,
    detail,
    bars: rule.sign === 'forbids' ? 'strict' : 'never',
    cuts: code === 'rising_sign',
    untilJdUt: null,
    source: rule.source === OF_PURPOSE ? purpose.source : null,
  };
}

/** Returns the facts of successive pieces; a rule that holds in neighbours with the same planets is one fact. */
function factsOf(
  pieces: readonly Piece[],
  { purpose }: ElectionQuestion,
  codes: readonly ElectionCode[],
): ElectionFact[] {
  const facts: ElectionFact[] = [];
  const latest = new Map<ElectionCode, ElectionFact>();
  const add = (piece: Piece, held: Held): void => {
    const last = latest.get(held.code);
    if (last?.endJdUt === piece.startJdUt && last.detail === held.detail) {
      last.endJdUt = piece.endJdUt;
      return;
    }
    const fact = factOf(piece, held, purpose);
    facts.push(fact);
    latest.set(held.code, fact);
  };
  for (const piece of pieces) {
    const { sky, isSouth, rising, hour } = piece;
    if (rising !== null) add(piece, { code: 'rising_sign', detail: signAt(rising.signIndex).name });
    for (const held of rulesHolding({ purpose, sky, isSouth, rising, hour }, codes)) add(piece, held);
  }
  return facts;
}

function momentIn(pieces: readonly Piece[], jdUt: number, purpose: ElectionPurpose): ElectionMoment {
  const piece = pieces.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  if (piece === undefined) throw new RangeError(`no piece of the day has JD ${jdUt}`);
  const { sky, isSouth, rising, hour } = piece;
  return { purpose, sky, isSouth, rising, hour };
}

/**
 * Returns the times of successive days for a purpose, cut at changes of the rising sign. A strict search leaves out the times of
 * every rule that forbids; a ranked one has all times. Windows end with the day, at sunrise, or at midnight without one.
 * Houses are whole signs.
 * @param minMinutes shorter windows are left out
 * @throws EphemerisRangeError outside the ephemeris
 * @source each rule names its own
 * @accuracy 1 s at both ends; minutes if the station of a planet is an end
 */
export function findElections(
  almanac: Almanac,
  nodeMode: NodeMode,
  question: ElectionQuestion,
  { from, dayCount, minMinutes }: { from: CivilDate; dayCount: number; minMinutes: number },
): FoundElections {
  const days = panchangDaysFrom(almanac, from, dayCount);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { windows: [], rejectedDays: [] };
  const election = electionSkyOf(almanac, nodeMode, first.startJdUt, last.endJdUt);
  const codes = codesWithout(question.excluded);
  const isBarred = ({ bars }: ElectionFact): boolean => question.mode === 'strict' && bars === 'strict';
  const windows: ElectionWindow[] = [];
  const rejectedDays: RejectedElectionDay[] = [];
  for (const day of days) {
    const pieces = piecesOf(election, day);
    const facts = factsOf(pieces, question, codes);
    const found = searchedDay(electionJudge, day, facts, { isBarred, cutsToo: true, minMinutes });
    for (const window of found.windows)
      windows.push({ ...window, moment: momentIn(pieces, (window.startJdUt + window.endJdUt) / 2, question.purpose) });
    if (found.rejected !== null) rejectedDays.push(found.rejected);
  }
  return { windows, rejectedDays };
}
