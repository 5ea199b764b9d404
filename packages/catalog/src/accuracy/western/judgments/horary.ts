import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import { figureOf } from '@graha/astro-engine/horary/figure';
import { PassFinder } from '@graha/astro-engine/horary/passes';
import { applicationsOf } from '@graha/astro-engine/horary/perfection';
import { TROPICAL, WESTERN_SKY } from '@graha/astro-engine/sky/placements';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { westernChart } from '@graha/astro-engine/western/natal';
import { western } from '../../../families/western/western.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../../rows.ts';
import { LILLY_JUDGMENTS, type LillyJudgment, PRINTED_CUSPS, requestOf } from './lilly-judgments.ts';

const answerTo = (sky: Ephemeris, judgment: LillyJudgment) =>
  western.horary.output.parse(answered(western.horary, requestOf(judgment), sky));

function judgmentOn(pages: string): LillyJudgment {
  const found = LILLY_JUDGMENTS.find(({ source }) => source.endsWith(pages));
  if (found === undefined) throw new RangeError(`no judgment on ${pages}`);
  return found;
}

function factsRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  for (const judgment of LILLY_JUDGMENTS) {
    const answer = answerTo(sky, judgment);
    for (const [computed, printed] of judgment.facts) found.equal(computed(answer), printed);
  }
  return found.row(
    'horary: cusps, lords, strengths, perfection and translation',
    'W. Lilly, Christian Astrology (1647) and Propheticall Merline (1644), eight judgments',
    'Five of the hours follow from degrees that his text names',
  );
}

function cuspsRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const { house_cusps } = answerTo(sky, judgmentOn('p. 152'));
  for (const { house, longitude } of PRINTED_CUSPS) worst.number(house_cusps[house - 1]?.longitude, longitude);
  return worst.row({
    family: 'horary: houses of Regiomontanus',
    source: 'W. Lilly, Christian Astrology (1647), p. 152, whole degrees',
    unit: 'deg',
    tolerance: 1,
    note: 'The hour follows from the first of them',
  });
}

/** The Moon "wanted 6° 27′ of her ☌ with ♀". */
const WANTING_DEG = 6 + 27 / 60;

function wantingRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const { planets } = answerTo(sky, judgmentOn('p. 177'));
  const at = (name: string): number => planets.find((one) => one.name === name)?.longitude ?? Number.NaN;
  worst.number(at('Venus') - at('Moon'), WANTING_DEG);
  return worst.row({
    family: 'horary: degrees wanting of an aspect',
    source: 'W. Lilly, Christian Astrology (1647), p. 177',
    unit: 'deg',
    tolerance: 0.1,
    note: 'His ephemeris of the Moon is some minutes of arc off',
  });
}

/** The 25th of July at 2 p.m. by the Julian calendar, as his ephemeris has it. */
const PRINTED_PERFECTION = '1638-08-04T14:00:00';

function perfectionRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const [found] = answerTo(sky, judgmentOn('p. 152')).applications;
  const minutes = (iso: string): number => Date.parse(`${iso.slice(0, 19)}Z`) / 60_000;
  worst.number(found?.at == null ? null : minutes(found.at), minutes(PRINTED_PERFECTION));
  return worst.row({
    family: 'horary: instant of perfection',
    source: 'W. Lilly, Christian Astrology (1647), p. 152',
    unit: 'min',
    tolerance: 240,
    note: 'Venus gains a degree a day, and his ephemeris is 6′ off',
  });
}

