import { normalizeDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import { secondOf } from '@graha/astro-engine/core/moment';
import { crossingsIn } from '@graha/astro-engine/events/crossings';
import { ayanamsaIn } from '@graha/astro-engine/sky/placements';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { lunarReturn } from '@graha/astro-engine/western/body-return';
import { anglesOf } from '@graha/astro-engine/western/natal';
import { yearStartJdUt } from '@graha/astro-engine/western/profections';
import { solarReturn } from '@graha/astro-engine/western/solar-return';
import { nameOf, rounded } from '../../../../../wire/present-placement.ts';
import { ordinal } from '../../../../../wire/words.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Natal, Scene } from '../../scene.ts';

/** Returns to the places at birth, and the profected years that they open. */

const YEAR_DAYS = 365.2425;
/** A sidereal return after eighteen centuries is 25 days from the birthday in mean years: others are not searched. */
const STRAY_DAYS = 30;
/** Half a month, so a cell contains one return of the Moon at most. */
const MOON_CELL_DAYS = 13;
/** The birth itself is no return. */
const MINUTE_SECONDS = 60;

/** The numbers and seconds of the solar returns in a timeline, counted from the birth as `western/solar-return` does. */
function birthdaysIn({ ephemeris, westernZodiac, window, seconds }: Scene, { moment }: Natal) {
  const yearsAt = (jdUt: number): number => Math.floor((jdUt - moment.jdUt) / YEAR_DAYS);
  const first = Math.max(1, yearsAt(window.fromJdUt - STRAY_DAYS));
  const last = yearsAt(window.untilJdUt + STRAY_DAYS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .map((number) => ({ number, second: secondOf(solarReturn(ephemeris, moment.jdUt, number, westernZodiac)) }))
    .filter(({ second }) => second >= seconds.fromSecond && second < seconds.untilSecond);
}

export const solarReturns = ofBirth((scene, natal) =>
  birthdaysIn(scene, natal).map(({ number, second }) => ({
    second,
    untilSecond: null,
    title: `${ordinal(number)} solar return`,
    facts: { body: nameOf('sun'), number },
  })),
);

/** The profected years, each from its solar return. */
export const profectedYears = ofBirth((scene, natal) => {
  const { jdUt, place } = natal.moment;
  const ayanamsaDeg = ayanamsaIn(scene.ephemeris, scene.westernZodiac, jdUt);
  const { ascendant } = anglesOf(housesAt(scene.ephemeris, 'whole_sign', jdUt, place, ayanamsaDeg));
  const born = { jdUt, zodiac: scene.westernZodiac };
  return birthdaysIn(scene, natal).map(({ number, second }): FoundEvent => {
    const house = (number % 12) + 1;
    const { name, lord } = signAt((signIndexOf(ascendant) + number) % 12);
    return {
      second,
      untilSecond: secondOf(yearStartJdUt(scene.ephemeris, born, number + 1)),
      title: `Profected year of the ${ordinal(house)} house: ${name}, lord ${nameOf(lord)}`,
      facts: { body: nameOf(lord), change: 'begins', sign: name, house, number },
    };
  });
});

/** The returns of the Moon, searched from the start of fixed cells of time, so that every timeline finds the same. */
export const lunarReturns = ofBirth(({ ephemeris, westernZodiac, window }, { moment, second: birthSecond }) => {
  const first = Math.floor(window.fromJdUt / MOON_CELL_DAYS);
  const last = Math.floor(window.untilJdUt / MOON_CELL_DAYS);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * MOON_CELL_DAYS).flatMap(
    (cellJdUt): FoundEvent[] => {
      const jdUt = lunarReturn(ephemeris, moment.jdUt, cellJdUt, 1, westernZodiac);
      if (jdUt >= cellJdUt + MOON_CELL_DAYS || secondOf(jdUt) < birthSecond + MINUTE_SECONDS) return [];
      const facts = { body: nameOf('moon') };
      return [{ second: secondOf(jdUt), untilSecond: null, title: 'Lunar return', facts }];
    },
  );
});

/** Every pass of a planet over its place at birth, as `western/planetary-return` lists them. */
const returnsOf = (point: 'jupiter' | 'saturn') =>
  ofBirth(({ westernSky, window }, { moment, second: birthSecond }) => {
    const natalDeg = normalizeDeg(westernSky.longitudeDeg(point, moment.jdUt));
    return crossingsIn(westernSky.longitude(point), [natalDeg], window)
      .filter(({ jdUt }) => secondOf(jdUt) >= birthSecond + MINUTE_SECONDS)
      .map(({ jdUt, isForward }): FoundEvent => ({
        second: secondOf(jdUt),
        untilSecond: null,
        title: `${nameOf(point)} return${isForward ? '' : ', retrograde'}`,
        facts: {
          body: nameOf(point),
          sign: signAt(signIndexOf(natalDeg)).name,
          longitude: rounded(natalDeg) % 360,
          is_retrograde: !isForward,
        },
      }));
  });

export const saturnReturns = returnsOf('saturn');
export const jupiterReturns = returnsOf('jupiter');
