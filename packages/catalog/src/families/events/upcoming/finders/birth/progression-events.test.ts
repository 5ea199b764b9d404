import { normalizeDeg } from '@graha/astro-engine/core/angle';
import { westernChart } from '@graha/astro-engine/western/natal';
import { DIRECTED_ANGLES } from '@graha/astro-engine/western/primary-directions';
import { angleCrossingsIn } from '@graha/astro-engine/western/progressed-angles';
import { lifeJdUtAt, progressedTo } from '@graha/astro-engine/western/progression';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answered } from '../../../../../accuracy/answered.ts';
import {
  aspectTargets,
  differencesOf,
  passedIn,
  type ScannedDay,
  type ScannedTarget,
} from '../../../../../accuracy/western/forecast/daily-scan.ts';
import { signed } from '../../../../../accuracy/western/derived.ts';
import { western } from '../../../../western/western.ts';
import { type Case, casesOf, printedSecond, timelineOf } from '../../testing.ts';

const sky = await createEphemeris();
const DAYS = 366;
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];
const NATAL = [...BODIES, 'Jupiter', 'Saturn'];
const SIGNS = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces',
]; // prettier-ignore
const PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'];
const AsOf = z.object({ as_of: z.string() });

const ZODIACS = {
  tropical: {},
  sidereal: { zodiac: 'sidereal', ayanamsa: 'lahiri' },
} as const;
type Zodiac = keyof typeof ZODIACS;
type AngleMethod = 'solar_arc' | 'naibod' | 'quotidian';

const dateOf = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The progressed places at each midnight of a year of life, and those at birth, by `western/progressions`. */
function scanned({ birth, from }: Case, zodiac: Zodiac, angle_method: AngleMethod) {
  const settings = { ...ZODIACS[zodiac], angle_method, house_system: 'whole_sign' };
  const answerOn = (target_date: string) => answered(western.progressions, { ...birth, target_date, settings }, sky);
  const placesOf = ({ planets, ascendant, angles }: Pick<ReturnType<typeof answerOn>['natal'], 'planets' | 'ascendant' | 'angles'>, names: readonly string[]) =>
    Object.fromEntries([
      ...planets.filter(({ name }) => names.includes(name)).map(({ name, longitude }) => [name, longitude]),
      ['Ascendant', ascendant.longitude],
      ['Midheaven', angles.midheaven.longitude],
    ]); // prettier-ignore
  const days = Array.from({ length: DAYS + 1 }, (_, index): ScannedDay => {
    const answer = answerOn(dateOf(from, index));
    return { second: printedSecond(AsOf.parse(answer.metadata).as_of), places: placesOf(answer, BODIES) };
  });
  return { days, natal: placesOf(answerOn(from).natal, NATAL) };
}

const timelineFor = ({ birth, from }: Case, kinds: string, western_zodiac: Zodiac, angle_method: AngleMethod) =>
  timelineOf(sky, { birth, from, days: DAYS, kinds, angle_method, settings: { western_zodiac } });

/** Each sign begins at its degree for a body that moves forwards, and ends at the next one for one that moves backwards. */
const ENTRIES: readonly ScannedTarget[] = SIGNS.map((_, index) => ({ says: `at ${index * 30}`, deg: index * 30 }));

/** Cases near the polar circles too, with the methods that move the ascendant by a degree a year. */
/** Beyond the polar circles the ascendant moves backwards for a part of each day. */
const LATITUDES = [66, -67.5, 78, -89, 90, 69, -72, 75, -80, 84, 70, -70];
const POLAR = casesOf(LATITUDES.length, 94).map(({ birth, from }, index): Case => ({
  birth: { ...birth, latitude: LATITUDES[index] ?? 0 },
  from,
}));

const ROWS = [
  ['tropical', 'solar_arc', casesOf(10, 91)],
  ['sidereal', 'naibod', casesOf(8, 92)],
  ['tropical', 'quotidian', casesOf(6, 93)],
  ['tropical', 'solar_arc', POLAR],
  ['sidereal', 'naibod', POLAR],
  // At the pole itself the ascendant stays at an equinox, and its last digits go back and forth over 0°.
  ['tropical', 'quotidian', POLAR.filter(({ birth }) => birth.latitude !== 90)],
] as const;

test.each(ROWS)(
  '%s, angles by %s: progressed aspects and ingresses are between the days on which western/progressions shows them',
  (zodiac, method, cases) => {
    let count = 0;
    for (const one of cases) {
      const { days, natal } = scanned(one, zodiac, method);
      const aspects = timelineFor(one, 'progressed_aspect', zodiac, method).map(({ atSecond, row }) => ({
        second: atSecond,
        says: `${row.body} ${row.aspect} ${row.other_body}`,
        isForward: row.is_retrograde === false,
      }));
      expect([one, differencesOf(passedIn(days, aspectTargets(natal)), aspects)]).toEqual([
        one,
        { missing: [], extra: [] },
      ]);
      const entries = timelineFor(one, 'progressed_ingress', zodiac, method).map(({ atSecond, row }) => {
        const sign = SIGNS.indexOf(row.sign ?? '');
        expect(row.longitude).toBe(((sign + (row.is_retrograde === true ? 1 : 0)) % 12) * 30);
        return { second: atSecond, says: `${row.body} at ${row.longitude}`, isForward: row.is_retrograde === false };
      });
      expect(differencesOf(passedIn(days, ENTRIES), entries)).toEqual({ missing: [], extra: [] });
      count += aspects.length + entries.length;
    }
    expect(count).toBeGreaterThan(cases.length * 3);
  },
  120_000,
);