/** The seed is fixed, so every run compares the same skies. */
function draws(): () => number {
  let seed = 20_261_130;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const FIRST_JD = 1_941_000;
const SPAN_DAYS = 654_000;
const ANGLES = [0, 60, 90, 120, 180];
const BISECTIONS = 40;

/** The distance of two planets from an aspect; its sign changes when the aspect is exact. */
function missDeg(sky: Ephemeris, [a, b]: readonly [Planet, Planet], angleDeg: number, jdUt: number): number {
  const turn = (((sky.longitudeDeg(a, jdUt) - sky.longitudeDeg(b, jdUt)) % 360) + 360) % 360;
  // A conjunction and an opposition change the side, the others the distance.
  if (angleDeg === 0) return turn > 180 ? turn - 360 : turn;
  if (angleDeg === 180) return turn - 180;
  return (turn > 180 ? 360 - turn : turn) - angleDeg;
}

const signsOf = (sky: Ephemeris, pair: readonly Planet[], jdUt: number): string =>
  pair.map((planet) => Math.floor(sky.longitudeDeg(planet, jdUt) / 30)).join();

/** Aspects by small steps and bisection, without the search: until the signs of the pair are others. */
function steppedPasses(sky: Ephemeris, pair: readonly [Planet, Planet], fromJdUt: number): string[] {
  const step = pair.includes('moon') ? 0.02 : 0.25;
  const signs = signsOf(sky, pair, fromJdUt);
  const found: { jdUt: number; angleDeg: number }[] = [];
  for (let jdUt = fromJdUt; signsOf(sky, pair, jdUt + step) === signs; jdUt += step) {
    for (const angleDeg of ANGLES) {
      let [low, high] = [jdUt, jdUt + step];
      const first = missDeg(sky, pair, angleDeg, low);
      const last = missDeg(sky, pair, angleDeg, high);
      if (first * last > 0 || Math.abs(first) > 60 || Math.abs(last) > 60) continue;
      for (let round = 0; round < BISECTIONS; round += 1) {
        const middle = (low + high) / 2;
        if (missDeg(sky, pair, angleDeg, middle) * first > 0) low = middle;
        else high = middle;
      }
      found.push({ jdUt: low, angleDeg });
    }
  }
  return found.map(({ jdUt, angleDeg }) => `${angleDeg} ${Math.round((jdUt - fromJdUt) * 1440)}`);
}

const PAIRS = PLANETS.flatMap((a, index) => PLANETS.slice(index + 1).map((b) => [a, b] as const));
const SKIES = 6;
/** The last step of the plain method is not complete, so aspects in it are left out. */
const LAST_STEP_DAYS = 0.25;

function steppedRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const draw = draws();
  for (let round = 0; round < SKIES; round += 1) {
    const jdUt = FIRST_JD + draw() * SPAN_DAYS;
    const finder = new PassFinder(new SearchedSky(sky, WESTERN_SKY), jdUt);
    for (const pair of PAIRS) {
      const { passes, endJdUt } = finder.of(...pair, 'ahead');
      const listed = passes
        .filter((pass) => pass.jdUt < endJdUt - LAST_STEP_DAYS)
        .map((pass) => `${pass.angleDeg} ${Math.round((pass.jdUt - jdUt) * 1440)}`);
      const stepped = steppedPasses(sky, pair, jdUt).slice(0, listed.length);
      found.equal(listed.join(), stepped.join());
    }
  }
  return found.row(
    'horary: exact aspects until a planet leaves its sign',
    `a second derivation by small steps and bisection, ${SKIES} skies of 601 to 2398`,
    'Equal to the minute',
  );
}

/** The last instant before a sign of the pair changes within a step. */
function lastInSigns(sky: Ephemeris, pair: readonly Planet[], signs: string, fromJdUt: number, step: number): number {
  let [low, high] = [fromJdUt, fromJdUt + step];
  for (let round = 0; round < BISECTIONS; round += 1) {
    const middle = (low + high) / 2;
    if (signsOf(sky, pair, middle) === signs) low = middle;
    else high = middle;
  }
  return low;
}

/** The end of an application by small steps: the distance reaches nothing, grows again, or a sign changes first. */
function steppedOutcome(sky: Ephemeris, pair: readonly [Planet, Planet], angleDeg: number, fromJdUt: number): string {
  const step = pair.includes('moon') ? 0.02 : 0.25;
  const signs = signsOf(sky, pair, fromJdUt);
  let last = missDeg(sky, pair, angleDeg, fromJdUt);
  for (let jdUt = fromJdUt; ; jdUt += step) {
    const isLast = signsOf(sky, pair, jdUt + step) !== signs;
    const next = isLast ? lastInSigns(sky, pair, signs, jdUt, step) : jdUt + step;
    const miss = missDeg(sky, pair, angleDeg, next);
    if (miss * last < 0) return 'perfects';
    if (Math.abs(miss) > Math.abs(last)) return 'refranation';
    if (isLast) return 'sign_change';
    last = miss;
  }
}

const FIGURES = 60;
const GREENWICH = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };

function outcomeRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const draw = draws();
  for (let round = 0; round < FIGURES; round += 1) {
    const jdUt = FIRST_JD + draw() * SPAN_DAYS;
    const chart = westernChart(sky, { jdUt, place: GREENWICH }, {
      points: PLANETS, zodiac: TROPICAL, nodeMode: 'mean', isTopocentric: false, houseSystem: 'regiomontanus',
    }); // prettier-ignore
    const figure = figureOf(chart, 'day', 'greater');
    const finder = new PassFinder(new SearchedSky(sky, WESTERN_SKY), jdUt);
    for (const pair of PAIRS) {
      const inOrbs = applicationsOf(figure, finder, pair, PLANETS).filter(({ isWithinOrbs }) => isWithinOrbs);
      for (const { angleDeg, outcome } of inOrbs) found.equal(outcome, steppedOutcome(sky, pair, angleDeg, jdUt));
    }
  }
  return found.row(
    'horary: perfection, refranation and change of sign',
    `a second derivation by small steps, every application of ${FIGURES} figures of 601 to 2398`,
  );
}

/** Questions after William Lilly. */
export const horaryAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  factsRow(sky),
  cuspsRow(sky),
  wantingRow(sky),
  perfectionRow(sky),
  steppedRow(sky),
  outcomeRow(sky),
];
