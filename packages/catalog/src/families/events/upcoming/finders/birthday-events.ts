import { normalizeDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import { dateOfDayCount, secondOf } from '@graha/astro-engine/core/moment';
import { findMuhurtas } from '@graha/astro-engine/muhurta/find';
import { muhurtaSkyOf } from '@graha/astro-engine/muhurta/muhurta-day';
import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { tithiDays } from '@graha/astro-engine/observance/lunar-rules';
import { starInSolarMonthDays } from '@graha/astro-engine/observance/solar-rules';
import { lunarMonthName } from '@graha/astro-engine/calendar/lunar-month';
import { limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { type FoundEvent, ofBirth } from '../kind.ts';
import { daysKept } from './day-events.ts';

/** Days and times that a place and a birth decide together. */

const AT_SUNRISE = { kala: 'sunrise', both: 'first', none: 'start' } as const;
const MUHURTA_MINUTES_MIN = 20;
const NO_PADDING_DAYS = 0;

/**
 * The days on which the tithi of the birth rules at sunrise in the lunar month of the birth: the first of two such
 * days, and the day on which the tithi begins if no sunrise falls into it. A birth in a leap month is kept in the
 * normal month of the same name.
 */
export const tithiBirthdays = ofBirth((scene, { moment }) => {
  const { days, dates } = scene;
  const tithiIndex = limbIndexAt(days.angles, 'tithi', moment.jdUt);
  const { monthIndex } = days.moon.monthAt(moment.jdUt);
  const rule = { basis: 'tithi', monthIndex, tithiIndexes: [tithiIndex], adhika: 'skip', vyapti: AT_SUNRISE } as const;
  const { name, paksha } = tithiAt(tithiIndex);
  return daysKept(scene, tithiDays(days, rule, dates), {
    title: `Tithi birthday: ${lunarMonthName(monthIndex)} ${paksha} ${name}`,
    facts: { detail: 'tithi_birthday' },
  });
});

/** The last days on which the star of the birth rules at sunrise in the solar month of the birth, by the Tamil calendar. */
export const starBirthdays = ofBirth((scene, { moment, moonStarIndex }) => {
  const { days, dates } = scene;
  const signIndex = signIndexOf(normalizeDeg(days.angles.sun.degAt(moment.jdUt)));
  const rule = {
    basis: 'nakshatra_in_solar_month',
    signIndex,
    nakshatraIndex: moonStarIndex,
    vyapti: AT_SUNRISE,
  } as const;
  const nakshatra = nakshatraAt(moonStarIndex).name;
  return daysKept(scene, starInSolarMonthDays(days, rule, dates), {
    title: `Nakshatra birthday: ${nakshatra}`,
    facts: { detail: 'nakshatra_birthday', nakshatra, sign: signAt(signIndex).name },
  });
});

/** Times of a purpose that suit the person, as `muhurta/find` finds them in a strict search. */
export const muhurtas = ofBirth((scene, { moonSignIndex, moonStarIndex }): FoundEvent[] => {
  const { asked, days, dates, ephemeris } = scene;
  const purpose = PURPOSES.find(({ id }) => id === asked.purpose);
  if (purpose === undefined) return [];
  const sky = muhurtaSkyOf({ ...days.almanac, sky: ephemeris }, asked.settings.ayanamsa, days.angles);
  const question = {
    purpose,
    persons: [{ nakshatraIndex: moonStarIndex, signIndex: moonSignIndex }],
    mode: 'strict',
    withLagna: false,
    bans: purpose.bans,
    astaPaddingDays: NO_PADDING_DAYS,
  } as const;
  const dayCount = dates.toDayCount - dates.fromDayCount + 1;
  const search = { from: dateOfDayCount(dates.fromDayCount), dayCount, minMinutes: MUHURTA_MINUTES_MIN };
  return findMuhurtas(sky, question, search).windows.map(({ startJdUt, endJdUt }) => ({
    second: secondOf(startJdUt),
    untilSecond: secondOf(endJdUt),
    title: `Muhurta: ${purpose.name}`,
    facts: { detail: purpose.id, name: purpose.name, change: 'begins' },
  }));
});
