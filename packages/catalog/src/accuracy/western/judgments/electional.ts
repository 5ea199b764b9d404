import type { Ephemeris, GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { findElections } from '@graha/astro-engine/electional/find';
import { ELECTION_PURPOSES } from '@graha/astro-engine/electional/purposes';
import { civilAt } from '@graha/astro-engine/core/moment';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import type { Planet } from '@graha/astro-engine/vocabulary/grahas';
import { electional } from '../../../families/western/electional/electional.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Mismatches } from '../../rows.ts';
import { type FoundWindow, PUBLISHED_ELECTIONS, type PublishedElection } from './published-elections.ts';

/** The window of a ranked search that contains the published hour. */
function windowAt(sky: Ephemeris, { date, time, latitude, longitude }: PublishedElection): FoundWindow | undefined {
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
  const { windows } = answered(
    electional,
    {
      purpose: 'foundation', from: before, to: date, latitude, longitude, timezone: longitude / 15,
      mode: 'ranked', min_minutes: 1, limit: 100,
    },
    sky,
  ); // prettier-ignore
  const at = `${date}T${time}:00`;
  return windows.find(({ start, end }) => start.slice(0, 19) <= at && at < end.slice(0, 19));
}

function publishedRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  for (const election of PUBLISHED_ELECTIONS) {
    const window = windowAt(sky, election);
    for (const [computed, printed] of election.facts) found.equal(window && computed(window), printed);
  }
  return found.row(
    'elections: facts and rules at published hours',
    PUBLISHED_ELECTIONS.map(({ source }) => source).join('; '),
    'Figures as their sources describe them; hours of Baghdad and Uraniborg follow from the text',
  );
}

/** The seed is fixed, so every run compares the same skies. */
function draws(): () => number {
  let seed = 20_261_201;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const turn = (deg: number): number => ((deg % 360) + 360) % 360;
const apart = (a: number, b: number): number => Math.min(turn(a - b), turn(b - a));
const STEP_DAYS = 0.02;
const MOON_ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const PARTNERS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

/** Whether the Moon completes no aspect before she leaves her sign, by small steps. */
function isVoidBySteps(sky: Ephemeris, jdUt: number): boolean {
  const at = (planet: Planet, instant: number): number => sky.longitudeDeg(planet, instant);
  const sign = Math.floor(at('moon', jdUt) / 30);
  for (let from = jdUt; ; from += STEP_DAYS) {
    const moon = at('moon', from + STEP_DAYS);
    const leavesDays =
      Math.floor(moon / 30) === sign
        ? STEP_DAYS
        : (STEP_DAYS * turn((sign + 1) * 30 - at('moon', from))) / turn(moon - at('moon', from));
    for (const partner of PARTNERS) {
      const [first, last] = [from, from + leavesDays].map((one) => turn(at('moon', one) - at(partner, one)));
      if (first === undefined || last === undefined) continue;
      if (MOON_ANGLES.some((angle) => turn(angle - first) <= turn(last - first))) return false;
    }
    if (leavesDays < STEP_DAYS) return true;
  }
}

/** Rules that hold at an instant by plain means: positions of the instant alone, and the rising degree of the library. */
function plainRules(sky: Ephemeris, jdUt: number, place: GeoPlace): Record<string, boolean> {
  const at = (planet: Planet): number => sky.longitudeDeg(planet, jdUt);
  const isBack = (planet: Planet): boolean =>
    planet !== 'sun' && planet !== 'moon' && turn(sky.longitudeDeg(planet, jdUt + 0.001) - at(planet)) > 180;
  const [sun, moon] = [at('sun'), at('moon')];
  const node = sky.position('meanNode', jdUt, 'geocentre').longitudeDeg;
  const rising = Math.floor(sky.houses('placidus', jdUt, place).ascendantDeg / 30);
  const lord = SIGNS[rising]?.lord ?? 'sun';
  const house = (planet: Planet): number => ((Math.floor(at(planet) / 30) - rising + 12) % 12) + 1;
  const isCombust =
    lord !== 'sun' &&
    apart(at(lord), sun) <= 8.5 &&
    apart(at(lord), sun) > 17 / 60 &&
    Math.floor(at(lord) / 30) === Math.floor(sun / 30);
  return {
    moon_near_sun_before: apart(moon, sun) <= 12 && turn(moon - sun) >= 180,
    moon_near_sun_after: apart(moon, sun) <= 12 && turn(moon - sun) < 180,
    moon_waxing: turn(moon - sun) < 180,
    moon_full: Math.abs(apart(moon, sun) - 180) <= 13.5,
    moon_in_via_combusta: moon >= 195 && moon < 225,
    moon_near_node: Math.min(apart(moon, node), apart(moon, node + 180)) <= 12,
    moon_late_in_sign: moon % 30 >= 27,
    moon_cadent: house('moon') % 3 === 0,
    moon_void: isVoidBySteps(sky, jdUt),
    ruler_retrograde: isBack(lord),
    ruler_combust: isCombust,
    ruler_hidden: [6, 8, 12].includes(house(lord)),
    ruler_angular: house(lord) % 3 === 1,
    benefic_rising: house('jupiter') === 1 || house('venus') === 1,
    malefic_rising: house('saturn') === 1 || house('mars') === 1,
    benefic_culminating: house('jupiter') === 10 || house('venus') === 10,
  };
}

const FIRST_JD = 1_941_000;
const SPAN_DAYS = 654_000;
const DAYS = 16;
const SAMPLES = 40;

function steppedRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const draw = draws();
  const [purpose] = ELECTION_PURPOSES;
  if (purpose === undefined) throw new RangeError('no purpose');
  for (let round = 0; round < DAYS; round += 1) {
    const place = { latitudeDeg: draw() * 132 - 66, longitudeDeg: draw() * 360 - 180, altitudeM: 0 };
    const from = civilAt(FIRST_JD + draw() * SPAN_DAYS, 0);
    const almanac = { sky, place, clock: 0, rule: 'almanac' } as const;
    const { windows } = findElections(
      almanac,
      'mean',
      { purpose, mode: 'ranked', excluded: [] },
      { from, dayCount: 1, minMinutes: 0 },
    );
    const day = windows[0]?.day;
    if (day === undefined) continue;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const jdUt = day.startJdUt + draw() * (day.endJdUt - day.startJdUt);
      const facts = windows[0]?.facts ?? [];
      const held = new Set(
        facts.filter((fact) => fact.startJdUt <= jdUt && jdUt < fact.endJdUt).map(({ code }) => String(code)),
      );
      for (const [rule, isHeld] of Object.entries(plainRules(sky, jdUt, place))) found.equal(held.has(rule), isHeld);
    }
  }
  return found.row(
    'elections: rules on Moon, houses and lord of the ascendant',
    `a second derivation at ${SAMPLES} instants of each of ${DAYS} days of 601 to 2398, the void Moon by small steps`,
  );
}

/** Elections after William Ramesey. */
export const electionalAccuracy = (sky: Ephemeris): AccuracyRow[] => [publishedRow(sky), steppedRow(sky)];