test('progressed phases of 12 births are between the days on which the distance of the lights passes a quarter', () => {
  let count = 0;
  for (const { birth, from } of casesOf(12, 96)) {
    for (const years of [0, 3, 7, 15]) {
      const start = `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;
      const request = { birth, from: start, days: DAYS, kinds: 'progressed_phase' };
      const found = timelineOf(sky, request);
      const lightsOn = (index: number): ScannedDay => {
        const settings = { points: 'sun,moon' };
        const answer = answered(western.progressions, { ...birth, target_date: dateOf(start, index), settings }, sky);
        const [sun, moon] = ['Sun', 'Moon'].map((name) => answer.planets.find((planet) => planet.name === name));
        const deg = signed((moon?.longitude ?? Number.NaN) - (sun?.longitude ?? Number.NaN));
        return { second: printedSecond(AsOf.parse(answer.metadata).as_of), places: { Moon: deg } };
      };
      const days = Array.from({ length: 62 }, (_, index) => lightsOn(index * 6));
      const targets = PHASES.map((says, index) => ({ says, deg: index * 90 }));
      const said = found.map(({ atSecond, row }) => ({ second: atSecond, says: `${row.body} ${row.detail}` }));
      expect(differencesOf(passedIn(days, targets), said)).toEqual({ missing: [], extra: [] });
      count += found.length;
    }
  }
  expect(count).toBeGreaterThan(4);
}, 60_000);

test('at its second a progressed body is at the degree, by the positions of the ephemeris alone', () => {
  const YEAR_DAYS = 365.242199;
  for (const { birth, from } of casesOf(40, 97)) {
    const born = answered(western.natal, birth, sky);
    const { julian_day_ut: bornJd } = z
      .object({ birth: z.object({ julian_day_ut: z.number() }) })
      .parse(born.metadata).birth;
    for (const { atSecond, row } of timelineOf(sky, { birth, from, days: DAYS, kinds: 'progressed_aspect' })) {
      const body = BODIES.find((name) => name === row.body)?.toLowerCase();
      if (body === undefined) continue;
      const jd = bornJd + (atSecond / 86_400 + 2_440_587.5 - bornJd) / YEAR_DAYS;
      const { longitudeDeg, speedDegPerDay } = sky.position(body as 'sun', jd, 'geocentre'); // Safe: one of the five.
      // Half a second of life, and what the printed Julian Day of the birth leaves out.
      const reachDeg = Math.abs(speedDegPerDay) * (0.6 / 86_400 / YEAR_DAYS) + 1e-6;
      expect(Math.abs(signed(longitudeDeg - (row.longitude ?? Number.NaN)))).toBeLessThan(reachDeg);
    }
  }
});

test('the places at birth are no events, and the first year of life has its own', () => {
  let count = 0;
  for (const { birth } of casesOf(20, 98)) {
    const from = `${birth.year}-${String(birth.month).padStart(2, '0')}-${String(birth.date).padStart(2, '0')}`;
    const points = 'sun,moon,mercury,venus,mars,ascendant,midheaven';
    const found = timelineOf(sky, { birth, from, days: DAYS, kinds: 'progressed_aspect', points });
    const own = found.filter(({ row }) => row.aspect === 'conjunction' && row.body === row.other_body);
    // Mercury that turns after the birth comes back to his place, days of life later.
    expect(own.filter(({ row }) => row.is_retrograde === false)).toEqual([]);
    expect(own.filter(({ row }) => row.body !== 'Mercury')).toEqual([]);
    count += found.length;
  }
  expect(count).toBeGreaterThan(40);
});

test.each(['solar_arc', 'naibod', 'quotidian'] as const)(
  'angles by %s: a degree that is reached near a birthday is found once',
  (method) => {
    const settings = {
      points: [],
      zodiac: { kind: 'sidereal', ayanamsa: 'lahiri' },
      nodeMode: 'mean',
      isTopocentric: false,
      houseSystem: 'whole_sign',
    } as const;
    const wrong: unknown[] = [];
    for (const [place, latitudeDeg] of [0, 37, -52, 65, -66].entries()) {
      const jdUt = 2_440_000.3 + place * 1_234.56;
      const natal = westernChart(sky, { jdUt, place: { latitudeDeg, longitudeDeg: 15, altitudeM: 0 } }, settings);
      for (const ageYears of [1, 12, 29, 47]) {
        const birthdayJdUt = lifeJdUtAt(jdUt, ageYears);
        const { frame } = progressedTo(natal, sky, birthdayJdUt, settings, { method, orbs: {}, angles: [] });
        for (const angle of DIRECTED_ANGLES) {
          const atDeg = angle === 'ascendant' ? frame.ascendantDeg : frame.midheavenDeg;
          // Within a day of life of the birthday: closer than the ayanamsa moves in a year.
          for (let step = -50; step <= 50; step += 1) {
            const targetDeg = normalizeDeg(atDeg + step * 1e-6);
            const window = { fromJdUt: birthdayJdUt - 20, untilJdUt: birthdayJdUt + 20 };
            const found = angleCrossingsIn(natal, sky, { angle, method }, [targetDeg], window);
            if (found.length !== 1) wrong.push({ latitudeDeg, ageYears, angle, step, found: found.length });
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);
